import { z } from 'zod';

/** Longer than every word of any filter together, in characters. */
const MAX_FILTER = 1000;

/**
 * A list filter: any of these words, comma separated. A repeated word counts once, so that a filter has
 * at most as many values as there are words.
 *
 * @param error said of anything else, as a sentence about the filter as a whole.
 */
export const listFilter = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  error: string,
) =>
  z
    .string({ error })
    .max(MAX_FILTER, error)
    .transform((value, context) => {
      const chosen = [...new Set(value.split(','))];
      // The filter is one field to its sender, so what is wrong is said of the whole.
      if (chosen.some((word) => !words.includes(word))) context.addIssue(error);
      return chosen;
    })
    .pipe(z.array(z.enum(words, { error })).max(words.length, error));
