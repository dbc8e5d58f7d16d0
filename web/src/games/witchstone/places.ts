// Names of the areas and connections of the ball: a kind and a point of the compass, made from the coordinates as in
// src/kociolek/text/places.py. Two areas of one kind in one direction are the inner and the outer one.

import { knows, say } from "../../i18n/index.svelte";
import type { Area, Components } from "./components.svelte";

const FORMS = ["", "gen", "acc"] as const;

/** The eighth of the compass in which an area lies, from east clockwise: 0 to 7. */
export const direction = ({ x, y }: { x: number; y: number }): number =>
  ((Math.round(Math.atan2(y, x) / (Math.PI / 4)) % 8) + 8) % 8;

/** Return the names of all areas and connections in the current language; `V0.gen` is a form of the name of `V0`. */
export function areaNames(c: Components): Record<string, string> {
  const found: Record<string, string> = {};
  const far = (area: Area): number => Math.hypot(area.x, area.y);
  for (const area of Object.values(c.areas)) {
    const rivals = Object.values(c.areas).filter(
      (other) => other !== area && other.kind === area.kind && direction(other) === direction(area),
    );
    const near = rivals.length === 0 ? "" : rivals.every((other) => far(area) < far(other)) ? "inner" : "outer";
    for (const form of FORMS) found[form ? `${area.id}.${form}` : area.id] = nameOf(area, near, form);
  }
  for (const { id, a, b } of c.links)
    found[id] = say("witchstone-area-connection", {
      from: found[`${a.id}.gen`] ?? a.id,
      to: found[`${b.id}.gen`] ?? b.id,
    });
  return found;
}

/** Say a message in a form, or as it is where the language has no such form. */
const inForm = (key: string, form: string): string => say(form && knows(`${key}.${form}`) ? `${key}.${form}` : key);

function nameOf(area: Area, near: string, form: string): string {
  const noun = `witchstone-area-${area.kind}`;
  const named = inForm(noun, form);
  if (area.kind === "witchstone") return named;
  const feminine = knows(`${noun}.f`) ? "f" : "";
  const words = [...(near ? [`witchstone-near-${near}`] : []), `witchstone-way-${direction(area)}`];
  return say("witchstone-area", { way: words.map((word) => inForm(word, feminine + form)).join(" "), kind: named });
}
