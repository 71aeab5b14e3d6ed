import {
  type AgedDebts,
  DEBT_AGE_FIELDS,
  DEBT_AGES,
  type Debtor,
  type ExportPreview,
  type GstReport,
} from '@cleaning/contract/bookkeeping';
import { DEFAULT_PAGE_SIZE } from '@cleaning/contract/http';
import type { Settings } from '@cleaning/contract/settings';

const fileName = (record: string) => `xero-${record}-2026-11-01-to-2026-11-23.csv`;

/** An export of November 2026 for Xero: one taxable invoice, and its payment. */
export function anExportPreview(overrides: Partial<ExportPreview> = {}): ExportPreview {
  return {
    files: [
      {
        record: 'invoices',
        file_name: fileName('invoices'),
        row_count: 10,
        gst_cents: 131_36,
        total_cents: 2_478_95,
      },
      {
        record: 'payments',
        file_name: fileName('payments'),
        row_count: 9,
        gst_cents: 124_55,
        total_cents: 1_910_90,
      },
      {
        record: 'prepayments',
        file_name: fileName('prepayments'),
        row_count: 1,
        gst_cents: 0,
        total_cents: 60_00,
      },
      {
        record: 'write_offs',
        file_name: fileName('write-offs'),
        row_count: 1,
        gst_cents: -9_09,
        total_cents: -100_00,
      },
      {
        record: 'credits',
        file_name: fileName('credits'),
        row_count: 0,
        gst_cents: 0,
        total_cents: 0,
      },
    ],
    headings: ['*ContactName', '*InvoiceNumber', '*UnitAmount', '*TaxType'],
    rows: [
      ['Wei Zhang', 'INV-2026-00046', '280.00', 'GST on Income'],
      ['Noah Petrov', 'INV-2026-00044', '162.50', 'GST Free Income'],
    ],
    opening_cents: 1_711_15,
    closing_cents: 2_179_20,
    invoiced_cents: 2_478_95,
    invoiced_count: 10,
    received_cents: 1_910_90,
    credited_cents: 0,
    written_off_cents: 100_00,
    voided_cents: 0,
    owed_cents: 2_179_20,
    received_early_cents: 0,
    difference_cents: 0,
    ...overrides,
  };
}

/** The settings of the company, with account codes chosen by an admin. */
export function someSettings(overrides: Partial<Settings> = {}): Settings {
  return {
    version: 3,
    gst_registered: true,
    cancellation_notice_days: 2,
    late_cancellation_percent: 50,
    quote_validity_days: 14,
    invoice_due_days: 14,
    billing_step_hundredths: 1,
    kilometre_rate_cents: 99,
    ndis_registration_from: null,
    ndis_registration_to: null,
    ndis_registration_groups: ['0120'],
    remittance_email: 'accounts@company.example',
    csv_date_format: 'YYYY-MM-DD',
    xero_sales_account: '200',
    xero_ndis_account: '205',
    myob_sales_account: '4-1000',
    myob_ndis_account: '4-2000',
    myob_bank_account: '1-1110',
    updated_at: null,
    ...overrides,
  };
}

const NONE = { sales_cents: 0, gst_free_cents: 0, out_of_scope_cents: 0, gst_cents: 0 };

type Quarter = GstReport['quarters'][number];

const aQuarter = (
  [first, second, third]: readonly [string, string, string],
  due_date: string,
  overrides: Partial<Quarter> = {},
): Quarter => ({
  from: `${first}-01`,
  to: `${third}-30`,
  due_date,
  opening_cents: 400_25,
  closing_cents: 400_25,
  accrual: NONE,
  cash: NONE,
  months: [first, second, third].map((month) => ({
    from: `${month}-01`,
    to: `${month}-28`,
    accrual: NONE,
    cash: NONE,
  })),
  ...overrides,
});

