import { addMonths } from '@cleaning/ndis';
import { dayParts } from '#domains/appointments/format-appointment.ts';

/** The month of a date: "October". */
export const monthName = (date: string): string => dayParts(date).month;

/** A quarter by its first day: "October to December 2026". */
export function describeQuarter(from: string): string {
  const { month, year } = dayParts(addMonths(from, 2));
  return `${monthName(from)} to ${month} ${year}`;
}

/** "2026–27". @param year the year in which it starts. */
export const describeFinancialYear = (year: number): string =>
  `${year}–${String((year + 1) % 100).padStart(2, '0')}`;
