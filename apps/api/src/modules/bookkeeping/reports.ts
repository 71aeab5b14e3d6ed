import type { AgedDebts, GstReport } from '@cleaning/contract';
import { addDays, addMonths, financialYearOf } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Queryable } from '../../platform/db/client.ts';
import { listOwed, sumAccrual, sumCash, type Sales } from './bookkeeping-repository.ts';

const QUARTERS = [0, 1, 2, 3] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

/** @param year the year in which the financial year starts. */
export async function readGstReport(queryable: Queryable, year: number): Promise<GstReport> {
  const { name, from: start } = financialYearOf(`${year}-07-01`);
  const quarters: GstReport['quarters'] = [];
  for (const index of QUARTERS) {
    const from = addMonths(start, index * 3);
    const to = addDays(addMonths(start, index * 3 + 3), -1);
    const accrual = toSales(await sumAccrual(queryable, { from, to }));
    const cash = toSales(await sumCash(queryable, { from, to }));
    quarters.push({ from, to, accrual, cash });
  }
  return { financial_year: name, quarters };
}

const toSales = ({ salesCents, gstCents }: Sales) => ({
  sales_cents: salesCents,
  gst_cents: gstCents,
});

type Ages = Omit<AgedDebts, 'on' | 'clients'>;

const NOTHING: Ages = {
  current_cents: 0,
  days_1_to_30_cents: 0,
  days_31_to_60_cents: 0,
  days_61_to_90_cents: 0,
  over_90_days_cents: 0,
  total_cents: 0,
};

/** What is owed today, in Sydney. */
export async function readAgedDebts(queryable: Queryable, now: Date): Promise<AgedDebts> {
  const today = sydneyDateOf(now);
  const owed = await listOwed(queryable);
  const clients = [...Map.groupBy(owed, ({ clientId }) => clientId).values()].map((rows) => {
    const [first] = rows;
    return {
      client_id: first?.clientId ?? '',
      client_name: `${first?.firstName ?? ''} ${first?.lastName ?? ''}`,
      invoice_count: rows.length,
      ...agesOf(rows, today),
    };
  });
  return {
    on: today,
    ...agesOf(owed, today),
    clients: clients.toSorted((a, b) => b.total_cents - a.total_cents),
  };
}

interface Owed {
  readonly balanceCents: number;
  readonly dueDate: string | null;
}

function agesOf(rows: readonly Owed[], today: string): Ages {
  const ages = { ...NOTHING };
  for (const { balanceCents, dueDate } of rows) {
    ages[ageOf(dueDate ?? today, today)] += balanceCents;
    ages.total_cents += balanceCents;
  }
  return ages;
}

function ageOf(dueDate: string, today: string): Exclude<keyof Ages, 'total_cents'> {
  const days = Math.round((Date.parse(today) - Date.parse(dueDate)) / DAY_MS);
  if (days < 1) return 'current_cents';
  if (days <= 30) return 'days_1_to_30_cents';
  if (days <= 60) return 'days_31_to_60_cents';
  return days <= 90 ? 'days_61_to_90_cents' : 'over_90_days_cents';
}
