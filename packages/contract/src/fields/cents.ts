import { z } from 'zod';
import { MAX_ENTERED_CENTS } from './rules.ts';

const DOLLARS_MESSAGE = 'Enter dollars and cents, such as 45.50.';

/**
 * The message for an amount that is not whole cents. A form converts typed dollars to cents, and
 * other text to NaN. JSON cannot contain NaN, so that message only appears in the form.
 */
export const centsError =
  (message: string) =>
  ({ input }: { readonly input?: unknown }): string =>
    Number.isNaN(input) ? DOLLARS_MESSAGE : message;

export const TOO_MANY_CENTS_MESSAGE = 'Enter $10,000,000 or less.';

/** Australian dollars as whole cents. */
export const centsField = z
  .int({ error: centsError('Enter an amount in whole cents.') })
  .nonnegative('Enter an amount of 0 or more.');

/** Australian dollars as whole cents, in a request. */
export const enteredCentsField = centsField.max(MAX_ENTERED_CENTS, TOO_MANY_CENTS_MESSAGE);
