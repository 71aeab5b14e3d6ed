import {
  type AgedDebts,
  type GstReport,
  type InvoicePayer,
  invoicePayer,
} from '@cleaning/contract';
import { addDays, addMonths, financialYearOf, isWeekend } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Queryable } from '../../platform/db/client.ts';
import { refuseField } from '../../platform/http/api-error.ts';
import { listOwed, listOwedOn, sumOwedOn, type Period } from './bookkeeping-repository.ts';
import {
  addSales,
  NO_SALES,
  sumAccrual,
  sumCash,
  type Sales,
  type SalesByMonth,
} from './gst-repository.ts';

const QUARTERS = [0, 1, 2, 3] as const;
const MONTHS_OF_QUARTER = [0, 1, 2] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

/** @param year the year in which the financial year starts. */
export async function readGstReport(queryable: Queryable, year: number): Promise<GstReport> {
  const { name, from: start, to: end } = financialYearOf(`${year}-07-01`);
  const accrual = await sumAccrual(queryable, { from: start, to: end });
  const cash = await sumCash(queryable, { from: start, to: end });
  let owed = await sumOwedOn(queryable, addDays(start, -1));
  const quarters: GstReport['quarters'] = [];
  for (const index of QUARTERS) {
    const first = addMonths(start, index * 3);
    const months = MONTHS_OF_QUARTER.map((month) => monthFrom(addMonths(first, month)));
    const sums = { accrual: sumOf(accrual, months), cash: sumOf(cash, months) };
    const opening = owed;
    owed += sums.accrual.salesCents - sums.cash.salesCents;
    const to = addDays(addMonths(first, 3), -1);
    quarters.push({
      from: first,
      to,
      due_date: dueDateAfter(to),
      opening_cents: opening,
      closing_cents: owed,
      accrual: toSales(sums.accrual),
      cash: toSales(sums.cash),
      months: months.map((month) => ({
        ...month,
        accrual: toSales(sumOf(accrual, [month])),
        cash: toSales(sumOf(cash, [month])),
      })),
    });
  }
  return { financial_year: name, quarters };
}

const monthFrom = (from: string): Period => ({ from, to: addDays(addMonths(from, 1), -1) });

const sumOf = (sales: SalesByMonth, months: readonly Period[]): Sales =>
  months.reduce(
    (sum, { from }) => addSales(sum, sales.get(from.slice(0, 7)) ?? NO_SALES),
    NO_SALES,
  );

const toSales = ({ salesCents, taxableCents, outOfScopeCents, gstCents }: Sales) => ({
  sales_cents: salesCents,
  gst_free_cents: salesCents - taxableCents - outOfScopeCents,
  out_of_scope_cents: outOfScopeCents,
  gst_cents: gstCents,
});

/**
 * The due date of an activity statement: two months after the quarter that ends in December, one
 * month after the others. A date on a weekend moves to Monday.
 */
function dueDateAfter(lastDay: string): string {
  const months = lastDay.slice(5) === '12-31' ? 2 : 1;
  let due = `${addMonths(`${lastDay.slice(0, 7)}-01`, months).slice(0, 7)}-28`;
  while (isWeekend(due)) due = addDays(due, 1);
  return due;
}

type Ages = Omit<AgedDebts, 'on' | 'clients'>;

const NOTHING: Ages = {
  current_cents: 0,
  days_1_to_30_cents: 0,
  days_31_to_60_cents: 0,
  days_61_to_90_cents: 0,
  over_90_days_cents: 0,
  total_cents: 0,
};

/** What is owed at the end of today, or of an earlier day, in Sydney. */
export async function readAgedDebts(
  queryable: Queryable,
  now: Date,
  on = sydneyDateOf(now),
): Promise<AgedDebts> {
  const today = sydneyDateOf(now);
  if (on > today) throw refuseField('on', 'Choose today or an earlier day.');
  const owed = await (on === today ? listOwed(queryable) : listOwedOn(queryable, on));
  const clients = [...Map.groupBy(owed, ({ clientId }) => clientId).values()].map((rows) => {
    const [first] = rows;
    return {
      client_id: first?.clientId ?? '',
      client_name: `${first?.firstName ?? ''} ${first?.lastName ?? ''}`,
      invoice_count: rows.length,
      oldest_due_date: rows.map(({ dueDate }) => dueDate ?? on).reduce(earlier),
      payers: payersOf(rows),
      plan_cents: rows.filter(isByPlan).reduce((sum, { balanceCents }) => sum + balanceCents, 0),
      ...agesOf(rows, on),
    };
  });
  return {
    on,
    ...agesOf(owed, on),
    clients: clients.toSorted((a, b) => b.total_cents - a.total_cents),
  };
}

type OwedRow = Awaited<ReturnType<typeof listOwed>>[number];

const earlier = (a: string, b: string): string => (a < b ? a : b);

const payerOf = ({ kind, planManagement }: OwedRow): InvoicePayer =>
  invoicePayer(kind, planManagement);

const isByPlan = (row: OwedRow): boolean => ['agency', 'plan_manager'].includes(payerOf(row));

/** The payers of some invoices, without repetitions. */
function payersOf(rows: readonly OwedRow[]) {
  const payers = rows.map((row) => ({ payer: payerOf(row), name: row.billTo?.name ?? '' }));
  return [...new Map(payers.map((each) => [`${each.payer} ${each.name}`, each])).values()];
}

interface Owed {
  readonly balanceCents: number;
  readonly dueDate: string | null;
}

function agesOf(rows: readonly Owed[], on: string): Ages {
  const ages = { ...NOTHING };
  for (const { balanceCents, dueDate } of rows) {
    ages[ageOf(dueDate ?? on, on)] += balanceCents;
    ages.total_cents += balanceCents;
  }
  return ages;
}

function ageOf(dueDate: string, on: string): Exclude<keyof Ages, 'total_cents'> {
  const days = Math.round((Date.parse(on) - Date.parse(dueDate)) / DAY_MS);
  if (days < 1) return 'current_cents';
  if (days <= 30) return 'days_1_to_30_cents';
  if (days <= 60) return 'days_31_to_60_cents';
  return days <= 90 ? 'days_61_to_90_cents' : 'over_90_days_cents';
}
