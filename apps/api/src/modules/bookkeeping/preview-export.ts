import type { ExportPreview, ExportPreviewQuery } from '@cleaning/contract';
import { addDays } from '@cleaning/ndis';
import type { Queryable } from '../../platform/db/client.ts';
import { listIssuedLines, sumExport, sumOwedOn } from './bookkeeping-repository.ts';
import { exportFileName } from './export-records.ts';
import { addSales, NO_SALES, sumCash } from './gst-repository.ts';
import { readSettings } from '../settings/service.ts';
import { layoutsFor } from './layouts.ts';

/** How many rows of the invoice file are shown. */
const ROWS_SHOWN = 4;

/** The totals of an export's files, and how they change what is owed. */
export async function previewExport(
  queryable: Queryable,
  query: ExportPreviewQuery,
): Promise<ExportPreview> {
  const { layout, from, to } = query;
  const { lines, money, credits, issued } = await sumExport(queryable, query);
  const paid = [...(await sumCash(queryable, query)).values()].reduce(
    (sum, month) => addSales(sum, month),
    NO_SALES,
  );
  const opening = await sumOwedOn(queryable, addDays(from, -1));
  const closing = await sumOwedOn(queryable, to);
  const { headings, cellsOf } = layoutsFor(layout, await readSettings(queryable)).invoices;
  const shown = await listIssuedLines(queryable, query, ROWS_SHOWN);
  return {
    files: [
      {
        record: 'invoices',
        file_name: exportFileName({ ...query, record: 'invoices' }),
        row_count: lines.count,
        gst_cents: lines.gstCents,
        total_cents: lines.totalCents,
      },
      {
        record: 'payments',
        file_name: exportFileName({ ...query, record: 'payments' }),
        row_count: money.count,
        gst_cents: paid.gstCents,
        total_cents: money.totalCents,
      },
      {
        record: 'credits',
        file_name: exportFileName({ ...query, record: 'credits' }),
        row_count: credits.count,
        gst_cents: -credits.gstCents,
        total_cents: -credits.totalCents,
      },
    ],
    headings: [...headings],
    rows: shown.map(cellsOf),
    opening_cents: opening,
    closing_cents: closing,
    invoiced_cents: issued.totalCents,
    invoiced_count: issued.count,
    received_cents: money.totalCents,
    credited_cents: credits.totalCents,
    closed_cents: opening + issued.totalCents - money.totalCents - credits.totalCents - closing,
  };
}
