import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { company } from '@cleaning/company';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import sharp from 'sharp';

/** The size that sites recommend for the picture of a shared link, in pixels. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const;

const NAME = {
  text: company.name,
  x: 160,
  y: 96,
  lettering: { weight: 'heavy', size: 36 },
} as const;
const TAGLINE = {
  text: company.tagline,
  x: 160,
  y: 128,
  lettering: { weight: 'regular', size: 20 },
} as const;

/** Where the title may be, beside the house and above the ground, in pixels. */
const TITLE_BOX = { left: 64, top: 196, width: 500, height: 330 } as const;
const TITLE_SIZES = [76, 68, 60, 52, 44] as const;
const LINE_HEIGHT = 1.12;
/** The distance from the top of a line to its baseline, as a share of the font size. */
const BASELINE = 0.8;

/** Renders the picture of a page for shared links, as PNG. */
export async function socialCard(title: string): Promise<Buffer> {
  const [template, house, logo] = await Promise.all([
    readFile(join(import.meta.dirname, 'social-card.svg'), 'utf8'),
    drawing('house.svg'),
    drawing('logo.svg'),
  ]);
  const words = [NAME, TAGLINE]
    .map(({ text, lettering, x, y }) => outlineText(text, lettering, x, y))
    .concat(titleOutline(title))
    .join('');
  const svg = template
    .replace('<!--house-->', house)
    .replace('<!--logo-->', logo)
    .replace('<!--words-->', words);
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** The outline of the title in the largest size that fits its box. */
function titleOutline(title: string): string {
  for (const size of TITLE_SIZES) {
    const lettering: Lettering = { weight: 'heavy', size };
    const widthOf = (line: string) => textWidth(line, lettering);
    const lines = wrapText(title, TITLE_BOX.width, widthOf);
    const lineHeight = size * LINE_HEIGHT;
    if (
      lines.length * lineHeight <= TITLE_BOX.height &&
      lines.every((line) => widthOf(line) <= TITLE_BOX.width)
    ) {
      return lines
        .map((line, index) =>
          outlineText(
            line,
            lettering,
            TITLE_BOX.left,
            TITLE_BOX.top + index * lineHeight + size * BASELINE,
          ),
        )
        .join('');
    }
  }
  throw new Error(`"${title}" is too long for the picture of its page. Shorten the title.`);
}

async function drawing(name: string): Promise<string> {
  const file = fileURLToPath(import.meta.resolve(`@cleaning/ui/illustrations/${name}`));
  return readFile(file, 'utf8');
}

/** Writes the picture of a page into the built site, and returns its path. */
export async function writeSocialCard(
  folder: string,
  page: { readonly name: string; readonly title: string },
): Promise<string> {
  const picture = await socialCard(page.title);
  // Sites cache a picture by its address, so a new picture needs a new address.
  const hash = createHash('sha256').update(picture).digest('base64url').slice(0, 8);
  const path = `/assets/card-${page.name}-${hash}.png`;
  await writeFile(join(folder, path), picture);
  return path;
}

/** The font files by weight. */
const FILES = {
  regular: import.meta
    .resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff2'),
  heavy: import.meta
    .resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-800-normal.woff2'),
} as const;

const fonts = { regular: open(FILES.regular), heavy: open(FILES.heavy) };

/** The font weight and size of a line of text, in the units of the picture. */
interface Lettering {
  readonly weight: keyof typeof fonts;
  readonly size: number;
}

/** The width of a line of text, in the units of the picture. */
export function textWidth(text: string, { weight, size }: Lettering): number {
  return (layOut(text, weight).advanceWidth * size) / fonts[weight].unitsPerEm;
}

/**
 * The outline of a line of text as SVG path data, which looks the same on machines without the
 * font.
 *
 * @param x The left end of the baseline.
 * @param y The height of the baseline, from the top.
 * @throws when the font has no glyph for one of the characters.
 */
export function outlineText(text: string, lettering: Lettering, x: number, y: number): string {
  const scale = lettering.size / fonts[lettering.weight].unitsPerEm;
  const { glyphs, positions } = layOut(text, lettering.weight);
  let pen = 0;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      // Glyphs have their y axis upwards, and pictures downwards.
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

/** Breaks text into as few lines as fit a width. A word wider than that has a line to itself. */
export function wrapText(
  text: string,
  maxWidth: number,
  widthOf: (line: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > maxWidth) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
