import { z } from 'zod';
import { sanitiseText } from '../rules/sanitise-text.ts';

interface TextOptions {
  /** The longest text kept, in characters. */
  readonly max: number;
  /** Said when the text is empty, as a sentence that tells what to enter. */
  readonly emptyMessage: string;
}

/** Free text that must not be empty once it is trimmed and stripped of angle brackets. */
export function requiredText({ max, emptyMessage }: TextOptions) {
  return z
    .string({ error: emptyMessage })
    .max(max, `Use ${max} characters or fewer.`)
    .transform(sanitiseText)
    .pipe(z.string().min(1, emptyMessage));
}

/** Free text that may be left empty; absent and empty are the same. */
export function optionalText({ max }: Pick<TextOptions, 'max'>) {
  return z
    .string({ error: 'Enter text.' })
    .max(max, `Use ${max} characters or fewer.`)
    .transform(sanitiseText);
}
