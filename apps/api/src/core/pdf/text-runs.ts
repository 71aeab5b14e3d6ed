/** The typeface of the site, one for most other alphabets, and one for each remaining script. */
export type Face =
  | 'main'
  | 'fallback'
  | 'arabic'
  | 'hebrew'
  | 'thai'
  | 'korean'
  | 'japanese'
  | 'chinese';

/** The code points that each loaded face has glyphs for, in the order of preference. */
export type GlyphCoverage = ReadonlyMap<Face, { hasGlyphForCodePoint(codePoint: number): boolean }>;

export interface TextRun {
  readonly text: string;
  readonly face: Face;
}

/** The scripts that have their own face. */
const SCRIPTS: readonly (readonly [script: RegExp, face: Face])[] = [
  [/\p{Script=Arabic}/u, 'arabic'],
  [/\p{Script=Hebrew}/u, 'hebrew'],
  [/\p{Script=Thai}/u, 'thai'],
  [/\p{Script=Hangul}/u, 'korean'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'japanese'],
  [/\p{Script_Extensions=Han}/u, 'chinese'],
];

/**
 * The faces for a text, in the order of preference. Han characters differ between Chinese, Japanese
 * and Korean; kana or Hangul in the same text tell which is meant.
 */
export const facesFor = (text: string): Face[] => [
  'main',
  'fallback',
  ...SCRIPTS.filter(([script]) => script.test(text)).map(([, face]) => face),
];

/**
 * Splits a text into runs that one face can draw. A word with a letter that the site's typeface
 * lacks, such as a Vietnamese or Chinese name, is drawn wholly in the first face that has most of
 * it. A letter that no face has loses its marks, as in a passport, or becomes a question mark;
 * emoji are left out.
 */
export function textRuns(text: string, coverage: GlyphCoverage): TextRun[] {
  const faces = facesFor(text).filter((face) => coverage.has(face));
  const runs: TextRun[] = [];
  for (const word of text.normalize('NFC').match(/\s|\S+/gu) ?? []) {
    const parts = /\s/u.test(word)
      ? [runOfSpace(word, coverage)]
      : runsOfWord(word, faces, coverage);
    for (const part of parts) {
      const last = runs.at(-1);
      if (last?.face === part.face)
        runs[runs.length - 1] = { ...part, text: last.text + part.text };
      else runs.push(part);
    }
  }
  return runs;
}

const runOfSpace = (space: string, coverage: GlyphCoverage): TextRun => ({
  text: space === '\n' || isCovered(space, 'main', coverage) ? space : ' ',
  face: 'main',
});

/**
 * Emoji, with their joiners and modifiers. Digits and signs count as emoji parts in Unicode, and
 * are kept.
 */
const EMOJI =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\u20E3|\uFE0F/gu;

function runsOfWord(word: string, faces: readonly Face[], coverage: GlyphCoverage): TextRun[] {
  const text = word.replaceAll(EMOJI, '');
  if (text === '') return [];
  const letters = Array.from(text);
  const whole = faces.find((face) => letters.every((letter) => isCovered(letter, face, coverage)));
  if (whole !== undefined) return [{ text, face: whole }];
  const main = bestFace(letters, faces, coverage);
  return letters.map((letter) => {
    const face = [main, ...faces].find((other) => isCovered(letter, other, coverage));
    return face === undefined ? withoutMarks(letter, main, coverage) : { text: letter, face };
  });
}

/** The first face with glyphs for the most letters. */
function bestFace(
  letters: readonly string[],
  faces: readonly Face[],
  coverage: GlyphCoverage,
): Face {
  const counts = faces.map(
    (face) => letters.filter((letter) => isCovered(letter, face, coverage)).length,
  );
  return faces[counts.indexOf(Math.max(...counts))] ?? 'main';
}

function withoutMarks(letter: string, face: Face, coverage: GlyphCoverage): TextRun {
  const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return { text: bare !== '' && isCovered(bare, face, coverage) ? bare : '?', face };
}

const isCovered = (letter: string, face: Face, coverage: GlyphCoverage): boolean =>
  coverage.get(face)?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ?? false;
