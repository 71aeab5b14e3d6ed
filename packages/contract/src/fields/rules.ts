const FIRST_YEAR = '1900';
const LAST_YEAR = '2999';

/** The largest amount that can be entered, in cents: half of what the database stores. */
export const MAX_ENTERED_CENTS = 1_000_000_000;

/** Whether text that begins with a year is in the range that calendars and the database support. */
export function isOfOurTime(text: string): boolean {
  const year = text.slice(0, 4);
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
export * from './preferred-time-in-words.ts';
