import { BOOKKEEPING_LAYOUTS, type BookkeepingLayout } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { addDays, addMonths, financialYearOf } from '@cleaning/ndis';
import { readPlainDate } from '../../shared/lib/plain-date.ts';

/** The parts of the page, as its address names them. The first one is the default. */
export const BOOKKEEPING_VIEWS = [
  { id: 'exports', label: 'Exports' },
  { id: 'gst', label: 'GST by quarter' },
  { id: 'debts', label: 'Aged debts' },
] as const;

export type BookkeepingView = (typeof BOOKKEEPING_VIEWS)[number]['id'];

export const viewIn = (search: URLSearchParams): BookkeepingView =>
  BOOKKEEPING_VIEWS.find(({ id }) => id === search.get('view'))?.id ?? 'exports';

export const viewPath = (view: BookkeepingView): string =>
  view === 'exports' ? SITE_PATHS.staffBookkeeping : `${SITE_PATHS.staffBookkeeping}?view=${view}`;

/** Two Sydney dates, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export interface ExportChoice extends Period {
  readonly layout: BookkeepingLayout;
}

/** What is exported: this month so far, for Xero, unless the address says more. */
export const exportIn = (search: URLSearchParams, today: string): ExportChoice => ({
  layout: BOOKKEEPING_LAYOUTS.find((each) => each === search.get('layout')) ?? 'xero',
  from: readPlainDate(search.get('from') ?? '') || firstOfMonth(today),
  to: readPlainDate(search.get('to') ?? '') || today,
});

export type PeriodName = 'month' | 'last-month' | 'quarter' | 'last-quarter' | 'year';

/** The periods that a bookkeeper asks for, as they are on a day. */
export function periodsOn(today: string): Readonly<Record<PeriodName, Period>> {
  const month = firstOfMonth(today);
  const quarter = quarterOf(today);
  return {
    month: { from: month, to: today },
    'last-month': { from: addMonths(month, -1), to: addDays(month, -1) },
    quarter: { from: quarter, to: today },
    'last-quarter': { from: addMonths(quarter, -3), to: addDays(quarter, -1) },
    year: { from: financialYearOf(today).from, to: today },
  };
}

/** The quarter in the address by its first month, such as 2026-10; else the one of today. Returns its first day. */
export function quarterIn(search: URLSearchParams, today: string): string {
  const month = search.get('quarter') ?? '';
  const isQuarter = /^20\d{2}-(?:01|04|07|10)$/u.test(month);
  return isQuarter ? `${month}-01` : quarterOf(today);
}

/** The year in which the financial year of a quarter starts. */
export const yearOfQuarter = (quarter: string): number =>
  Number(financialYearOf(quarter).from.slice(0, 4));

/** The quarters to choose from, the latest first: two years back, and the one that is shown. */
export function quartersTo(today: string, shown: string): string[] {
  const recent = Array.from({ length: 8 }, (_, index) => addMonths(quarterOf(today), -3 * index));
  return recent.includes(shown) ? recent : [...recent, shown].toSorted().toReversed();
}

const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

/** The first day of the quarter of a date. */
function quarterOf(date: string): string {
  const month = Number(date.slice(5, 7)) - 1;
  return addMonths(firstOfMonth(date), -(month % 3));
}
