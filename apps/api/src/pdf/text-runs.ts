export interface TextRun {
  readonly text: string;
  /** Whether the run needs the subset of rarer letters. */
  readonly isExtended: boolean;
}

/** What the font's basic subset has: the letters of Western Europe and the marks of print. */
const BASIC = /[\n\u0020-\u00FF\u0131\u0152\u0153\u2000-\u206F\u20AC\u2122\u2212]/u;

/** What the other subset has: most letters with a mark. */
const EXTENDED = /[\u0100-\u02BA\u1E00-\u1E9F\u1EF2-\u1EFF]/u;

/**
 * Splits a text into runs that one subset of the font can set. A letter that neither has loses its
 * marks, as on a passport; what is no letter of theirs at all becomes a question mark.
 */
export function textRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of text.normalize('NFC')) {
    const known = settable(character);
    const isExtended = EXTENDED.test(known);
    const last = runs.at(-1);
    if (last?.isExtended === isExtended) {
      runs[runs.length - 1] = { text: last.text + known, isExtended };
    } else {
      runs.push({ text: known, isExtended });
    }
  }
  return runs;
}

function settable(character: string): string {
  if (BASIC.test(character) || EXTENDED.test(character)) return character;
  if (/\s/u.test(character)) return ' ';
  const bare = character.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return bare !== '' && BASIC.test(bare) ? bare : '?';
}