/** The GST of 2026-27, with sales in October and November. */
export function aGstReport(overrides: Partial<GstReport> = {}): GstReport {
  const october = { ...NONE, sales_cents: 2_468_90, gst_free_cents: 1_003_90, gst_cents: 133_19 };
  const november = { ...NONE, sales_cents: 2_478_95, gst_free_cents: 1_033_95, gst_cents: 131_36 };
  return {
    financial_year: '2026-27',
    quarters: [
      aQuarter(['2026-07', '2026-08', '2026-09'], '2026-10-28'),
      aQuarter(['2026-10', '2026-11', '2026-12'], '2027-03-01', {
        closing_cents: 2_179_20,
        accrual: { ...NONE, sales_cents: 4_947_85, gst_free_cents: 2_037_85, gst_cents: 264_55 },
        cash: { ...NONE, sales_cents: 3_168_90, gst_free_cents: 1_003_90, gst_cents: 196_83 },
        months: [
          {
            from: '2026-10-01',
            to: '2026-10-31',
            accrual: october,
            cash: { ...NONE, sales_cents: 1_258_00, gst_free_cents: 463_00, gst_cents: 72_28 },
          },
          {
            from: '2026-11-01',
            to: '2026-11-30',
            accrual: november,
            cash: { ...NONE, sales_cents: 1_910_90, gst_free_cents: 540_90, gst_cents: 124_55 },
          },
          { from: '2026-12-01', to: '2026-12-31', accrual: NONE, cash: NONE },
        ],
      }),
      aQuarter(['2027-01', '2027-02', '2027-03'], '2027-04-28'),
      aQuarter(['2027-04', '2027-05', '2027-06'], '2027-07-28'),
    ],
    ...overrides,
  };
}

/** Ben, whose debt of $565 is 20 days overdue. */
export const aDebtor = (overrides: Partial<Debtor> = {}): Debtor => ({
  client_id: '0190a1b2-0000-7000-8000-000000009101',
  client_name: 'Ben Carver',
  invoice_count: 1,
  oldest_due_date: '2026-11-03',
  payers: [{ payer: 'client', name: 'Ben Carver' }],
  plan_cents: 0,
  credit_cents: 0,
  current_cents: 0,
  days_1_to_30_cents: 565_00,
  days_31_to_60_cents: 0,
  days_61_to_90_cents: 0,
  over_90_days_cents: 0,
  total_cents: 565_00,
  ...overrides,
});

/**
 * The debts of these clients as the service answers a query: the page of those who match its
 * filter, with figures of all.
 */
export function agedDebtsOf(
  clients: readonly Debtor[],
  query: URLSearchParams = new URLSearchParams(),
): AgedDebts {
  const size = Number(query.get('page_size') ?? DEFAULT_PAGE_SIZE);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  const payer = query.get('payer');
  const matching = clients.filter(
    (client) =>
      hasAge(client, query.get('age')) &&
      (payer === null || client.payers.some((each) => each.payer === payer)),
  );
  const overdue = clients.filter((client) => hasAge(client, 'overdue'));
  const ofPlans = clients.filter(({ plan_cents: cents }) => cents > 0);
  return {
    on: query.get('on') ?? '2026-11-23',
    count: matching.length,
    next: null,
    previous: null,
    ...sumsOf(clients),
    client_count: clients.filter(({ total_cents: cents }) => cents > 0).length,
    credit_client_count: clients.filter(({ credit_cents: cents }) => cents > 0).length,
    invoice_count: clients.reduce((count, client) => count + client.invoice_count, 0),
    overdue_client_count: overdue.length,
    oldest_overdue_date:
      overdue.flatMap(({ oldest_due_date: oldest }) => oldest ?? []).toSorted()[0] ?? null,
    plan_cents: ofPlans.reduce((cents, client) => cents + client.plan_cents, 0),
    plan_client_count: ofPlans.length,
    matching: sumsOf(matching),
    clients: matching.slice(start, start + size),
  };
}

function hasAge(client: Debtor, age: string | null): boolean {
  if (age === 'overdue') return client.total_cents > client.current_cents;
  const known = DEBT_AGES.find((each) => each === age);
  return known === undefined || client[DEBT_AGE_FIELDS[known]] > 0;
}

function sumsOf(clients: readonly Debtor[]): AgedDebts['matching'] {
  const sum = (field: keyof AgedDebts['matching']) =>
    clients.reduce((cents, client) => cents + client[field], 0);
  return {
    current_cents: sum('current_cents'),
    days_1_to_30_cents: sum('days_1_to_30_cents'),
    days_31_to_60_cents: sum('days_31_to_60_cents'),
    days_61_to_90_cents: sum('days_61_to_90_cents'),
    over_90_days_cents: sum('over_90_days_cents'),
    total_cents: sum('total_cents'),
    credit_cents: sum('credit_cents'),
  };
}
