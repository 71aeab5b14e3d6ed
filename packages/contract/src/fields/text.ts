import { z } from 'zod';
import { MAX_SEARCH_LENGTH, SEARCH_TOO_LONG } from '../rules/search.ts';
import {
  cleanText,
  onOneLine,
  stripControlCharacters,
  tooLongMessage,
} from '../rules/sanitise-text.ts';

interface TextOptions {
  /** The longest text that is stored, in characters. */
  readonly max: number;
  /** The message when the text is empty, which says what to enter. */
  readonly emptyMessage: string;
}

/** What is drawn: neither white space nor a joiner, a mark of direction or a filler. */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Text in which there is something to see: a name of invisible characters is a link without words. */
const visibleText = ({ max, emptyMessage }: TextOptions) =>
  z
    .string()
    .min(1, emptyMessage)
    .refine((value) => value === '' || VISIBLE.test(value), emptyMessage)
    .max(max, tooLongMessage(max));

/** Free text that must not be empty after trimming and removing angle brackets. */
export function requiredText(options: TextOptions) {
  return z.string({ error: options.emptyMessage }).transform(cleanText).pipe(visibleText(options));
}

/** Free text that may be left empty. */
export function optionalText({ max }: Pick<TextOptions, 'max'>) {
  return z
    .string({ error: 'Enter text.' })
    .transform(cleanText)
    .pipe(z.string().max(max, tooLongMessage(max)));
}

/**
 * Required text of one line, such as a name, because it may become part of an email subject or an
 * address.
 */
export function requiredLine(options: TextOptions) {
  return z
    .string({ error: options.emptyMessage })
    .transform((value) => onOneLine(cleanText(value)))
    .pipe(visibleText(options));
}

/** Text of one line that may be left empty. */
export function optionalLine({ max }: Pick<TextOptions, 'max'>) {
  return z
    .string({ error: 'Enter text.' })
    .transform((value) => onOneLine(cleanText(value)))
    .pipe(z.string().max(max, tooLongMessage(max)));
}

const MAX_NAME = 80;

/** The message for a name that would become a link in an email. */
const NAME_MESSAGE = 'Enter a name, without links or addresses.';

/** Text that email programs turn into links, and that no name contains. */
const LINK = /:\/\/|[@\\]|www\./iu;

/**
 * Adds a space after dots: "St.John" is a name, but "prize.example" would become a link. With a
 * space, neither does.
 */
const addSpaceAfterDots = (name: string): string => name.replace(/\.(?=\p{L}{2})/gu, '. ');

/** One line that is a part of a person's name. */
const namePart = (line: z.ZodType<string, string>) =>
  line
    .refine((name) => !LINK.test(name), { error: NAME_MESSAGE })
    .transform(addSpaceAfterDots)
    .pipe(z.string().max(MAX_NAME, tooLongMessage(MAX_NAME)));

/**
 * A part of a person's name. The first email to an unverified address contains the name, so it must
 * not be usable for sending a message or link to strangers.
 */
export const personName = ({ emptyMessage }: Pick<TextOptions, 'emptyMessage'>) =>
  namePart(requiredLine({ max: MAX_NAME, emptyMessage }));

/** A last name. It is empty for people who have one name. */
export const lastNameField = namePart(optionalLine({ max: MAX_NAME }));

/** The search text of a list. */
export const searchText = z
  .string({ error: 'Search for one piece of text.' })
  .max(MAX_SEARCH_LENGTH, SEARCH_TOO_LONG)
  .transform((value) => stripControlCharacters(value).trim());
