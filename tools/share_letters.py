"""Draw the letters and the mark of shared pictures with Chromium: python tools/share_letters.py

They come from the fonts of the client. The server composes pictures of results from them and needs no library that
draws. Run it when the fonts or the mark change; the files are kept.
"""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from kociolek.server.share.png import png

ROOT: Final = Path(__file__).parents[1]
HERE: Final = ROOT / "src/kociolek/server/share"
FONTS: Final = ROOT / "web/public/fonts"
FACES: Final = {
    "title": ("Grenze", 800, 76),
    "text": ("Atkinson", 700, 38),
    "small": ("Atkinson", 600, 28),
}
FILES: Final = {
    "Grenze": ("grenze-latin-800-normal", "grenze-latin-ext-800-normal"),
    "Atkinson": (
        "atkinson-hyperlegible-next-latin-wght-normal",
        "atkinson-hyperlegible-next-latin-ext-wght-normal",
    ),
}
LETTERS: Final = "".join(map(chr, [*range(0x21, 0x7F), *range(0xC0, 0x180)])) + "„”’“–…·±×−%"
MARK: Final = 132  # px
DRAW: Final = """async ([faces, files, letters, mark, size]) => {
  for (const [family, sources] of Object.entries(files)) for (const source of sources) {
    const face = new FontFace(family, `url(data:font/woff2;base64,${source.data})`,
      { unicodeRange: source.range, weight: '100 900' });
    document.fonts.add(await face.load());
  }
  const found = {};
  for (const [name, [family, weight, px]] of Object.entries(faces)) {
    const font = `${weight} ${px}px ${family}`, high = Math.ceil(px * 1.4), base = Math.ceil(px * 1.05);
    const measure = document.createElement('canvas').getContext('2d');
    measure.font = font;
    const glyphs = {}, rows = Array.from({ length: high }, () => []);
    let x = 0;
    for (const letter of letters) {
      const told = measure.measureText(letter), left = Math.ceil(told.actualBoundingBoxLeft) + 1;
      const wide = left + Math.ceil(told.actualBoundingBoxRight) + 1;
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context.font = font;
      context.fillText(letter, left, base);
      const { data } = context.getImageData(0, 0, wide, high);
      for (let y = 0; y < high; y++) for (let i = 0; i < wide; i++)
        rows[y].push(Math.round(data[4 * (y * wide + i) + 3] / 17) * 17);
      glyphs[letter] = [x, wide, left, Math.round(told.width * 10) / 10];
      x += wide;
    }
    found[name] = { high, base, space: Math.round(measure.measureText(' ').width * 10) / 10, glyphs, rows };
  }
  const image = new Image();
  image.src = `data:image/svg+xml;base64,${mark}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const context = canvas.getContext('2d');
  context.fillStyle = '#f3e7d1';
  context.fillRect(0, 0, size, size);
  context.drawImage(image, 0, 0, size, size);
  const { data } = context.getImageData(0, 0, size, size);
  found.mark = Array.from(data).filter((_, i) => i % 4 < 3);
  return found;
}"""


def font(name: str) -> dict[str, str]:
    wide = "U+0100-02BA,U+1E00-1E9F" if "latin-ext" in name else "U+0000-00FF,U+0152-0153,U+2000-206F,U+2212"
    return {"data": base64.b64encode((FONTS / f"{name}.woff2").read_bytes()).decode(), "range": wide}


def main() -> None:
    mark = base64.b64encode((ROOT / "web/public/favicon.svg").read_bytes()).decode()
    files = {family: [font(name) for name in names] for family, names in FILES.items()}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        found: dict[str, Any] = browser.new_page().evaluate(DRAW, [FACES, files, LETTERS, mark, MARK])
        browser.close()
    (HERE / "mark.png").write_bytes(png(MARK, MARK, bytes(found.pop("mark")), 3))
    for name, face in found.items():
        rows = face.pop("rows")
        (HERE / f"{name}.png").write_bytes(png(len(rows[0]), face["high"], b"".join(map(bytes, rows)), 1))
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    (HERE / "letters.json").write_text(text.replace('"glyphs"', '\n"glyphs"') + "\n", "utf-8")


if __name__ == "__main__":
    main()
