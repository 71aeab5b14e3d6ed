const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The plain date (`YYYY-MM-DD`) a number of days after another, or before it for a negative number.
 * It counts calendar days, so the change to daylight saving moves nothing.
 *
 * @throws RangeError when the date or the number of days is not one.
 */
export function addDays(date: string, days: number): string {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(date) || !Number.isSafeInteger(days)) {
    throw new RangeError(
      `Cannot add ${days} days to ${JSON.stringify(date)}. Use a date such as 2026-12-03 and whole days.`,
    );
  }
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}
