import type { AgedDebts, AgedDebtsQuery, Debtor, GstReport } from '@cleaning/contract/bookkeeping';
import { fullName } from '@cleaning/contract/rules';
import { addDays, addMonths, financialYearOf, isWeekend } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Queryable } from '../core/db/client.ts';
import { refuseField } from '../core/http/api-error.ts';
import { pageLinks } from '../core/http/page-links.ts';
import { windowOf } from '../core/list.ts';
import { sumOwedOn, type Period } from './bookkeeping-repository.ts';
import { readDebts } from './debts-repository.ts';
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

/** One page of what clients owe at the end of today, or of an earlier day, in Sydney. */
export async function readAgedDebts(
  queryable: Queryable,
  now: Date,
  { path, query }: { readonly path: string; readonly query: AgedDebtsQuery },
): Promise<AgedDebts> {
  const day = dayOf(query.on, now);
  const rows = await readDebts(queryable, { ...query, ...day, window: windowOf(query) });
  const [first] = rows;
  if (first === undefined) throw new Error('The figures of debts returned no row.');
  const { figures, matching } = first;
  return {
    on: day.on,
    count: figures.matchCount,
    ...pageLinks(path, query, figures.matchCount),
    ...agesOf(figures),
    client_count: figures.clientCount,
    invoice_count: figures.invoiceCount,
    overdue_client_count: figures.overdueClientCount,
    oldest_overdue_date: figures.oldestOverdueDate,
    plan_cents: figures.planCents,
    plan_client_count: figures.planClientCount,
    credit_cents: figures.creditCents,
    credit_client_count: figures.creditClientCount,
    matching: { ...agesOf(matching), credit_cents: matching.creditCents },
    clients: rows.flatMap(toDebtors),
  };
}

/** Every client who owes something or has credit at the end of today, or of an earlier day. */
export async function readAllDebtors(
  queryable: Queryable,
  now: Date,
  asOf: string | undefined,
): Promise<{ on: string; debtors: Debtor[] }> {
  const day = dayOf(asOf, now);
  const rows = await readDebts(queryable, { ...day, window: null });
  return { on: day.on, debtors: rows.flatMap(toDebtors) };
}

function dayOf(asOf: string | undefined, now: Date) {
  const today = sydneyDateOf(now);
  const on = asOf ?? today;
  if (on > today) throw refuseField('on', 'Choose today or an earlier day.');
  return { on, today };
}

type DebtsRow = Awaited<ReturnType<typeof readDebts>>[number];

/** The client in a row; none for an empty page. */
const toDebtors = ({ page, payers }: DebtsRow): Debtor[] =>
  page === null
    ? []
    : [
        {
          client_id: page.clientId,
          client_name: fullName(page.firstName, page.lastName),
          invoice_count: page.invoiceCount,
          oldest_due_date: page.oldestDueDate,
          payers: payers?.payers ?? [],
          plan_cents: page.planCents,
          credit_cents: page.creditCents,
          ...agesOf(page),
        },
      ];

type Ages = Omit<AgedDebts['matching'], 'credit_cents'>;

const agesOf = (sums: Ages): Ages => ({
  current_cents: sums.current_cents,
  days_1_to_30_cents: sums.days_1_to_30_cents,
  days_31_to_60_cents: sums.days_31_to_60_cents,
  days_61_to_90_cents: sums.days_61_to_90_cents,
  over_90_days_cents: sums.over_90_days_cents,
  total_cents: sums.total_cents,
});
