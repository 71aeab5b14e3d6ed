import { BOOKKEEPING_LAYOUTS, type BookkeepingLayout } from '@cleaning/contract/bookkeeping';
import { addMonths, financialYearOf } from '@cleaning/ndis';
import { firstOfMonth, firstOfQuarter, type Period } from '#kit/lib/periods.ts';
import { readPlainDate } from '#kit/lib/plain-date.ts';
import { STAFF_BOOKKEEPING_PATH } from './bookkeeping-paths.ts';

/** The views of the page, by their ids in the address. The first is the default. */
export const BOOKKEEPING_VIEWS = [
  { id: 'exports', label: 'Exports' },
  { id: 'gst', label: 'GST by quarter' },
  { id: 'debts', label: 'Who owes what' },
] as const;

export type BookkeepingView = (typeof BOOKKEEPING_VIEWS)[number]['id'];

export const viewIn = (search: URLSearchParams): BookkeepingView =>
  BOOKKEEPING_VIEWS.find(({ id }) => id === search.get('view'))?.id ?? 'exports';

export const viewPath = (view: BookkeepingView): string =>
  view === 'exports' ? STAFF_BOOKKEEPING_PATH : `${STAFF_BOOKKEEPING_PATH}?view=${view}`;

export interface ExportChoice extends Period {
  readonly layout: BookkeepingLayout;
}

/** The export options in the address. They default to this month so far, for Xero. */
export const exportIn = (search: URLSearchParams, today: string): ExportChoice => ({
  layout: BOOKKEEPING_LAYOUTS.find((each) => each === search.get('layout')) ?? 'xero',
  from: readPlainDate(search.get('from') ?? '') || firstOfMonth(today),
  to: readPlainDate(search.get('to') ?? '') || today,
});

/**
 * The quarter in the address, given by its first month such as 2026-10; defaults to today's.
 * Returns its first day.
 */
export function quarterIn(search: URLSearchParams, today: string): string {
  const month = search.get('quarter') ?? '';
  const isQuarter = /^20\d{2}-(?:01|04|07|10)$/u.test(month);
  return isQuarter ? `${month}-01` : firstOfQuarter(today);
}

/** The year in which the financial year of a quarter starts. */
export const yearOfQuarter = (quarter: string): number =>
  Number(financialYearOf(quarter).from.slice(0, 4));

/** The quarters to choose from, latest first: those of the last two years, and the shown one. */
export function quartersTo(today: string, shown: string): string[] {
  const recent = Array.from({ length: 8 }, (_, index) =>
    addMonths(firstOfQuarter(today), -3 * index),
  );
  return recent.includes(shown) ? recent : [...recent, shown].toSorted().toReversed();
}
