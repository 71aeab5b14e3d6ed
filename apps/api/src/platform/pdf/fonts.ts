import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import type { Face } from './text-runs.ts';

const require = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';

/** The typeface of the site, and a typeface for the words that it cannot set. */
const FILES = {
  regular: {
    main: require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf'),
    fallback: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  },
  bold: {
    main: require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf'),
    fallback: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  },
} as const satisfies Readonly<Record<Weight, Readonly<Record<Face, string>>>>;

/** What is embedded: each face in each weight. */
export type Fonts = Readonly<Record<Weight, Readonly<Record<Face, Font>>>>;

async function readFonts(): Promise<Fonts> {
  const { create } = await import('fontkit');
  const open = async (file: string): Promise<Font> => {
    const font = create(await readFile(file));
    if (font.type !== 'TTF') throw new Error('This is a collection of fonts.');
    return font;
  };
  const openWeight = async ({ main, fallback }: Record<Face, string>) => ({
    main: await open(main),
    fallback: await open(fallback),
  });
  return { regular: await openWeight(FILES.regular), bold: await openWeight(FILES.bold) };
}

let reading: Promise<Fonts> | null = null;

/** Reads the fonts at the first document, and keeps them. */
export function loadFonts(): Promise<Fonts> {
  reading ??= readFonts();
  return reading;
}

/**
 * The font as one document needs it. All documents share its tables: to read those anew takes 20 MB and a
 * third of the time of a document. A glyph, though, keeps the code points that it was first used for, and those
 * of one document say nothing about another.
 */
export const fontOfDocument = (font: Font): Font =>
  Object.create(font, { _glyphs: { value: {} } }) as Font; // An object made from a font is one.
