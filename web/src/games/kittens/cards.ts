// Cards as HTML text, used by hand, table, help and animations.

import { escaped } from "../../art/html";
import { say } from "../../i18n/index.svelte";
import { aboutKind, capital, kindName } from "../../i18n/sentences";
import { backOf, faceOf, pictureOf, styleOf, symbolOf } from "./faces";

export const nameOf = (kind: string): string => capital(kindName("kittens", kind));
export const shortOf = (kind: string): string => aboutKind("kittens", "short", kind);

// A vowel, and after it the first of two consonants: there a word may be divided. Two letters may be one consonant.
const CONSONANT = "(?:[csrd]z|ch|(?![csrd]z|ch)[bcdfghjklłmnprstwzżźćńś])";
const VOWEL = "[aeiouyąęó]";
const SYLLABLE = new RegExp(`(${VOWEL}(?:${CONSONANT}(?=${CONSONANT}${VOWEL}))?)(?=${CONSONANT}${VOWEL})`, "gi");

/** Add soft hyphens to words of at least so many letters: between two consonants, or before one. */
export function soften(text: string, letters = 9): string {
  const divided = (word: string): string => word.slice(0, 1) + word.slice(1).replace(SYLLABLE, "$1\u00ad");
  // A word counts with what may not be broken off from it.
  return text.replace(/[^ ]+/g, (words) => (words.length < letters ? words : words.replace(/[^\u00a0]+/g, divided)));
}

const long = (name: string): boolean => name.length > 17 || name.split(" ").some((word) => word.length > 10);

/** Return the whole face of a card. Its width comes from CSS. */
export function cardHtml(kind: string, cls = ""): string {
  const name = nameOf(kind);
  return (
    `<span class="kc ${cls}" style="${styleOf(kind)}"><span class="kc-face"><span class="kc-spine"><span class="kc-sym">${symbolOf(kind)}</span>` +
    `<span class="kc-fam">${say(`web-family-${faceOf(kind).family}`)}</span></span>${pictureOf(kind, "kc-art")}` +
    `<span class="kc-text"><b${long(name) ? ' class="long"' : ""}>${escaped(soften(name))}</b><span>${escaped(shortOf(kind))}</span></span></span></span>`
  );
}

/** Return a card of the fan: the spine, which is what the cards on it leave free, then picture, name and effect. */
export function handHtml(kind: string): string {
  const name = nameOf(kind);
  return (
    `<span class="fc-in" style="${styleOf(kind)}"><span class="fc-sp" data-spine><span class="fc-sy">${symbolOf(kind)}</span>` +
    `<span class="fc-v">${escaped(name)}</span></span>${pictureOf(kind, "fc-art", "14 6 172 158")}` +
    `<span class="fc-t"><b>${escaped(soften(name))}</b><span>${escaped(soften(shortOf(kind), 12))}</span></span></span>`
  );
}

/** Return a small card: picture, symbol, name. */
export function chipHtml(kind: string): string {
  return (
    `<span class="kchip-art" style="${styleOf(kind)}">${pictureOf(kind, "", "20 10 160 150")}<span class="kchip-sym">${symbolOf(kind)}</span></span>` +
    `<span class="kchip-name">${escaped(soften(nameOf(kind)))}</span>`
  );
}

export const backHtml = (god = false): string => backOf(god ? "god" : "base");
