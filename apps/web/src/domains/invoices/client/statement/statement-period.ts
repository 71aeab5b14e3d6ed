import { readPlainDate } from '#kit/lib/plain-date.ts';

/** The first and the last date of a statement, `YYYY-MM-DD`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The longest period of one statement, in days. */
const MAX_DAYS = 731;

/** The Australian financial year (from 1 July) of a date, or one that many years earlier. */
export function financialYear(today: string, yearsEarlier = 0): Period {
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < '07' ? 1 : 0) - yearsEarlier;
  return { from: `${year}-07-01`, to: `${year + 1}-06-30` };
}

/** The period in the address; missing dates default to this financial year. */
export function readPeriod(params: URLSearchParams, today: string): Period {
  const year = financialYear(today);
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
