import { invoiceNumberOf } from './payment-reference.ts';

/** The invoices that a text names, and the rest of the text. */
export interface FoundInvoiceNumbers {
  /** Each as it is stored, such as INV-2026-00012, in the order of the text. */
  readonly numbers: readonly {
    readonly number: string;
    /** The line of the invoice, which a claim reference adds: INV-2026-00012-1. */
    readonly lineNumber: number | null;
  }[];
  /** The numbers of the invoices whose payment references are in the text. */
  readonly byReference: readonly string[];
  /** The text without its invoice numbers, in which other numbers are looked for. */
  readonly rest: string;
}

/**
 * What stands between the parts of a number as people type it: a hyphen or dash of any length, a
 * space, a mark, or nothing.
 */
const GAP = String.raw`[\s\p{Pd}−._/:#]{0,3}`;

/** "INV" or "invoice", perhaps with "no." or "number". */
const WORD = String.raw`INV(?:OICE)?(?:${GAP}(?:NUMBER|NUM|NO|NR)(?![A-Z]))?`;

/**
 * The number within the year has five digits, or more without a zero in front. A longer one that
 * begins with a zero has a digit too many, and which one cannot be known.
 */
const PLACE = String.raw`(0\d{4}|[1-9]\d{4,15})(?!\d)`;

/**
 * An invoice number. Without its letters, a hyphen alone may stand between year and number: a space
 * there could be the end of a date.
 */
const NUMBER = new RegExp(
  String.raw`(?:${WORD}${GAP}(?:INV${GAP})?(20\d{2})${GAP}|(?<![\d\p{Pd}/.])(20\d{2})\p{Pd})${PLACE}(?:[\p{Pd}−_/](\d{1,4})(?!\d))?`,
  'giu',
);

const REFERENCE = /(?<!\d)\d{8,18}(?!\d)/gu;

/**
 * Finds invoice numbers and payment references in a text of a bank or of a payer, as people type
 * them: INV-2026-00012, inv 2026 00012, INV202600012, Invoice no. 2026-00012.
 */
export function findInvoiceNumbers(text: string): FoundInvoiceNumbers {
  const numbers = [...text.matchAll(NUMBER)].map(([, year, yearAlone, place, line]) => ({
    number: `INV-${year ?? yearAlone}-${place}`,
    lineNumber: line === undefined ? null : Number(line),
  }));
  const rest = text.replaceAll(NUMBER, ' ');
  const references = [...rest.matchAll(REFERENCE)].flatMap(
    ([digits]) => invoiceNumberOf(digits) ?? [],
  );
  return { numbers, byReference: [...new Set(references)], rest };
}
