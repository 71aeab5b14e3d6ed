import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** In all answers together, some 400 pages of a list. Who has not asked for longest is answered anew. */
const MOST_CHARACTERS = 2_000_000;

/** An answer, and the mark of what it was made of: another one as soon as that has changed. */
interface MarkedAnswer<Answer, Mark> {
  readonly mark: Mark;
  readonly answer: Answer;
}

/** Answers that are given again for as long as what they were made of stays the same. */
interface KeptAnswers<Answer, Mark> {
  /**
   * @param question all that the answer depends on, but for what is stored; whose it is, above all.
   * @param look asks the database at every call, so that no answer is older than its question. Given the
   *   mark of the kept answer, or null where there is none, it answers null when that is still the mark.
   */
  readonly answer: (
    question: string,
    look: (knownMark: Mark | null) => Promise<MarkedAnswer<Answer, Mark> | null>,
  ) => Promise<Answer>;
}

/** The texts of kept answers, each with the schema that it was written by. */
const texts = new WeakMap<object, { readonly schema: z.ZodType; readonly text: string } | null>();

/** Keeps answers within this process. They are given as they are, so nobody may change one. */
export function keepAnswers<Answer extends object, Mark extends string | number>(): KeptAnswers<
  Answer,
  Mark
> {
  const kept = new LRUCache<string, MarkedAnswer<Answer, Mark>>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ answer }) => JSON.stringify(answer).length,
  });
  return {
    async answer(question, look) {
      const known = kept.get(question);
      const changed = await look(known?.mark ?? null);
      if (changed !== null) {
        kept.set(question, changed);
        texts.set(changed.answer, null);
        return changed.answer;
      }
      if (known === undefined) throw new Error('Without a known mark nothing can be unchanged.');
      return known.answer;
    },
  };
}

/** An answer as JSON, with the fields of its schema and no others. A kept answer is written once. */
export function writeAnswer(schema: z.ZodType, answer: unknown): string {
  const write = () => JSON.stringify(z.encode(schema, answer));
  if (typeof answer !== 'object' || answer === null) return write();
  const written = texts.get(answer);
  if (written === undefined) return write();
  if (written?.schema === schema) return written.text;
  const text = write();
  texts.set(answer, { schema, text });
  return text;
}
