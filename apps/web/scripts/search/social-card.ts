import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { company } from '@cleaning/company';
import sharp from 'sharp';
import { outlineText, textWidth } from './outline-text.ts';
import type { Lettering } from './outline-text.ts';
import { wrapText } from './wrap-text.ts';

/** The size that sites which show shared links ask for, in pixels. */
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

/** Where a title may stand, beside the house and above the ground. */
const TITLE_BOX = { left: 64, top: 196, width: 500, height: 330 } as const;
const TITLE_SIZES = [76, 68, 60, 52, 44] as const;
const LINE_HEIGHT = 1.12;
/** How far below the top of a line its letters stand, as a share of their size. */
const BASELINE = 0.8;

/** The picture of a page in shared links, as PNG. */
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

/** The title in the largest letters that its place has room for. */
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
