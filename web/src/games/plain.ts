// Fallback for games without a folder: players, the situation in words, and every legal move as a button. A new folder
// may begin with this and replace member after member.

import { knows, say } from "../i18n/index.svelte";
import { key, kindName } from "../i18n/sentences";
import type { BaseView } from "../net/generated";
import PlainTable from "./PlainTable.svelte";
import type { Choice, ChoiceGroup, GameModule, HelpPage, Scene, Topic } from "./types";

interface PlainView extends BaseView {
  active?: number;
  result?: { players?: { points?: number }[] } | null;
}

function groups(scene: Scene<PlainView>): ChoiceGroup[] {
  const byVerb = new Map<string, Choice[]>();
  for (const choice of scene.choices) byVerb.set(choice.verb, [...(byVerb.get(choice.verb) ?? []), choice]);
  return [...byVerb.values()].map((choices) => ({ title: say("web-group-answer"), choices }));
}

function situation(scene: Scene<PlainView>): string[] {
  const { waiting } = scene.view;
  if (waiting.includes(scene.me)) return [say("web-situation-you")];
  return waiting.length > 0
    ? [say("web-waiting-for", { names: waiting.map((seat) => scene.names[seat] ?? "").join(", ") })]
    : [];
}

export function plainGame(game: string): GameModule<PlainView> {
  const about = (topic: Topic): HelpPage | null => {
    const rule = key(game, "rule", topic.id);
    const ruling = key(game, "ruling", topic.id);
    if (!knows(rule)) return null;
    return { title: kindName(game, topic.id), rule: say(rule), ...(knows(ruling) ? { ruling: say(ruling) } : {}) };
  };
  return {
    key: game,
    title: () => say(game),
    subtitle: () => "",
    size: () => 0,
    Table: PlainTable,
    groups,
    situation,
    help: about,
    topicOf: (choice) =>
      choice.kind && knows(key(game, "rule", choice.kind)) ? { kind: "card", id: choice.kind } : null,
    motions: () => [{ do: "wait", ms: 150 }],
    sound: () => null,
    dot: () => "",
    result: (view, seats, scores) => {
      const order = seats.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
      const points = (seat: number): number => view.result?.players?.[seat]?.points ?? scores[seat] ?? 0;
      return {
        ranking: order.map((seat) => ({
          seat,
          place: 1 + order.filter((other) => (scores[other] ?? 0) > (scores[seat] ?? 0)).length,
          points: Math.round(points(seat)),
          why: "",
        })),
        columns: [],
        notes: [],
      };
    },
    chapters: [],
    catalogue: () => [],
    picture: () => "",
  };
}
