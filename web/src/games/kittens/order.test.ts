import { beforeEach, describe, expect, it, vi } from "vitest";
import { keptOrder, movedTo, remember, remembered } from "./order";

describe("the order of the hand", () => {
  it("is the order in which the cards came", () => {
    const first = keptOrder([], { nope: 1, attack: 2 });
    expect(first).toEqual(["nope", "attack"]);
    const drawn = keptOrder(first, { attack: 2, defuse: 1, nope: 1 });
    expect(drawn).toEqual(["nope", "attack", "defuse"]);
    const played = keptOrder(drawn, { attack: 1, defuse: 1 });
    expect(played).toEqual(["attack", "defuse"]);
    expect(keptOrder(played, { nope: 1, attack: 1, defuse: 1 })).toEqual(["attack", "defuse", "nope"]);
  });
  it("is what the player makes of it", () => {
    expect(movedTo(["a", "b", "c"], "a", 2)).toEqual(["b", "c", "a"]);
    expect(movedTo(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
    expect(movedTo(["a", "b", "c"], "b", 9)).toEqual(["a", "c", "b"]);
  });
});

describe("what is remembered", () => {
  let stored: Record<string, string> = {};
  beforeEach(() => {
    stored = {};
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => (stored[key] = value),
    });
  });
  it("is one order for each of the latest tables", () => {
    expect(remembered("x")).toEqual([]);
    for (let i = 0; i < 20; i++) remember(`t${i}`, [String(i)]);
    expect(remembered("t19")).toEqual(["19"]);
    expect(remembered("t8")).toEqual(["8"]);
    expect(remembered("t7")).toEqual([]);
    remember("t19", ["new"]);
    expect(remembered("t19")).toEqual(["new"]);
  });
  it("survives a broken store", () => {
    stored["kociolek.hands"] = "{";
    expect(remembered("x")).toEqual([]);
    remember("x", ["a"]);
    expect(remembered("x")).toEqual(["a"]);
  });
});
