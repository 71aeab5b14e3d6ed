import { z } from 'zod';

/** Longer than all values of any filter together, in characters. */
const MAX_FILTER = 1000;

/**
 * A list filter: any of the values, comma separated. Repeated values are removed, so that a filter
 * is never longer than the list of values.
 *
 * @param error the message for any other input, about the filter as a whole.
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
      // For the sender the filter is one field, so an error is about the whole filter.
      if (chosen.some((value) => !values.includes(value))) context.addIssue(error);
      return chosen;
    })
    .pipe(z.array(z.enum(values, { error })).max(values.length, error));
