import { financialYearOf } from '@cleaning/ndis';
import type { Period } from '#kit/lib/periods.ts';
import { readPlainDate } from '#kit/lib/plain-date.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The longest period of one statement, in days. */
const MAX_DAYS = 731;

/** The period in the address; missing dates default to this financial year. */
export function readPeriod(params: URLSearchParams, today: string): Period {
  const year = financialYearOf(today);
  return {
    from: readPlainDate(params.get('from') ?? '') || year.from,
    to: readPlainDate(params.get('to') ?? '') || year.to,
  };
}

/** The validation error of a period, or null. */
export function periodProblem({ from, to }: Period): string | null {
  if (from > to) return 'The last day cannot be before the first.';
  const isTooLong = (Date.parse(to) - Date.parse(from)) / DAY_MS > MAX_DAYS;
  return isTooLong ? 'Choose a period of two years at most.' : null;
}
