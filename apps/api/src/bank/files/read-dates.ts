import { DATE_ORDERS, type DateOrder } from '@cleaning/contract/bank/rules';
import { readDay } from '../../core/files/inspection/read-day.ts';

/** How the dates of a file can be read. */
export interface DatesRead {
  /** The order in which all of them are days, or else the usual one. */
  readonly order: DateOrder;
  /** The orders to choose from, where all are days in either, and not the same ones; else none. */
  readonly choices: readonly DateOrder[];
}

export function readDates(dates: readonly string[]): DatesRead {
  const [dayFirst, monthFirst] = [readAll(dates, 'dmy'), readAll(dates, 'mdy')];
  if (monthFirst === null) return { order: 'dmy', choices: [] };
  if (dayFirst === null) return { order: 'mdy', choices: [] };
  const isSame = dayFirst.every((day, at) => day === monthFirst[at]);
  return { order: 'dmy', choices: isSame ? [] : DATE_ORDERS };
}

/** @returns null where one of them is not a day in this order. */
function readAll(dates: readonly string[], order: DateOrder): readonly string[] | null {
  const days = dates.flatMap((date) => readDay(date, order) ?? []);
  return days.length === dates.length ? days : null;
}
