import { z } from 'zod';
import { cleanText, stripControlCharacters, tooLongMessage } from '../rules/sanitise-text.ts';

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
    .transform(cleanText)
    .pipe(z.string().min(1, emptyMessage).max(max, tooLongMessage(max)));
}

/** Free text that may be left empty. */
export function optionalText({ max }: Pick<TextOptions, 'max'>) {
  return z
    .string({ error: 'Enter text.' })
    .transform(cleanText)
    .pipe(z.string().max(max, tooLongMessage(max)));
}

/** What a list is searched for. */
export const searchText = z
  .string({ error: 'Search for one piece of text.' })
  .max(100, 'Search for 100 characters or fewer.')
  .transform((value) => stripControlCharacters(value).trim());
