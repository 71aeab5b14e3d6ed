/** The typeface of the site, and a typeface for the words that it cannot set. */
export type Face = 'main' | 'fallback';

/** Which code points each face has glyphs for. */
export type GlyphCoverage = Readonly<
  Record<Face, { hasGlyphForCodePoint(codePoint: number): boolean }>
>;

export interface TextRun {
  readonly text: string;
  readonly face: Face;
}

/**
 * Splits a text into runs that one face can set. A word with a letter that the typeface of the site
 * lacks, such as a Vietnamese name, is set in the fallback from its first letter to its last. A letter that no
 * face has loses its marks, as on a passport, or becomes a question mark.
 */
export function textRuns(text: string, coverage: GlyphCoverage): TextRun[] {
  const runs: TextRun[] = [];
  for (const word of text.normalize('NFC').match(/\s|\S+/gu) ?? []) {
    const run = /\s/u.test(word) ? runOfSpace(word, coverage) : runOfWord(word, coverage);
    const last = runs.at(-1);
    if (last?.face === run.face) runs[runs.length - 1] = { ...run, text: last.text + run.text };
    else runs.push(run);
  }
  return runs;
}

const runOfSpace = (space: string, coverage: GlyphCoverage): TextRun => ({
  text: space === '\n' || isCovered(space, 'main', coverage) ? space : ' ',
  face: 'main',
});

function runOfWord(word: string, coverage: GlyphCoverage): TextRun {
  const letters = Array.from(word);
  if (letters.every((letter) => isCovered(letter, 'main', coverage))) {
    return { text: word, face: 'main' };
  }
  const text = letters.map((letter) => withGlyph(letter, coverage)).join('');
  return { text, face: 'fallback' };
}

function withGlyph(letter: string, coverage: GlyphCoverage): string {
  if (isCovered(letter, 'fallback', coverage)) return letter;
  const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return bare !== '' && isCovered(bare, 'fallback', coverage) ? bare : '?';
}

const isCovered = (letter: string, face: Face, coverage: GlyphCoverage): boolean =>
  coverage[face].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
