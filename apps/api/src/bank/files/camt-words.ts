import { joinWords } from './join-words.ts';

/** What banks and payers write into an element that must not be empty. */
const NOTHING = /^(?:not ?provided|nonref|none|n\/?a|0*)$/iu;

/** A service of the New Payments Platform, such as npp.clear.V01, which ANZ writes as a reference. */
const SERVICE = /^(?:npp|ics\d|x2p\d)\./iu;

/** ANZ writes the text of an entry as JSON, with codes and serial numbers beside these words. */
const FIELDS = ['narrative', 'rmt', 'shortdesc'];
const MAX_JSON = 2000;

export const saysNothing = (text: string): boolean => NOTHING.test(text.trim());

/** The text of an entry, of the elements that have words. */
export const textOfWords = (texts: readonly string[]): string =>
  joinWords(
    texts.flatMap(fieldsOf).filter((text) => !saysNothing(text) && !SERVICE.test(text.trim())),
  );

function fieldsOf(text: string): readonly string[] {
  const found = jsonIn(text.trim());
  const fields = FIELDS.filter((name) => Object.hasOwn(found, name)).map((name) => found[name]);
  if (fields.length === 0) return [text];
  return fields.filter((field) => typeof field === 'string');
}

function jsonIn(text: string): Readonly<Record<string, unknown>> {
  if (!text.startsWith('{') || text.length > MAX_JSON) return {};
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
