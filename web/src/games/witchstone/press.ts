// What can be pressed inside a drawing: Enter and Space press it like a button.

export function keys(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    press();
  };
}

/** A class for pieces that appear while a drawing is already there, so that they pop up and the others do not. */
export class Newborn {
  private grown = false;
  grow(): void {
    this.grown = true;
  }
  get pop(): string {
    return this.grown ? "pop" : "";
  }
}
