import { MAX_ENTERED_CENTS } from '@cleaning/contract/fields/rules';
import { readDay } from '../../core/files/inspection/read-day.ts';
import type { RemittanceRow } from '@cleaning/contract/claims';
import { csvCells } from '../../core/files/inspection/csv-cells.ts';
import { TextFileError } from '../../core/files/inspection/text-file-error.ts';
import { decideOutcome, type RowOutcome } from './decide-outcome.ts';

/** A row of a remittance file as it is written. */
export interface StatedRow extends Pick<RemittanceRow, 'row' | 'reference'>, RowOutcome {
  /** The item and day of the row; null for what the row does not state. */
  readonly itemNumber: string | null;
  readonly serviceDate: string | null;
}

/** The column names of the NDIA and of plan managers, in lower case and letters only. */
const COLUMNS = {
  reference: [
    'claimreference',
    'invoicenumber',
    'providerinvoicenumber',
    'taxinvoicenumber',
    'invoiceno',
    'invoicenum',
    'invno',
    'invnumber',
    'invoice',
    'invoicereference',
    'invoiceref',
    'yourreference',
    'reference',
  ],
  paid: [
    'paidtotalamount',
    'paidtotalamt',
    'paidamount',
    'amountpaid',
    'totalpaid',
    'totalamountpaid',
    'paid',
    'paymentamount',
    'remittedamount',
    'amount',
  ],
  status: [
    'paymentrequeststatus',
    'paymentstatus',
    'claimstatus',
    'invoicestatus',
    'status',
    'requeststatus',
    'linestatus',
    'lineitemstatus',
    'approvalstatus',
    'processingstatus',
    'remittancestatus',
    'statusdescription',
    'paymentstate',
    'claimstate',
    'invoicestate',
    'result',
    'outcome',
  ],
  reason: [
    'errormessage',
    'rejectionreason',
    'rejectreason',
    'declinereason',
    'statusreason',
    'reason',
    'error',
    'comments',
    'comment',
    'notes',
    'note',
    'paymentnotes',
    'paymentnote',
    'remarks',
    'remark',
    'message',
  ],
  refusal: ['rejectionreason', 'rejectreason', 'declinereason'],
  item: ['supportnumber', 'supportitemnumber', 'supportitem', 'itemnumber', 'itemcode', 'item'],
  day: [
    'supportsdeliveredfrom',
    'supportstartdate',
    'supportdate',
    'servicedate',
    'serviceddate',
    'dateofservice',
    'servicefrom',
  ],
} as const;

type Field = keyof typeof COLUMNS;

/** How many rows above its column names a file may have: the letterhead of a plan manager. */
const MAX_HEAD_ROWS = 20;

/**
 * Reads the rows of a remittance file.
 *
 * @throws TextFileError when it is not a CSV file, has too many rows or too much money, or has no
 *   column for the invoice or the amount.
 */
export function parseRemittance(content: string, maxRows: number): StatedRow[] {
  const table = csvCells(content, maxRows).rows;
  const head = table
    .slice(0, MAX_HEAD_ROWS)
    .findIndex((cells) => hasNeededColumns(placesOf(cells)));
  if (head === -1) {
    throw new TextFileError(
      'The first row has to name the columns: one for the invoice or claim reference, and one for the amount paid.',
    );
  }
  const places = placesOf(table[head] ?? []);
  const rows = table.slice(head + 1);
  if (rows.length === 0) throw new TextFileError('This file has no rows.');
  if (rows.length > maxRows) throw new TextFileError(`Choose a file of up to ${maxRows} rows.`);
  const parsed = rows.flatMap((cells, index) => {
    // A status or a note may be in any of its columns, and an amount in its own alone.
    const cell = (field: Field) => {
      const found = places[field].map((place) => cells[place]?.trim() ?? '');
      const isInAny = field === 'status' || field === 'reason';
      return (isInAny ? found.find((text) => text !== '') : found[0]) ?? '';
    };
    const row = toRow(index + 1, cell);
    return isTotal(row, cells) ? [] : [row];
  });
  if (parsed.reduce((sum, { paid_cents: cents }) => sum + cents, 0) > MAX_ENTERED_CENTS) {
    throw new TextFileError('The amounts add up to more than $10,000,000. Check the file.');
  }
  return parsed;
}

/** Whether a row names no invoice, and adds up the others. */
const isTotal = ({ reference }: StatedRow, cells: readonly string[]): boolean =>
  !/\d/u.test(reference) && cells.some((cell) => /^(?:grand |sub-?)?totals?\b/iu.test(cell.trim()));

type Places = Readonly<Record<Field, readonly number[]>>;

const hasNeededColumns = ({ reference, paid }: Places): boolean =>
  reference.length > 0 && paid.length > 0;

function placesOf(names: readonly string[]): Places {
  const known = names.map((name) =>
    name
      .replaceAll(/\(.*\)/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z]/gu, ''),
  );
  const placesIn = (field: Field) =>
    COLUMNS[field].map((name) => known.indexOf(name)).filter((place) => place !== -1);
  return {
    reference: placesIn('reference'),
    paid: placesIn('paid'),
    status: placesIn('status'),
    reason: placesIn('reason'),
    refusal: placesIn('refusal'),
    item: placesIn('item'),
    day: placesIn('day'),
  };
}

function toRow(row: number, cell: (field: Field) => string): StatedRow {
  return {
    row,
    reference: cell('reference').slice(0, 100),
    itemNumber: cell('item') === '' ? null : cell('item'),
    serviceDate: readDay(cell('day')),
    ...decideOutcome({
      paid: cell('paid'),
      status: cell('status'),
      reason: cell('reason'),
      refusal: cell('refusal'),
    }),
  };
}
