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

const press = (what: SVGElement | undefined): unknown =>
  what?.dispatchEvent(new MouseEvent("click", { bubbles: true }));

/** Let a click beside something that can be pressed press the nearest, if a fingertip there would cover its middle. */
export function nearest(board: SVGSVGElement): void {
  board.addEventListener("click", (event) => {
    if (!(event.target as Element).closest("[data-legal]")) press(legalAt(board, event.clientX, event.clientY));
  });
}

export interface Slide {
  /** where the finger is, in px */
  x: number;
  y: number;
  /** what lifting it there would press */
  over: SVGElement | undefined;
}

/** Let a finger slide over a board: what lies under it is told, and pressed where the finger is lifted. */
export function slides(board: SVGSVGElement, tell: (slide: Slide | null) => void): { destroy(): void } {
  let from: { id: number; x: number; y: number } | null = null;
  let slide: Slide | null = null;
  let slid = 0; // when a slide ended: a click that the browser sends after it does not count
  const end = (): void => {
    from = slide = null;
    tell(null);
  };
  const listeners: { [K in "pointerdown" | "pointermove" | "pointerup" | "pointercancel"]: (e: PointerEvent) => void } =
    {
      pointerdown: (event) => {
        const [x, y] = [event.clientX, event.clientY];
        if (event.pointerType !== "touch" || !event.isPrimary || !board.querySelector("[data-legal]")) return;
        from = { id: event.pointerId, x, y };
      },
      pointermove: ({ pointerId, clientX: x, clientY: y }) => {
        if (from?.id !== pointerId || (!slide && Math.hypot(x - from.x, y - from.y) < SLIP)) return;
        if (!slide) board.setPointerCapture(pointerId);
        tell((slide = { x, y, over: legalAt(board, x, y) }));
      },
      pointerup: () => {
        const done = slide;
        end();
        if (!done) return;
        slid = Date.now();
        press(done.over);
      },
      pointercancel: end,
    };
  const swallow = (event: MouseEvent): void => {
    if (event.isTrusted && Date.now() - slid < 300) event.stopPropagation();
  };
  for (const [name, listener] of Object.entries(listeners)) board.addEventListener(name, listener as EventListener);
  board.addEventListener("click", swallow, true);
  return { destroy: () => tell(null) };
}

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
