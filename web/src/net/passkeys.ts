// Passkeys: the browser's own API, with the server's questions and answers as text.

import { ask } from "./api";
import type { Me, PasskeyMade, PasskeyOptions, Passkeys } from "./generated";

/** Whether the browser offers passkeys at this address: it has to be secure, and to have a name. */
export const passkeysWork = (): boolean =>
  isSecureContext && typeof PublicKeyCredential === "function" && !/^[\d.]+$|:/.test(location.hostname);

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}

function text(data: ArrayBuffer): string {
  const signs = String.fromCharCode(...new Uint8Array(data));
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

interface Question {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: { id: string; type: "public-key" }[];
}

/** Return what the server reads of a credential. Parts that a browser does not have are left out. */
function told(made: PublicKeyCredential): object {
  const response: Record<string, string> = {};
  for (const part of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    const data = (made.response as unknown as Record<string, unknown>)[part];
    if (data instanceof ArrayBuffer) response[part] = text(data);
  }
  return { id: made.id, rawId: text(made.rawId), type: made.type, response, clientExtensionResults: {} };
}

/** Whether the player closed the browser's question, or let it run out. */
export const gaveUp = (error: unknown): boolean => error instanceof DOMException;

/** Make a passkey. A guest becomes an account with this login. */
export async function addPasskey(login?: string): Promise<PasskeyMade> {
  const { ticket, options } = await ask<PasskeyOptions>("/api/me/passkeys/options", login ? { login } : {});
  const question = options as unknown as Question;
  const publicKey = {
    ...options,
    challenge: bytes(question.challenge),
    user: { ...question.user, id: bytes(question.user.id) },
    excludeCredentials: (question.excludeCredentials ?? []).map((each) => ({ ...each, id: bytes(each.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return ask<PasskeyMade>("/api/me/passkeys", { ticket, credential: told(made) });
}

export async function signInWithPasskey(): Promise<Me> {
  const { ticket, options } = await ask<PasskeyOptions>("/api/passkeys/options", {});
  const publicKey = {
    ...options,
    challenge: bytes((options as unknown as Question).challenge),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions;
  const made = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  await ask<Me>("/api/passkeys/login", { ticket, credential: told(made) });
  return ask<Me>("/api/me"); // tells whether it is the host, too
}

export const removePasskey = (id: string): Promise<Passkeys> =>
  ask<Passkeys>(`/api/me/passkeys/${encodeURIComponent(id)}`, undefined, "DELETE");
