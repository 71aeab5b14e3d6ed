import type { BookkeepingReportQuery, Debtor, GstReport } from '@cleaning/contract/bookkeeping';
import type { InvoicePayer } from '@cleaning/contract/invoices/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { readSnapshot, type Database } from '../core/db/client.ts';
import type { FileAnswer } from '../core/http/handlers.ts';
import { exportFile, linesOf, type ExportContext } from './export-file.ts';
import { dollars } from '../core/http/csv-file.ts';
import { day, type Layout } from './layout.ts';
import { readAllDebtors, readGstReport } from './reports.ts';

/** A report as a file for a spreadsheet; the audit log gets who exported it. */
export async function exportReport(
  database: Database,
  { year, on }: BookkeepingReportQuery,
  context: ExportContext,
): Promise<FileAnswer> {
  if (year === undefined) return exportDebts(database, on, context);
  const report = await readSnapshot(database, (snapshot) => readGstReport(snapshot, year));
  const name = report.financial_year;
  const lines = linesOf(GST_LAYOUT, gstRows(report, sydneyDateOf(context.now)));
  return exportFile(
    database,
    { fileName: `gst-${name}.csv`, lines, what: `GST of ${name}` },
    context,
  );
}

async function exportDebts(
  database: Database,
  asOf: string | undefined,
  context: ExportContext,
): Promise<FileAnswer> {
  const { on, debtors } = await readSnapshot(database, (snapshot) =>
    readAllDebtors(snapshot, context.now, asOf),
  );
  const file = { fileName: `aged-debts-${on}.csv`, what: `who owes what on ${on}` };
  return exportFile(database, { ...file, lines: linesOf(DEBTS_LAYOUT, debtors) }, context);
}

type Quarter = GstReport['quarters'][number];
type GstRow = Quarter['months'][number] & {
  readonly kind: 'Month' | 'Quarter';
  readonly due: string;
};

/**
 * A row for each month that has begun, and after the months of each quarter a row for the quarter.
 */
const gstRows = ({ quarters }: GstReport, today: string): GstRow[] =>
  quarters
    .filter(({ from }) => from <= today)
    .flatMap(({ months, due_date: due, ...quarter }) => [
      ...months
        .filter(({ from }) => from <= today)
        .map((month) => ({ ...month, kind: 'Month' as const, due: '' })),
      { ...quarter, kind: 'Quarter' as const, due },
    ]);

const SALES_COLUMNS = [
  'sales with GST',
  'GST in them',
  'GST-free sales',
  'out of scope',
  'all sales',
];

const salesCells = ({
  sales_cents,
  gst_free_cents,
  out_of_scope_cents,
  gst_cents,
}: GstRow['cash']) =>
  [
    sales_cents - gst_free_cents - out_of_scope_cents,
    gst_cents,
    gst_free_cents,
    out_of_scope_cents,
    sales_cents,
  ].map(dollars);

const GST_LAYOUT: Layout<GstRow> = {
  headings: [
    'Period',
    'From',
    'To',
    'Statement due',
    ...SALES_COLUMNS.map((column) => `Accrual: ${column}`),
    ...SALES_COLUMNS.map((column) => `Cash: ${column}`),
  ],
  cellsOf: ({ kind, from, to, due, accrual, cash }) => [
    kind,
    day(from),
    day(to),
    day(due),
    ...salesCells(accrual),
    ...salesCells(cash),
  ],
};

const PAYERS: Readonly<Record<InvoicePayer, (name: string) => string>> = {
  client: (name) => name,
  plan_manager: (name) => name,
  agency: () => 'NDIA',
  unknown: () => 'Not known yet',
};

const DEBTS_LAYOUT: Layout<Debtor> = {
  headings: [
    'Client',
    'Who pays',
    'Invoices',
    'Oldest due date',
    'Not due yet',
    '1 to 30 days',
    '31 to 60 days',
    '61 to 90 days',
    'Over 90 days',
    'Total',
    'Credit we hold',
  ],
  cellsOf: (debtor) => [
    debtor.client_name,
    debtor.payers.map(({ payer, name }) => PAYERS[payer](name)).join(', '),
    String(debtor.invoice_count),
    day(debtor.oldest_due_date ?? ''),
    dollars(debtor.current_cents),
    dollars(debtor.days_1_to_30_cents),
    dollars(debtor.days_31_to_60_cents),
    dollars(debtor.days_61_to_90_cents),
    dollars(debtor.over_90_days_cents),
    dollars(debtor.total_cents),
    dollars(debtor.credit_cents),
  ],
};
