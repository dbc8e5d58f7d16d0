// Marks of the seats: a shape each, because colour alone is not accessible.

export const SEAT_MARKS = ["moon", "sun", "drop", "leaf", "bell", "fish", "key", "hat", "bone", "feather"];
const SEAT: Record<string, string> = {
  moon: '<path d="M16.5 3.2A9.3 9.3 0 1020.8 16 8 8 0 0116.5 3.2z"/>',
  sun: '<path d="M12 1.5l2.3 4.4 4.7-1.5-.6 4.9 4.6 2.7-4.6 2.7.6 4.9-4.7-1.5L12 22.5l-2.3-4.4L5 19.6l.6-4.9L1 12l4.6-2.7L5 4.4l4.7 1.5z"/>',
  drop: '<path d="M12 1.5c4 5 7 8.5 7 13a7 7 0 01-14 0c0-4.5 3-8 7-13z"/>',
  leaf: '<path d="M21 3C10 3 4 7 4 14c0 1.3.3 2.5.7 3.5L2.5 20.5l1.5 1 2.3-2.7C8 20 9.6 20.5 11 20.5 18 20.5 21 13 21 3zM7.5 17C10 12.5 13 10 17 7.5c-3 3.5-5.5 6.5-8 10.3z"/>',
  bell: '<path d="M12 2a2 2 0 012 2c3 1 4.5 3.6 4.5 7 0 3.6 1 4.8 2.5 6.5H3c1.5-1.7 2.5-2.9 2.5-6.5 0-3.4 1.5-6 4.5-7a2 2 0 012-2zM9 19h6a3 3 0 01-6 0z"/>',
  fish: '<path d="M1.5 12C5 6.5 12 5 17 10l5.5-4v12L17 14C12 19 5 17.5 1.5 12zM7 10a1.3 1.3 0 100 2.6A1.3 1.3 0 007 10z" fill-rule="evenodd"/>',
  key: '<path d="M8 2.5a5.5 5.5 0 012 10.6V14l0 7.5H6V19h-.0 0v-5.9A5.5 5.5 0 018 2.5zm0 3a2.5 2.5 0 100 5 2.5 2.5 0 000-5z" transform="translate(3.5 0)" fill-rule="evenodd"/><path d="M13.5 16h4v2h-4zM13.5 19.5h5.5v2h-5.5z"/>',
  hat: '<path d="M14 1.5l4 14.5c2.5.5 4.5 1.3 4.5 2.5 0 2-4.7 3.5-10.5 3.5S1.5 20.5 1.5 18.5C1.5 17.3 3.5 16.5 6 16l3.5-8.5L8 7z"/>',
  // upright, or it would look like the fish
  bone: '<path transform="rotate(-90 12 12)" d="M2 12l4-3.5v7zM7 11h12v2H7zM9 6.5h2.2V17.5H9zM13 7.5h2.2v9H13zM17 8.5h2v7h-2zM19 9a3 3 0 110 6z"/>',
  feather:
    '<path d="M21 2C12 2.5 6 8 6 15l-3.5 5.5 1.7 1L7.5 17C15 17 20.5 11 21 2zM9 14l7-7-5.5 8z" fill-rule="evenodd"/>',
};

const markOf = (seat: number): string => SEAT[SEAT_MARKS[seat % SEAT_MARKS.length] ?? "moon"] ?? "";
/** Return the mark of a seat, counted from 0, as SVG. */
export const seatMark = (seat: number, cls = "i"): string =>
  `<svg class="${cls}" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">${markOf(seat)}</svg>`;
export const seatMarkG = (seat: number, x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" fill="${fill}">${markOf(seat)}</g>`;
