import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { lettersOfFont } from './letters-of-font.ts';
import type { Face, Letters } from './text-runs.ts';
import { unpackFont } from './unpack-font.ts';

const require = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';

const WEIGHTS = { regular: 400, bold: 700 } as const satisfies Record<Weight, number>;
const FALLBACKS = {
  regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
} as const satisfies Record<Weight, string>;

type Faces<Of> = Readonly<Record<Weight, Readonly<Record<Face, Of>>>>;

/** What is embedded: each face in each weight, and the letters that each face has. */
export interface Fonts {
  readonly faces: Faces<Font>;
  readonly letters: Letters;
}

async function readSubset(subset: 'latin' | 'latin-ext', weight: Weight): Promise<Buffer> {
  const name = `atkinson-hyperlegible-next-${subset}-${WEIGHTS[weight]}-normal.woff`;
  const path = require.resolve(`@fontsource/atkinson-hyperlegible-next/files/${name}`);
  return unpackFont(await readFile(path));
}

async function readWeight(weight: Weight): Promise<Record<Face, Buffer>> {
  const [basic, extended, fallback] = await Promise.all([
    readSubset('latin', weight),
    readSubset('latin-ext', weight),
    readFile(FALLBACKS[weight]),
  ]);
  return { basic, extended, fallback };
}

async function readFonts(): Promise<Fonts> {
  const [{ create }, regular, bold] = await Promise.all([
    import('fontkit'),
    readWeight('regular'),
    readWeight('bold'),
  ]);
  const letters = {
    basic: lettersOfFont(regular.basic),
    extended: lettersOfFont(regular.extended),
    fallback: lettersOfFont(regular.fallback),
  };
  const open = (file: Buffer): Font => {
    const font = create(file);
    if (font.type !== 'TTF') throw new Error('This is a collection of fonts.');
    return font;
  };
  const opened = ({ basic, extended, fallback }: Record<Face, Buffer>) => ({
    basic: open(basic),
    extended: open(extended),
    fallback: open(fallback),
  });
  return { faces: { regular: opened(regular), bold: opened(bold) }, letters };
}

let reading: Promise<Fonts> | null = null;

/**
 * The font as one document needs it. All documents share its tables: to read those anew takes 20 MB and a
 * third of the time of a document. A shape, though, keeps the letters that it was first used for, and those
 * of one document say nothing about another.
 */
export const fontOfDocument = (font: Font): Font =>
  Object.create(font, { _glyphs: { value: {} } }) as Font; // An object made from a font is one.

/** Reads the fonts at the first document, and keeps them. */
export function loadFonts(): Promise<Fonts> {
  reading ??= readFonts();
  return reading;
}
