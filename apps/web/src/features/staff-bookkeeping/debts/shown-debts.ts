import { type AgedDebts, INVOICE_PAYERS, type InvoicePayer } from '@cleaning/contract';
import { readPlainDate } from '../../../shared/lib/plain-date.ts';
import type { Debtor } from './overdue-clients.ts';

/** The columns of the list, from not yet due to longest overdue. */
export const AGES = [
  { id: 'current', field: 'current_cents', label: 'Not due yet', isLate: false },
  { id: '1-30', field: 'days_1_to_30_cents', label: '1–30 days', isLate: true },
  { id: '31-60', field: 'days_31_to_60_cents', label: '31–60 days', isLate: true },
  { id: '61-90', field: 'days_61_to_90_cents', label: '61–90 days', isLate: true },
  { id: 'over-90', field: 'over_90_days_cents', label: 'Over 90 days', isLate: true },
] as const;

export type Age = (typeof AGES)[number];

/** Which clients are shown, and for which day; '' means all clients, or today. */
export interface DebtsFilter {
  readonly on: string;
  readonly age: 'overdue' | Age['id'] | '';
  readonly payer: InvoicePayer | '';
}

/** The filter in an address such as `on=2026-06-30&age=31-60&payer=agency`. */
export function debtsFilterIn(search: URLSearchParams): DebtsFilter {
  const age = search.get('age');
  return {
    on: readPlainDate(search.get('on') ?? ''),
    age: age === 'overdue' ? age : (AGES.find(({ id }) => id === age)?.id ?? ''),
    payer: INVOICE_PAYERS.find((each) => each === search.get('payer')) ?? '',
  };
}

/** The API query of a filter. Today and future dates are left out. */
export const debtsQuery = ({ on }: DebtsFilter, today: string): { on?: string } =>
  on !== '' && on < today ? { on } : {};

/** The debts that match a filter, with their totals. */
export function shownDebts(debts: AgedDebts, { age, payer }: DebtsFilter): AgedDebts {
  const clients = debts.clients.filter(
    (client) =>
      owesSince(client, age) &&
      (payer === '' || client.payers.some((each) => each.payer === payer)),
  );
  const sum = (field: Age['field'] | 'total_cents') =>
    clients.reduce((cents, client) => cents + client[field], 0);
  return {
    on: debts.on,
    clients,
    current_cents: sum('current_cents'),
    days_1_to_30_cents: sum('days_1_to_30_cents'),
    days_31_to_60_cents: sum('days_31_to_60_cents'),
    days_61_to_90_cents: sum('days_61_to_90_cents'),
    over_90_days_cents: sum('over_90_days_cents'),
    total_cents: sum('total_cents'),
  };
}

function owesSince(client: Debtor, age: DebtsFilter['age']): boolean {
  if (age === 'overdue') return client.total_cents > client.current_cents;
  const found = AGES.find(({ id }) => id === age);
  return found === undefined || client[found.field] > 0;
}
