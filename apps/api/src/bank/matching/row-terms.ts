import { findInvoiceNumbers } from '@cleaning/contract/payments/rules';

/** The parts of a row's text by which invoices are found. */
export interface RowTerms {
  /** The numbers of the invoices whose payment references are in the text. */
  readonly byReference: readonly string[];
  /** The invoice numbers in the text. */
  readonly byNumber: readonly string[];
  /** The last digits of a number, such as "00034". They do not tell the year. */
  readonly sequenceNumbers: readonly string[];
  /** The quote references in the text, such as "Q-1060". */
  readonly quotes: readonly string[];
  /** The words of the text that consist of letters, in capitals and without accents. */
  readonly words: ReadonlySet<string>;
}

const QUOTE = /(?<![\p{L}\d])Q[\s-]*(\d{4,})(?!\d)/giu;
const SEQUENCE_NUMBER = /(?<![\d-])0\d{4}(?!\d)/gu;

export function findRowTerms(text: string): RowTerms {
  const { numbers, byReference, rest } = findInvoiceNumbers(text);
  return {
    byReference,
    byNumber: unique(numbers.map(({ number }) => number)),
    sequenceNumbers: unique([...rest.matchAll(SEQUENCE_NUMBER)].map(([digits]) => digits)),
    quotes: unique([...rest.matchAll(QUOTE)].map(([, digits]) => `Q-${digits}`)),
    words: wordsOf(text),
  };
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** The words of a text or a name: "Zoë O'Neil" is ZOE and ONEIL. */
function wordsOf(text: string): ReadonlySet<string> {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toUpperCase();
  return new Set(plain.match(/\p{L}{2,}/gu));
}

/** Words that are common in business names, and so do not identify one. */
const COMMON: ReadonlySet<string> = new Set([
  'PLAN',
  'PLANS',
  'MANAGEMENT',
  'SERVICES',
  'NDIS',
  'PTY',
  'LTD',
  'THE',
  'AND',
  'GROUP',
  'PARTNERS',
  'SUPPORT',
]);

/**
 * The words by which a bank would name a person or a business: the surname, which banks write in
 * full, and the first name, or the first word of a business, if it is long enough to be
 * distinctive.
 */
export function findNameTerms(name: string): readonly string[] {
  const own = [...wordsOf(name)].filter((word) => !COMMON.has(word) && word.length > 2);
  const [first = ''] = own;
  const last = own.slice(-1);
  return first.length > 5 ? [...last, first] : last;
}

/** Whether a text contains the name of a person or a business. */
export const isNameIn = ({ words }: RowTerms, name: string): boolean =>
  findNameTerms(name).some((term) => words.has(term));
