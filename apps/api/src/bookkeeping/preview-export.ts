import type {
  BookkeepingRecord,
  ExportPreview,
  ExportPreviewQuery,
} from '@cleaning/contract/bookkeeping';
import { addDays } from '@cleaning/ndis';
import type { Queryable } from '../core/db/client.ts';
import { readSettings } from '../settings/settings-record.ts';
import {
  listIssuedLines,
  sumExport,
  sumOwedOn,
  sumReceivedEarly,
} from './bookkeeping-repository.ts';
import { sumDebts } from './debts-repository.ts';
import { exportFileName, readReductions } from './export-records.ts';
import { addSales, NO_SALES, sumCash } from './gst-repository.ts';
import type { ReductionLine } from './layout.ts';
import { layoutsFor } from './layouts.ts';
import { listPrepayments } from './prepayments-repository.ts';

/** How many rows of the invoice file are shown. */
const ROWS_SHOWN = 4;

/**
 * The totals of an export's files, how they change what is owed, and by how much that differs from
 * what the screens say is owed.
 */
export async function previewExport(
  queryable: Queryable,
  query: ExportPreviewQuery,
  today: string,
): Promise<ExportPreview> {
  const { layout, from, to } = query;
  const { lines, money, issued } = await sumExport(queryable, query);
  const paid = [...(await sumCash(queryable, query)).values()].reduce(
    (sum, month) => addSales(sum, month),
    NO_SALES,
  );
  const kept = await listPrepayments(queryable, query);
  const { credits, write_offs, voidedCents, writtenOffCents } = await readReductions(
    queryable,
    query,
  );
  const files = [
    fileOf(query, 'invoices', lines),
    fileOf(query, 'payments', { ...money, gstCents: paid.gstCents }),
    fileOf(query, 'prepayments', { ...sumOf(kept), gstCents: 0 }),
    fileOf(query, 'write_offs', sumOfLines(write_offs)),
    fileOf(query, 'credits', sumOfLines(credits)),
  ];
  const opening = await sumOwedOn(queryable, addDays(from, -1));
  const closing = await sumOwedOn(queryable, to);
  const day = to < today ? to : today;
  const owed = await sumDebts(queryable, { on: day, today });
  const early = await sumReceivedEarly(queryable, day);
  const creditedCents = -sumOfLines(credits).totalCents;
  const byFiles =
    opening +
    lines.totalCents -
    money.totalCents +
    sumOfLines(credits).totalCents +
    sumOfLines(write_offs).totalCents;
  const { headings, cellsOf } = layoutsFor(layout, await readSettings(queryable)).invoices;
  const shown = await listIssuedLines(queryable, query, ROWS_SHOWN);
  return {
    files,
    headings: [...headings],
    rows: shown.map(cellsOf),
    opening_cents: opening,
    closing_cents: closing,
    invoiced_cents: issued.totalCents,
    invoiced_count: issued.count,
    received_cents: money.totalCents,
    credited_cents: creditedCents,
    written_off_cents: writtenOffCents,
    voided_cents: voidedCents,
    received_early_cents: early,
    owed_cents: owed,
    difference_cents: byFiles - (owed - early),
  };
}

interface FileSum {
  readonly count: number;
  readonly totalCents: number;
  readonly gstCents: number;
}

const fileOf = (
  query: ExportPreviewQuery,
  record: BookkeepingRecord,
  { count, totalCents, gstCents }: FileSum,
): ExportPreview['files'][number] => ({
  record,
  file_name: exportFileName({ ...query, record }),
  row_count: count,
  gst_cents: gstCents,
  total_cents: totalCents,
});

const sumOf = (rows: readonly { readonly amountCents: number }[]) => ({
  count: rows.length,
  totalCents: rows.reduce((sum, { amountCents }) => sum + amountCents, 0),
});

const sumOfLines = (lines: readonly ReductionLine[]): FileSum => ({
  ...sumOf(lines.map(({ sale }) => sale)),
  gstCents: lines.reduce((sum, { sale }) => sum + sale.gstCents, 0),
});
