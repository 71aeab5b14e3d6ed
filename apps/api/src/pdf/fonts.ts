import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { unpackFont } from './unpack-font.ts';

const require = createRequire(import.meta.url);

async function readFont(subset: 'latin' | 'latin-ext', weight: 400 | 700): Promise<Buffer> {
  const name = `atkinson-hyperlegible-next-${subset}-${weight}-normal.woff`;
  const path = require.resolve(`@fontsource/atkinson-hyperlegible-next/files/${name}`);
  return unpackFont(await readFile(path));
}

/** The typeface of the site, in the two weights and two subsets that are embedded. */
export interface Fonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
  readonly regularExtended: Buffer;
  readonly boldExtended: Buffer;
}

async function readFonts(): Promise<Fonts> {
  const [regular, bold, regularExtended, boldExtended] = await Promise.all([
    readFont('latin', 400),
    readFont('latin', 700),
    readFont('latin-ext', 400),
    readFont('latin-ext', 700),
  ]);
  return { regular, bold, regularExtended, boldExtended };
}

let reading: Promise<Fonts> | null = null;

/** Reads the fonts at the first document, and keeps them. */
export function loadFonts(): Promise<Fonts> {
  reading ??= readFonts();
  return reading;
}
