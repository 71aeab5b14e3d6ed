import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** The school grades for which all user-facing text is written. */
export const READING_GRADES = { lowest: 2, highest: 6 } as const;

/** A shorter text has too few words for a meaningful grade. */
export const MIN_WORDS = 60;

/** From this number of words on, a text is prose, which must not be too choppy either. */
const MIN_WORDS_OF_PROSE = 200;

/** Fewer words are an answer to a question, such as a name or a place. */
const MIN_WORDS_OF_SENTENCE = 4;

/**
 * The sentences of a text, without repetitions. Text without a final stop is a label, a heading or
 * a table row, and is left out, as are addresses.
 */
export function sentencesOf(text: string): string[] {
  const sentences = text
    .replaceAll(/https?:\/\/\S+|\S+@\S+/gu, '.')
    .split(/\n+|(?<=[.!?:])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?:]$/u.test(sentence))
    .filter((sentence) => wordsOf(sentence).length >= MIN_WORDS_OF_SENTENCE);
  return [...new Set(sentences)];
}

/** The words that consist of letters. Numbers and references are left out. */
function wordsOf(sentence: string): string[] {
  return sentence.match(/[a-z][a-z'’-]*/giu) ?? [];
}

/** The Flesch-Kincaid grade of some sentences: the years of school that are needed to read them. */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}

/**
 * Why a text is too hard to read, or a long one too choppy, as one line that names the sentences;
 * null when its grade is allowed, or when it is too short.
 */
export function readingProblem(text: string): string | null {
  const sentences = sentencesOf(text);
  const words = sentences.flatMap(wordsOf).length;
  if (words < MIN_WORDS) return null;
  const grade = readingGrade(sentences);
  const { lowest, highest } = READING_GRADES;
  const byGrade = () =>
    sentences.toSorted((one, other) => readingGrade([other]) - readingGrade([one]));
  if (grade > highest) {
    return `reads at grade ${grade.toFixed(1)}, above ${highest}. Hardest: ${byGrade().slice(0, 3).join(' | ')}`;
  }
  if (grade < lowest && words >= MIN_WORDS_OF_PROSE) {
    return `reads at grade ${grade.toFixed(1)}, below ${lowest}. Choppiest: ${byGrade().slice(-3).join(' | ')}`;
  }
  return null;
}
