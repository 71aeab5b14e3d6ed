import createBidi from 'bidi-js';
import type { Face, TextRun } from './text-runs.ts';

/** A piece of a line in one face and one direction. */
export interface TextPiece extends TextRun {
  /**
   * The text to draw. Where it runs from right to left, brackets are mirrored, and signs stand in
   * the order from the left.
   */
  readonly shown: string;
  /** Whether these are letters that run from right to left, with the spaces between them. */
  readonly isRightToLeft: boolean;
  /** The position among the pieces of the line, counted from the left. */
  readonly place: number;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const LETTER = String.raw`[[\p{scx=Arabic}\p{scx=Hebrew}\p{M}\u200C\u200D]--[\p{N}\u060C]]`;

/** Words of letters that may run from right to left, with the spaces between them. */
const WORDS = new RegExp(String.raw`${LETTER}+(?:\s+${LETTER}+)*`, 'gv');

const bidi = createBidi();

/** Whether a text has letters that run from right to left. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/**
 * Splits the runs of one line where the direction or the face changes. The pieces are in reading
 * order, and each has its position from the left. The base direction is left to right, as in the
 * rest of the document. Words of one direction stay together with the spaces between them, since
 * PDF readers lose a space that stands alone before a word further left. A sign between words from
 * right to left is a piece of its own: poppler turns round the words on each side of it separately.
 */
export function directionPieces(runs: readonly TextRun[]): TextPiece[] {
  const line = runs.map(({ text }) => text).join('');
  if (!isRightToLeft(line)) {
    return runs.map((run, place) => ({ ...run, shown: run.text, isRightToLeft: false, place }));
  }
  const embedding = bidi.getEmbeddingLevels(line, 'ltr');
  const columns = columnsOf(bidi.getReorderedIndices(line, embedding));
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const pieces = partsOf(runs, embedding.levels).map(({ start, end, face, isLetters }) => {
    const shown = Array.from({ length: end - start }, (_, offset) => {
      const index = start + offset;
      return mirrored.get(index) ?? line.charAt(index);
    });
    const isTurned = isOdd(embedding.levels[start]) && !isLetters;
    return {
      text: line.slice(start, end),
      face,
      shown: (isTurned ? shown.toReversed() : shown).join(''),
      isRightToLeft: isLetters,
      column: Math.min(...columns.slice(start, end)),
    };
  });
  const fromLeft = pieces.toSorted((a, b) => a.column - b.column);
  return pieces.map((piece) => ({ ...piece, place: fromLeft.indexOf(piece) }));
}

const isOdd = (level = 0): boolean => level % 2 === 1;

/** The position of each code unit, counted from the left. */
function columnsOf(indexesFromLeft: readonly number[]): number[] {
  const columns: number[] = [];
  for (const [column, index] of indexesFromLeft.entries()) columns[index] = column;
  return columns;
}

interface Part {
  readonly start: number;
  end: number;
  readonly face: Face;
  readonly isLetters: boolean;
}

/** The parts of a line with one level and one face, letters from right to left apart. */
function partsOf(runs: readonly TextRun[], levels: Uint8Array): Part[] {
  const parts: Part[] = [];
  const line = runs.map(({ text }) => text).join('');
  const words = Array.from(line.matchAll(WORDS), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  let start = 0;
  for (const { text, face } of runs) {
    for (const index of Array.from({ length: text.length }, (_, offset) => start + offset)) {
      const last = parts.at(-1);
      const isSpace = /\s/u.test(text.charAt(index - start));
      const isLetters =
        isOdd(levels[index]) && words.some((word) => word.start <= index && index < word.end);
      const isSame =
        last !== undefined && levels[last.start] === levels[index] && last.isLetters === isLetters;
      // A space has no face of its own.
      if (isSame && (last.face === face || (isSpace && isLetters))) last.end = index + 1;
      else parts.push({ start: index, end: index + 1, face, isLetters });
    }
    start += text.length;
  }
  return parts;
}
