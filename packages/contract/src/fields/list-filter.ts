import { z } from 'zod';

/** Longer than every value of any filter together, in characters. */
const MAX_FILTER = 1000;

/**
 * A list filter: any of the values, comma separated. A repeated value counts once, so that a filter
 * never holds more than there are.
 *
 * @param error said of anything else, as a sentence about the filter as a whole.
 */
export const listFilter = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  error: string,
) =>
  z
    .string({ error })
    .max(MAX_FILTER, error)
    .transform((filter, context) => {
      const chosen = [...new Set(filter.split(','))];
      // The filter is one field to its sender, so what is wrong is said of the whole.
      if (chosen.some((value) => !values.includes(value))) context.addIssue(error);
      return chosen;
    })
    .pipe(z.array(z.enum(values, { error })).max(values.length, error));
