import { formatQuantity } from '@cleaning/ndis';
import type { listIssuedLines, listMovements } from './bookkeeping-repository.ts';

export type IssuedLine = Awaited<ReturnType<typeof listIssuedLines>>[number];
export type Movement = Awaited<ReturnType<typeof listMovements>>[number];

/** The columns of a file, and the cells of a row in their order. */
export interface Layout<Row> {
  readonly headings: readonly string[];
  readonly cellsOf: (row: Row) => string[];
  /** Rows of one name are one record, and an empty line stands between records; absent where each row is one. */
  readonly recordOf?: (row: Row) => string;
}

/** The files of one layout. */
export interface Layouts {
  readonly invoices: Layout<IssuedLine>;
  readonly payments: Layout<Movement>;
  readonly credits: Layout<Movement>;
}

/** Whom an invoice was made out to. */
export const payerOf = ({ billTo }: IssuedLine['invoice']): string => billTo?.name ?? '';

/** A line in words: what, when, and how much of it at which price. */
export function describe({ description, serviceDateFrom, ...line }: IssuedLine['line']): string {
  const on = serviceDateFrom === null ? '' : `, ${day(serviceDateFrom)}`;
  const unit = line.unit === 'H' ? 'hours' : 'units';
  return `${description}${on}, ${formatQuantity(line.quantityHundredths)} ${unit} at ${dollars(line.unitPriceCents)}`;
}

/** What was given back is below zero. */
export const signed = ({ kind, amountCents }: Movement['payment']): number =>
  kind === 'refund' ? -amountCents : amountCents;

export const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** As the programs read dates in Australia: 21/11/2026. */
export const day = (date: string): string => date.split('-').toReversed().join('/');

/** How money came or went, in words. */
export const methodOf = ({ method }: Movement['payment']): string =>
  (method ?? '').replaceAll('_', ' ');
