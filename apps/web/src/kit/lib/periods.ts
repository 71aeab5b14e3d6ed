import { addDays, addMonths, financialYearOf } from '@cleaning/ndis';
import { formatPlainDate } from '@cleaning/pricing';

/** Two Sydney dates, YYYY-MM-DD, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export type PeriodName = 'month' | 'last-month' | 'quarter' | 'last-quarter' | 'year';

/** The common periods of bookkeeping, by name. */
export const PERIODS: readonly { readonly value: PeriodName; readonly label: string }[] = [
  { value: 'month', label: 'This month' },
  { value: 'last-month', label: 'Last month' },
  { value: 'quarter', label: 'This quarter' },
  { value: 'last-quarter', label: 'Last quarter' },
  { value: 'year', label: 'Financial year' },
];

/** The dates of these periods, seen from a day. */
export function periodsOn(today: string): Readonly<Record<PeriodName, Period>> {
  const month = firstOfMonth(today);
  const quarter = firstOfQuarter(today);
  return {
    month: { from: month, to: today },
    'last-month': { from: addMonths(month, -1), to: addDays(month, -1) },
    quarter: { from: quarter, to: today },
    'last-quarter': { from: addMonths(quarter, -3), to: addDays(quarter, -1) },
    year: { from: financialYearOf(today).from, to: today },
  };
}

/** The name of a period, seen from a day; undefined for any other two dates. */
export function findPeriodName({ from, to }: Period, today: string): PeriodName | undefined {
  const periods = periodsOn(today);
  return PERIODS.find(({ value }) => periods[value].from === from && periods[value].to === to)
    ?.value;
}

const day = (date: string): string => formatPlainDate(date, 'medium');

/** A period, of which either date may be missing: "1 Mar 2026 – 28 Feb 2027", "From 1 Mar 2026". */
export function describePeriod(start: string | null, end: string | null): string | null {
  if (start !== null && end !== null) return `${day(start)} – ${day(end)}`;
  if (start !== null) return `From ${day(start)}`;
  return end === null ? null : `Until ${day(end)}`;
}

export const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

export function firstOfQuarter(date: string): string {
  const month = Number(date.slice(5, 7)) - 1;
  return addMonths(firstOfMonth(date), -(month % 3));
}
