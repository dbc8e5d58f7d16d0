import { Refusal } from "../net/api";
import { bring } from "./index.svelte";
import { problemSentence } from "./sentences";

/** Return the sentence for an error of a request. Its texts are loaded late. */
export async function trouble(error: unknown): Promise<string> {
  await bring("web-error").catch(() => undefined);
  return error instanceof Refusal ? problemSentence(error.problem) : String(error);
}
