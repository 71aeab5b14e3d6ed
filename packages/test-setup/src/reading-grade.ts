import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** The school grades that everything people read is written for. */
export const READING_GRADES = { lowest: 2, highest: 6 } as const;

/** Shorter than this, a text says too little about how hard it is to read. */
export const MIN_WORDS = 60;

/** From here on a text is prose, which may not be chopped into pieces either. */
const MIN_WORDS_OF_PROSE = 200;

/** Fewer words are an answer to a question, such as a name or a place. */
const MIN_WORDS_OF_SENTENCE = 4;

/**
 * The sentences of a text, each once. What ends in no stop is a label, a heading or a row of a table,
 * and has no grade; nor have addresses.
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

/** Words in letters; numbers and references are read as they stand. */
function wordsOf(sentence: string): string[] {
  return sentence.match(/[a-z][a-z'’-]*/giu) ?? [];
}

/** The Flesch-Kincaid grade of sentences: the years of school that reading them takes. */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}

/**
 * What is too hard in a text, or too choppy in a long one, as one line that names the sentences; null when
 * its grade is allowed, or when it is too short to have one.
 */
export function readingProblem(text: string): string | null {
  const sentences = sentencesOf(text);
  const words = sentences.flatMap(wordsOf).length;
  if (words < MIN_WORDS) return null;
  const grade = readingGrade(sentences);
  const { lowest, highest } = READING_GRADES;
  const byGrade = sentences.toSorted((one, other) => readingGrade([other]) - readingGrade([one]));
  if (grade > highest) {
    return `reads at grade ${grade.toFixed(1)}, above ${highest}. Hardest: ${byGrade.slice(0, 3).join(' | ')}`;
  }
  if (grade < lowest && words >= MIN_WORDS_OF_PROSE) {
    return `reads at grade ${grade.toFixed(1)}, below ${lowest}. Choppiest: ${byGrade.slice(-3).join(' | ')}`;
  }
  return null;
}
