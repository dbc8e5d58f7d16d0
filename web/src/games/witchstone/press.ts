// Keyboard support for elements of SVG drawings: Enter and Space press them.

export function keys(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    press();
  };
}

const REACH = 24; // px around the middle of something that can be pressed: half a fingertip
const SLIP = 8; // px that a finger moves before it slides and no longer taps

function legalAt(board: SVGSVGElement, x: number, y: number): SVGElement | undefined {
  let best: SVGElement | undefined;
  let least = REACH;
  for (const each of board.querySelectorAll<SVGElement>("[data-legal]")) {
    const { left, top, width, height } = (each.querySelector(".hit") ?? each).getBoundingClientRect();
    const far = Math.hypot(left + width / 2 - x, top + height / 2 - y);
    if (far < least) [best, least] = [each, far];
  }
  return best;
}

/** Let a click beside something that can be pressed press the nearest, if a fingertip there would cover its middle. */
export function nearest(board: SVGSVGElement): void {
  board.addEventListener("click", (event) => {
    if (!(event.target as Element).closest("[data-legal]"))
      legalAt(board, event.clientX, event.clientY)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
}

export interface Slide {
  /** where the finger is, in px */
  x: number;
  y: number;
  /** the move that lifting it there would make */
  move: string | undefined;
}

export interface Sliding {
  /** Return the move at a place of the screen. */
  find(x: number, y: number): string | undefined;
  tell(slide: Slide | null): void;
  choose(move: string): void;
}

/** Let a finger slide over a board: what lies under it is told, and chosen where the finger is lifted. */
export function slides(board: SVGSVGElement, { find, tell, choose }: Sliding): void {
  let from: { id: number; x: number; y: number } | null = null;
  let slide: Slide | null = null;
  let ended = 0; // when the last slide ended: a click that the browser sends after it does not count
  const end = (): void => {
    from = slide = null;
    tell(null);
  };
  board.addEventListener("pointerdown", ({ pointerType, isPrimary, pointerId: id, clientX: x, clientY: y }) => {
    if (pointerType === "touch" && isPrimary && board.querySelector("[data-legal]")) from = { id, x, y };
  });
  board.addEventListener("pointermove", ({ pointerId, clientX: x, clientY: y }) => {
    if (from?.id !== pointerId || (!slide && Math.hypot(x - from.x, y - from.y) < SLIP)) return;
    if (!slide) board.setPointerCapture(pointerId);
    tell((slide = { x, y, move: find(x, y) }));
  });
  board.addEventListener("pointerup", () => {
    const done = slide;
    end();
    if (!done) return;
    ended = Date.now();
    if (done.move !== undefined) choose(done.move);
  });
  board.addEventListener("pointercancel", end);
  board.addEventListener(
    "click",
    (event) => {
      if (event.isTrusted && Date.now() - ended < 300) event.stopPropagation();
    },
    true,
  );
}

/** Return the move of what can be pressed next to a place of the screen. */
export const moveAt = (board: SVGSVGElement, x: number, y: number): string | undefined =>
  legalAt(board, x, y)?.dataset["move"];

/** CSS class for pieces that appear after the first rendering, so that only those are animated. */
export class Newborn {
  private grown = false;
  grow(): void {
    this.grown = true;
  }
  get pop(): string {
    return this.grown ? "pop" : "";
  }
}
