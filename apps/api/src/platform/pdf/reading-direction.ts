import createBidi from 'bidi-js';
import type { TextRun } from './text-runs.ts';

/** A piece of a line in one face and one direction. */
export interface TextPiece extends TextRun {
  /** The text to draw, with brackets mirrored when it runs from right to left. */
  readonly shown: string;
  readonly isRightToLeft: boolean;
  /** The position among the pieces of the line, counted from the left. */
  readonly place: number;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const bidi = createBidi();

/**
 * Splits the runs of one line where the direction changes. The pieces are in reading order, and
 * each has its position from the left. The base direction is left to right, as in the rest of the
 * document.
 */
export function directionPieces(runs: readonly TextRun[]): TextPiece[] {
  const line = runs.map(({ text }) => text).join('');
  if (!RIGHT_TO_LEFT.test(line)) {
    return runs.map((run, place) => ({ ...run, shown: run.text, isRightToLeft: false, place }));
  }
  const embedding = bidi.getEmbeddingLevels(line, 'ltr');
  const columns = columnsOf(bidi.getReorderedIndices(line, embedding));
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const pieces: (Omit<TextPiece, 'place'> & { readonly column: number })[] = [];
  let start = 0;
  for (const { text, face } of runs) {
    for (const part of partsOf(text, start, embedding.levels)) {
      const end = part.start + part.text.length;
      const isRightToLeft = (embedding.levels[part.start] ?? 0) % 2 === 1;
      const shown = Array.from({ length: end - part.start }, (_, offset) => {
        const index = part.start + offset;
        return mirrored.get(index) ?? line.charAt(index);
      }).join('');
      const column = Math.min(...columns.slice(part.start, end));
      pieces.push({ text: part.text, face, shown, isRightToLeft, column });
    }
    start += text.length;
  }
  const fromLeft = pieces.toSorted((a, b) => a.column - b.column);
  return pieces.map((piece) => ({ ...piece, place: fromLeft.indexOf(piece) }));
}

/** The position of each code unit, counted from the left. */
function columnsOf(indexesFromLeft: readonly number[]): number[] {
  const columns: number[] = [];
  for (const [column, index] of indexesFromLeft.entries()) columns[index] = column;
  return columns;
}

/** Words and the spaces between them, split where the direction changes inside of one. */
function partsOf(
  text: string,
  start: number,
  levels: Uint8Array,
): { readonly text: string; readonly start: number }[] {
  const parts: { text: string; start: number }[] = [];
  for (const { 0: word, index } of text.matchAll(/\s+|\S+/gu)) {
    for (let offset = 0; offset < word.length; offset += 1) {
      const at = start + index + offset;
      if (offset > 0 && levels[at] === levels[at - 1]) {
        const last = parts.at(-1);
        if (last !== undefined) last.text += word.charAt(offset);
      } else parts.push({ text: word.charAt(offset), start: at });
    }
  }
  return parts;
}
