import { z } from 'zod';
import {
  cleanText,
  onOneLine,
  stripControlCharacters,
  tooLongMessage,
} from '../rules/sanitise-text.ts';

interface TextOptions {
  /** The longest text kept, in characters. */
  readonly max: number;
  /** The message when the text is empty: what to enter. */
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

/** Required text of one line, such as a name: it may become part of a subject or an address. */
export function requiredLine({ max, emptyMessage }: TextOptions) {
  return z
    .string({ error: emptyMessage })
    .transform((value) => onOneLine(cleanText(value)))
    .pipe(z.string().min(1, emptyMessage).max(max, tooLongMessage(max)));
}

/** Text of one line that may be left empty. */
export function optionalLine({ max }: Pick<TextOptions, 'max'>) {
  return z
    .string({ error: 'Enter text.' })
    .transform((value) => onOneLine(cleanText(value)))
    .pipe(z.string().max(max, tooLongMessage(max)));
}

const MAX_NAME = 80;

/** Said of a name that would be a link in a mail. */
const NAME_MESSAGE = 'Enter a name, without links or addresses.';

/** What a mail program would make a link of: no name has it. */
const LINK = /:\/\/|[@\\]|www\./iu;

/** "St.John" is a name, and so would "prize.example" be. With a space, neither is a link. */
const apartAfterDots = (name: string): string => name.replace(/\.(?=\p{L}{2})/gu, '. ');

/**
 * Part of a person's name. The first mail greets an address that is not verified yet by it, so it
 * cannot carry a stranger's message there.
 */
export function personName({ emptyMessage }: Pick<TextOptions, 'emptyMessage'>) {
  return requiredLine({ max: MAX_NAME, emptyMessage })
    .refine((name) => !LINK.test(name), { error: NAME_MESSAGE })
    .transform(apartAfterDots)
    .pipe(z.string().max(MAX_NAME, tooLongMessage(MAX_NAME)));
}

/** What a list is searched for. */
export const searchText = z
  .string({ error: 'Search for one piece of text.' })
  .max(100, 'Search for 100 characters or fewer.')
  .transform((value) => stripControlCharacters(value).trim());
