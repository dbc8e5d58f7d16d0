// Icons: symbols of the free game-icons.net set and those of the interface. All take the text colour.

/** Symbols of a game: name -> SVG paths in a 512 box. */
export type IconSet = Readonly<Record<string, string>>;

export function symbols(set: IconSet) {
  const paths = (name: string): string => {
    const found = set[name];
    if (found === undefined) throw new Error(`no symbol ${name}`);
    return found;
  };
  return {
    /** Return a symbol as an SVG element. */
    icon: (name: string, cls = "i"): string =>
      `<svg class="${cls}" viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">${paths(name)}</svg>`,
    /** Return a symbol for use inside another drawing, centred on a point. */
    group: (name: string, x: number, y: number, size: number, fill: string): string =>
      `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})" fill="${fill}">${paths(name)}</g>`,
  };
}

const UI = {
  sound: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 010 6M18 6.5a8 8 0 010 11",
  mute: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 12.5l4.5 4.5L19 7.5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  back: "M15 5l-7 7 7 7",
  fwd: "M9 5l7 7-7 7",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  share: "M12 15V4M8 7.5L12 3.5l4 4M5 12v7a1.5 1.5 0 001.5 1.5h11A1.5 1.5 0 0019 19v-7",
  copy: "M9 9h10v11H9zM5 15V4h10",
  edit: "M4 20l1-4L16 5l3 3L8 19z",
  clock: "M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 8v4.5l3 2",
  chat: "M4 5h16v11h-9l-4 4v-4H4z",
  log: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  help: "M9 9a3 3 0 114.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.8h.01",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  undo: "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 010 11H9",
  rotate: "M19 12a7 7 0 11-2.5-5.4M17 2.5v4.5h-4.5",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  prev: "M18 5l-9 7 9 7zM6 5v14",
  next: "M6 5l9 7-9 7zM18 5v14",
  first: "M19 5l-7 7 7 7M11 5l-7 7 7 7",
  last: "M5 5l7 7-7 7M13 5l7 7-7 7",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z",
  bot: "M5 9h14v10H5zM12 9V5M9.5 13.5v1M14.5 13.5v1M12 4.5h.01",
  user: "M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6",
  moon: "M19 14.5A7.5 7.5 0 119.5 5a6 6 0 009.5 9.5z",
  sun: "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  shield: "M12 3.5l7 2.5v6c0 4-3 7-7 8.5-4-1.5-7-4.5-7-8.5V6z",
  swap: "M4 8h14l-4-4M20 16H6l4 4",
  dice: "M5 5h14v14H5zM9 9h.01M15 9h.01M9 15h.01M15 15h.01M12 12h.01",
  flag: "M6 21V4h12l-3 4.5L18 13H6",
  arrow: "M4 12h15M13 6l6 6-6 6",
  zoom: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  down2: "M12 4v11M7.5 11l4.5 4.5L16.5 11M5 20h14",
  bolt: "M13 3L5 13.5h6L10 21l8-10.5h-6z",
  gear: "M12 8.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.600l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.600l-2.1 2.1",
  sliders: "M4 7h8M18 7h2M12 7a3 3 0 106 0 3 3 0 10-6 0zM4 17h2M12 17h8M6 17a3 3 0 106 0 3 3 0 10-6 0z",
  users:
    "M9 5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM2.5 19.500c.8-3.500 3.300-5 6.500-5s5.700 1.500 6.500 5M15.500 5.300a3.500 3.500 0 010 6.400M17.500 14.800c2.200.5 3.500 2 4 4.700",
  bulb: "M9 17h6M10 20.500h4M8.500 14.500C6.500 13 5.500 11 5.500 9a6.500 6.500 0 0113 0c0 2-1 4-3 5.500",
  speak: "M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4.500 4.500 0 010 6M18 6.5a8 8 0 010 11",
  trophy:
    "M8 4h8v5a4 4 0 01-8 0zM8 5.500H5c0 3 1 4.500 3 4.500M16 5.500h3c0 3-1 4.500-3 4.500M12 13v4M8.500 20h7M10 17h4",
  wifi: "M3 9.5a13 13 0 0118 0M6.5 13a8 8 0 0111 0M10 16.5a3 3 0 014 0",
  smile: "M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM8 14c1.8 2.5 6.2 2.5 8 0M9 9.5v.01M15 9.5v.01",
  spark: "M12 3l1.8 6.2L20 11l-6.2 1.8L12 19l-1.8-6.2L4 11l6.2-1.8z",
} as const;
export type UiIcon = keyof typeof UI;
const SOLID: ReadonlySet<string> = new Set(["play", "bolt"]);

/** Return an interface icon as an SVG element. */
export function ui(name: UiIcon, cls = "i"): string {
  const fill = SOLID.has(name) ? "currentColor" : "none";
  const width = name === "more" ? 4.5 : 2.2;
  return (
    `<svg class="${cls}" viewBox="0 0 24 24" fill="${fill}" stroke="currentColor" stroke-width="${width}" ` +
    `stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${UI[name]}"/></svg>`
  );
}
