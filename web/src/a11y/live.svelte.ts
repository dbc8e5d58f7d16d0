// Live regions for screen readers: a polite one for the log, an assertive one for what concerns the reader.

interface Said {
  id: number;
  text: string;
}

export const live = $state<{ polite: Said[]; urgent: Said[] }>({ polite: [], urgent: [] });

let counter = 0;
const LINES = 12;

export function announce(text: string, urgent = false): void {
  const region = urgent ? "urgent" : "polite";
  live[region] = [...live[region], { id: ++counter, text }].slice(-LINES);
}
