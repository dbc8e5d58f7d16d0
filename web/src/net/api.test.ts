import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ask } from "./api";

const answers: { status: number; body: object; later?: string }[] = [];
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  answers.length = asked.length = 0;
  vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    const { status, body, later } = answers.length > 1 ? answers.shift()! : answers[0]!;
    const headers: HeadersInit = later === undefined ? {} : { "Retry-After": later };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refused = (key: string): { status: number; body: object; later: string } => ({
  status: 503,
  body: { error: { key, values: {} } },
  later: "1",
});

async function outcome(answer: Promise<unknown>): Promise<unknown> {
  const settled = answer.catch((error: { problem: { key: string } }) => error.problem.key);
  await vi.advanceTimersByTimeAsync(20_000);
  return settled;
}

describe("a server that asks to come again", () => {
  it("is asked again when it was only read", async () => {
    answers.push(refused("store-failed"), refused("node-silent"), { status: 200, body: { fine: true } });
    expect(await outcome(ask("/api/me"))).toEqual({ fine: true });
    expect(asked).toHaveLength(3);
  });

  it("is asked again for what nobody has begun, and for nothing else that changes something", async () => {
    answers.push(refused("node-silent"), { status: 200, body: { table: "t" } });
    expect(await outcome(ask("/api/tables", {}))).toEqual({ table: "t" });
    answers.splice(0, 9, refused("store-failed"));
    asked.length = 0;
    expect(await outcome(ask("/api/tables", {}))).toBe("store-failed");
    expect(asked).toHaveLength(1);
  });

  it("is not asked for ever, nor when it has too much to do", async () => {
    answers.push(refused("store-failed"));
    expect(await outcome(ask("/api/me"))).toBe("store-failed");
    expect(asked).toHaveLength(4);
    answers.splice(0, 9, refused("server-busy"));
    asked.length = 0;
    expect(await outcome(ask("/api/me"))).toBe("server-busy");
    expect(asked).toHaveLength(1);
  });
});
