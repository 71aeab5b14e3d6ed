import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font, GlyphRun } from 'fontkit';
import type { Face } from './text-runs.ts';

const require = createRequire(import.meta.url);

/** The path of a file in a package that does not export it. */
const besideEntry = (entry: string, file: string): string => join(dirname(entry), '..', file);

export type Weight = 'regular' | 'bold';

const FILES: Readonly<Record<Face, Readonly<Record<Weight, string>>>> = {
  main: {
    regular:
      require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf'),
  },
  fallback: {
    regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  },
  arabic: {
    regular: besideEntry(
      require.resolve('@embedpdf/fonts-arabic'),
      'fonts/NotoNaskhArabic-Regular.ttf',
    ),
    bold: besideEntry(require.resolve('@embedpdf/fonts-arabic'), 'fonts/NotoNaskhArabic-Bold.ttf'),
  },
  hebrew: {
    regular:
      require.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
  },
  thai: {
    regular:
      require.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf'),
  },
  korean: {
    regular: besideEntry(require.resolve('@embedpdf/fonts-kr'), 'fonts/NotoSansKR-Regular.otf'),
    bold: besideEntry(require.resolve('@embedpdf/fonts-kr'), 'fonts/NotoSansKR-Bold.otf'),
  },
  japanese: {
    regular: besideEntry(require.resolve('@embedpdf/fonts-jp'), 'fonts/NotoSansJP-Regular.otf'),
    bold: besideEntry(require.resolve('@embedpdf/fonts-jp'), 'fonts/NotoSansJP-Bold.otf'),
  },
  chinese: {
    regular: besideEntry(require.resolve('@embedpdf/fonts-sc'), 'fonts/NotoSansHans-Regular.otf'),
    bold: besideEntry(require.resolve('@embedpdf/fonts-sc'), 'fonts/NotoSansHans-Bold.otf'),
  },
};

type Weights = Readonly<Record<Weight, Font>>;

/** The fonts of one document; they always include the main face. */
export type Fonts = ReadonlyMap<Face, Weights>;

async function readFace(face: Face): Promise<Weights> {
  const { create } = await import('fontkit');
  const open = async (file: string): Promise<Font> => {
    const font = create(await readFile(file));
    if (font.type !== 'TTF') throw new Error(`${file} is a collection of fonts.`);
    return font;
  };
  return { regular: await open(FILES[face].regular), bold: await open(FILES[face].bold) };
}

const reading = new Map<Face, Promise<Weights>>();

/**
 * Loads each face when a document first needs it, and keeps it in memory: the Chinese one takes 17
 * MB.
 */
export async function loadFonts(faces: Iterable<Face>): Promise<Fonts> {
  const fonts = new Map<Face, Weights>();
  for (const face of faces) {
    const weights = reading.get(face) ?? readFace(face);
    reading.set(face, weights);
    fonts.set(face, await weights);
  }
  return fonts;
}

/**
 * A copy of a font for one document. All documents share the font's tables, since parsing them
 * takes 20 MB and a third of a document's time. Glyphs are not shared, because a glyph keeps the
 * code points that it was first used for.
 */
export const fontOfDocument = (font: Font): Font =>
  Object.create(font, { _glyphs: { value: {} } }) as Font; // An object made from a font is one.

/**
 * A font without ligatures and other shaping: one glyph for each code point, in the order of the
 * text. What is written with it in a document can be read back to the letter.
 */
export const plainFontOf = (font: Font): Font =>
  Object.create(font, {
    _glyphs: { value: {} },
    // The writer of the document takes fonts of one name for the same.
    postscriptName: { value: `${font.postscriptName}-Letters` },
    layout: {
      value(this: Font, text: string): Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'> {
        const glyphs = Array.from(text, (letter) =>
          this.glyphForCodePoint(letter.codePointAt(0) ?? 0),
        );
        const positions = glyphs.map(({ advanceWidth: xAdvance }) => ({
          xAdvance,
          yAdvance: 0,
          xOffset: 0,
          yOffset: 0,
        }));
        return {
          glyphs,
          positions,
          // Taken late, since the writer of the document scales the positions in place.
          get advanceWidth() {
            return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
          },
        };
      },
    },
  }) as Font; // As above.
