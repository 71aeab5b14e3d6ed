import {
  type AgedDebtsQuery,
  DEBT_AGE_FIELDS,
  DEBT_AGES,
  type DebtAge,
} from '@cleaning/contract/bookkeeping';
import { MAX_STATEMENTS } from '@cleaning/contract/invoices';
import { INVOICE_PAYERS, type InvoicePayer } from '@cleaning/contract/invoices/rules';
import { pageIn } from '#kit/lists/define-list-view.ts';
import { readPlainDate } from '#kit/lib/plain-date.ts';
import { viewPath } from '../bookkeeping-view.ts';

const LABELS: Readonly<Record<DebtAge, string>> = {
  current: 'Not due yet',
  '1-30': '1–30 days',
  '31-60': '31–60 days',
  '61-90': '61–90 days',
  'over-90': 'Over 90 days',
};

/** The columns of the list, from not yet due to longest overdue. */
export const AGES = DEBT_AGES.map((id) => ({
  id,
  field: DEBT_AGE_FIELDS[id],
  label: LABELS[id],
  isLate: id !== 'current',
}));

export type Age = (typeof AGES)[number];

/** Which clients are shown, and for which day; '' means all clients, or today. */
export interface DebtsView {
  readonly on: string;
  readonly age: 'overdue' | DebtAge | '';
  readonly payer: InvoicePayer | '';
  /** From 1. */
  readonly page: number;
}

export const DEBTS_PAGE_SIZE = 50;

/** The view in an address such as `on=2026-06-30&age=31-60&payer=agency&page=2`. */
export function debtsIn(search: URLSearchParams): DebtsView {
  const age = search.get('age');
  return {
    on: readPlainDate(search.get('on') ?? ''),
    age: age === 'overdue' ? age : (DEBT_AGES.find((id) => id === age) ?? ''),
    payer: INVOICE_PAYERS.find((each) => each === search.get('payer')) ?? '',
    page: pageIn(search),
  };
}

/** The address of a page of a view. */
export function debtsPagePath({ on, age, payer }: DebtsView, page: number): string {
  const params = Object.entries({ on, age, payer, page: page === 1 ? '' : String(page) });
  const given = params.filter(([, value]) => value !== '').map((param) => param.join('='));
  return [viewPath('debts'), ...given].join('&');
}

/** The day of a view for the API; nothing for today and for future dates. */
export const toDayQuery = ({ on }: DebtsView, today: string): { on?: string } =>
  on !== '' && on < today ? { on } : {};

/** The API query of a view. */
export const debtsQuery = (view: DebtsView, today: string): AgedDebtsQuery => ({
  ...toDayQuery(view, today),
  ...(view.age !== '' && { age: view.age }),
  ...(view.payer !== '' && { payer: view.payer }),
  page: view.page,
  page_size: DEBTS_PAGE_SIZE,
});

/** Overdue clients who pay something themselves: as many as statements are sent to at once. */
export const TO_REMIND: AgedDebtsQuery = {
  age: 'overdue',
  payer: 'client',
  page: 1,
  page_size: MAX_STATEMENTS,
};
