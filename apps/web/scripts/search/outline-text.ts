import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import type { Font } from 'fontkit';

/** The weights of the site's font that pictures are lettered in. */
const FILES = {
  regular: import.meta
    .resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff2'),
  heavy: import.meta
    .resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-800-normal.woff2'),
} as const;

const fonts = { regular: open(FILES.regular), heavy: open(FILES.heavy) };

/** How a line of text is set. Lengths are in the picture's own units. */
export interface Lettering {
  readonly weight: keyof typeof fonts;
  readonly size: number;
}

/** How wide a line of text is. */
export function textWidth(text: string, { weight, size }: Lettering): number {
  return (layOut(text, weight).advanceWidth * size) / fonts[weight].unitsPerEm;
}

/**
 * The outline of a line of text, as the data of an SVG path: it looks the same on a machine that
 * does not have the font.
 *
 * @param x The left end of its baseline.
 * @param y The height of its baseline, from the top.
 * @throws when the font has no shape for one of the characters.
 */
export function outlineText(text: string, lettering: Lettering, x: number, y: number): string {
  const scale = lettering.size / fonts[lettering.weight].unitsPerEm;
  const { glyphs, positions } = layOut(text, lettering.weight);
  let pen = 0;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      // Letters are drawn upwards from the baseline, and pictures downwards from the top.
      const outline = glyph.path
        .scale(scale, -scale)
        .translate(x + (pen + xOffset) * scale, y - yOffset * scale)
        .toSVG();
      pen += xAdvance;
      return outline;
    })
    .join('');
}

function layOut(text: string, weight: keyof typeof fonts): ReturnType<Font['layout']> {
  const run = fonts[weight].layout(text);
  if (run.glyphs.some(({ id }) => id === 0)) {
    throw new Error(`The font has no shape for a character of "${text}".`);
  }
  return run;
}

function open(url: string): Font {
  const font = create(readFileSync(fileURLToPath(url)));
  if ('fonts' in font) {
    throw new Error(`${url} holds several fonts, and one was expected.`);
  }
  return font;
}
