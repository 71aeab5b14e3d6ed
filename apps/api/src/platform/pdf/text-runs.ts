/** The typeface of the site in its two subsets, and a typeface for the words that neither can set. */
export type Face = 'basic' | 'extended' | 'fallback';

/** The letters of each face, as code points. */
export type Letters = Readonly<Record<Face, ReadonlySet<number>>>;

export interface TextRun {
  readonly text: string;
  readonly face: Face;
}

/**
 * Splits a text into runs that one face can set. A word with a letter that the typeface of the site
 * lacks, such as a Vietnamese name, is set in the fallback from its first letter to its last. What no
 * face has loses its marks, as on a passport, or becomes a question mark.
 */
export function textRuns(text: string, letters: Letters): TextRun[] {
  const runs: TextRun[] = [];
  const add = (run: TextRun) => {
    const last = runs.at(-1);
    if (last?.face === run.face) runs[runs.length - 1] = { ...run, text: last.text + run.text };
    else runs.push(run);
  };
  for (const word of text.normalize('NFC').match(/\s|\S+/gu) ?? []) {
    for (const run of /\s/u.test(word) ? [spaceOf(word, letters)] : runsOfWord(word, letters)) {
      add(run);
    }
  }
  return runs;
}

const spaceOf = (space: string, { basic }: Letters): TextRun => ({
  text: space === '\n' || basic.has(codeOf(space)) ? space : ' ',
  face: 'basic',
});

function runsOfWord(word: string, letters: Letters): TextRun[] {
  const own = Array.from(word, (letter) => inOwnTypeface(letter, letters));
  if (own.every((run) => run !== null)) return own;
  return [
    { text: Array.from(word, (letter) => settable(letter, letters)).join(''), face: 'fallback' },
  ];
}

function inOwnTypeface(letter: string, { basic, extended }: Letters): TextRun | null {
  if (basic.has(codeOf(letter))) return { text: letter, face: 'basic' };
  return extended.has(codeOf(letter)) ? { text: letter, face: 'extended' } : null;
}

function settable(letter: string, { fallback }: Letters): string {
  if (fallback.has(codeOf(letter))) return letter;
  const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return bare !== '' && fallback.has(codeOf(bare)) ? bare : '?';
}

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;
