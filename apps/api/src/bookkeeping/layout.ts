import { PAYMENT_METHOD_WORDS } from '@cleaning/contract/payments/rules';
import type { GstCode } from '@cleaning/contract/invoices/rules';
import { formatQuantity, lineAmount } from '@cleaning/ndis';
import { dollars } from '../core/http/csv-file.ts';
import type { listIssuedLines, listMovements } from './bookkeeping-repository.ts';
import type { Prepayment, PrepaymentKind } from './prepayments-repository.ts';
import type { Reduction, ReductionKind } from './reductions-repository.ts';

export type IssuedLine = Awaited<ReturnType<typeof listIssuedLines>>[number];
export type Movement = Awaited<ReturnType<typeof listMovements>>[number];

/** The columns of a file, and the cells of a row in their order. */
export interface Layout<Row> {
  readonly headings: readonly string[];
  readonly cellsOf: (row: Row) => string[];
  /**
   * Rows with the same result form one record, and an empty line separates records; absent when
   * each row is a record.
   */
  readonly recordOf?: (row: Row) => string;
}

/** The accounts that private and NDIS sales go to. */
export interface SalesAccounts {
  readonly sales: string;
  readonly ndis: string;
}

export const salesAccountOf = (
  { kind }: IssuedLine['invoice'],
  { sales, ndis }: SalesAccounts,
): string => (kind === 'ndis' ? ndis : sales);

/** One sale in a file: a line of an invoice, or of what reduces it. */
export interface Sale {
  readonly number: string;
  readonly date: string;
  readonly dueDate: string;
  readonly totalCents: number;
  readonly description: string;
  readonly quantityHundredths: number;
  readonly unitPriceCents: number;
  /** The quantity times the unit price. */
  readonly amountCents: number;
  readonly gstCents: number;
  readonly gstCode: GstCode;
}

export const saleOfLine = ({ line, invoice }: IssuedLine): Sale => ({
  number: invoice.number ?? '',
  date: invoice.issueDate ?? '',
  dueDate: invoice.dueDate ?? '',
  totalCents: invoice.totalCents,
  description: describe(line),
  ...figuresOf(line),
  amountCents: line.amountCents,
  gstCents: line.gstCents,
  gstCode: line.gstCode,
});

/** An amount as one unit. */
const asOne = (cents: number) => ({ quantityHundredths: 100, unitPriceCents: cents });

/**
 * The quantity and unit price of a line as it is printed. A line that was issued by the minute has
 * its amount as one unit, because bookkeeping programs multiply.
 */
function figuresOf(line: IssuedLine['line']) {
  const { quantityHundredths, unitPriceCents, amountCents } = line;
  return lineAmount(quantityHundredths, unitPriceCents) === amountCents
    ? { quantityHundredths, unitPriceCents }
    : asOne(amountCents);
}

/** A line of the credits or write-offs of an export, with the invoice that it changes. */
export interface ReductionLine {
  readonly kind: ReductionKind;
  readonly invoice: Reduction['invoice'];
  readonly sale: Sale;
}

/** The files of one layout. */
export interface Layouts {
  readonly invoices: Layout<IssuedLine>;
  readonly payments: Layout<Movement>;
  readonly prepayments: Layout<Prepayment>;
  readonly credits: Layout<ReductionLine>;
  readonly write_offs: Layout<ReductionLine>;
}

/** The name of the payer on an invoice. */
export const payerOf = ({ billTo }: IssuedLine['invoice']): string => billTo?.name ?? '';

/** A change of the credit that is held as text. */
export const describePrepayment = ({ kind, invoice }: Prepayment): string =>
  PREPAYMENTS[kind](invoice.number ?? '');

const PREPAYMENTS: Readonly<Record<PrepaymentKind, (invoice: string) => string>> = {
  kept: (invoice) => `Paid above invoice ${invoice}, kept as credit`,
  used: (invoice) => `Credit used for invoice ${invoice}`,
  released: (invoice) => `Credit free again, invoice ${invoice} cancelled`,
  paid_back: (invoice) => `Credit paid back, from invoice ${invoice}`,
};

/** A line as text: what, when, and how much at which price. */
function describe({ description, serviceDateFrom, ...line }: IssuedLine['line']): string {
  const on = serviceDateFrom === null ? '' : `, ${day(serviceDateFrom)}`;
  const unit = `${line.unit === 'H' ? 'hour' : 'unit'}${line.quantityHundredths === 100 ? '' : 's'}`;
  return `${description}${on}, ${formatQuantity(line.quantityHundredths)} ${unit} at ${dollars(line.unitPriceCents)}`;
}

/** Refunds are negative. */
export const signed = ({ kind, amountCents }: Movement['payment']): number =>
  kind === 'refund' ? -amountCents : amountCents;

/** The Australian date format of bookkeeping programs: 21/11/2026. */
export const day = (date: string): string => date.split('-').toReversed().join('/');

/** The payment method as text. */
export const methodOf = ({ method }: Movement['payment']): string =>
  method === null ? '' : PAYMENT_METHOD_WORDS[method];
