import LineBreaker from 'linebreak';
import type { TextRun } from './text-runs.ts';

/** The width of a run, in points. */
export type Measure = (run: TextRun) => number;

const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/**
 * Breaks runs into lines of a width, where Unicode allows it: after a space, or between two Chinese
 * characters. A word that is wider than a line is broken between letters. Spaces at the end of a
 * line take no room.
 */
export function breakLines(runs: readonly TextRun[], width: number, measure: Measure): TextRun[][] {
  const text = runs.map((run) => run.text).join('');
  const lines: TextRun[][] = [];
  let start = 0;
  let end = 0;
  const fits = (to: number): boolean => {
    const line = text.slice(start, to).trimEnd();
    return widthOf(sliceRuns(runs, start, start + line.length), measure) <= width;
  };
  const endLine = (): void => {
    lines.push(sliceRuns(runs, start, end));
    start = end;
  };
  for (const stop of breaksOf(text)) {
    let isWithin = fits(stop);
    if (!isWithin && end > start) {
      endLine();
      isWithin = fits(stop);
    }
    if (!isWithin) {
      for (const { segment } of graphemes.segment(text.slice(start, stop))) {
        if (!fits(end + segment.length) && end > start) endLine();
        end += segment.length;
      }
    }
    end = stop;
  }
  endLine();
  return lines;
}

export const widthOf = (runs: readonly TextRun[], measure: Measure): number =>
  runs.reduce((sum, run) => sum + measure(run), 0);

function breaksOf(text: string): number[] {
  const breaker = new LineBreaker(text);
  const breaks: number[] = [];
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    if (!isInAddress(text, next.position)) breaks.push(next.position);
  }
  return breaks;
}

/**
 * Whether a position is within an email address, where no break is, or within a web address, where
 * it is only after a slash. After a hyphen, a reader would take it for one of the line's end.
 */
function isInAddress(text: string, position: number): boolean {
  if (/\s$/u.test(text.slice(0, position))) return false;
  const before = /\S*$/u.exec(text.slice(0, position))?.[0] ?? '';
  const word = before + (/^\S*/u.exec(text.slice(position))?.[0] ?? '');
  if (before.length === word.length) return false;
  if (/:\/\/|^www\./u.test(word)) return !before.endsWith('/');
  return word.includes('@');
}

/** The runs between two positions of their joined text. */
function sliceRuns(runs: readonly TextRun[], start: number, end: number): TextRun[] {
  let offset = 0;
  return runs.flatMap(({ text, face }) => {
    const slice = text.slice(Math.max(start - offset, 0), Math.max(end - offset, 0));
    offset += text.length;
    return slice === '' ? [] : [{ text: slice, face }];
  });
}
