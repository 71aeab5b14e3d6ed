export { isPlainDate } from '@cleaning/pricing';

const DAY_MS = 24 * 60 * 60 * 1000;

const dateOf = (date: string): Date => {
  const parsed = new Date(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(date) || Number.isNaN(parsed.getTime())) {
    throw new RangeError(`${JSON.stringify(date)} is not a date. Use YYYY-MM-DD.`);
  }
  return parsed;
};

/**
 * The date some days later, or earlier for a negative number. Both are `YYYY-MM-DD`.
 *
 * @throws RangeError when the text is not a date.
 */
export function addDays(date: string, days: number): string {
  return new Date(dateOf(date).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** The days from one date to another (`YYYY-MM-DD`); negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The same day some months later, or the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const start = dateOf(date);
  const target = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0));
  target.setUTCDate(Math.min(start.getUTCDate(), target.getUTCDate()));
  return target.toISOString().slice(0, 10);
}

/**
 * Whether a date (`YYYY-MM-DD`) is a Saturday or a Sunday.
 *
 * @throws RangeError when the text is not a date.
 */
export function isWeekend(date: string): boolean {
  const day = dateOf(date).getUTCDay();
  return day === 0 || day === 6;
}
