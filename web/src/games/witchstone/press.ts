// Keyboard support for elements of SVG drawings: Enter and Space press them.

export function keys(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    press();
  };
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
