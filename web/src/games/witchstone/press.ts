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

/** Let a click beside something that can be pressed press the nearest, if a fingertip there would cover its middle. */
export function nearest(board: SVGSVGElement): void {
  board.addEventListener("click", (event) => {
    if ((event.target as Element).closest("[data-legal]")) return;
    let best: SVGElement | undefined;
    let least = REACH;
    for (const each of board.querySelectorAll<SVGElement>("[data-legal]")) {
      const { left, top, width, height } = (each.querySelector(".hit") ?? each).getBoundingClientRect();
      const far = Math.hypot(left + width / 2 - event.clientX, top + height / 2 - event.clientY);
      if (far < least) [best, least] = [each, far];
    }
    best?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
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
