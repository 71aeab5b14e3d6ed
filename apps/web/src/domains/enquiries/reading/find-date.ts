import { readPlainDate } from '#kit/lib/plain-date.ts';
import type { Found } from './find-places.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** "may" in lower case is usually the verb and not the month. */
const MONTH =
  '(?<month>[Jj]an(?:uary)?|[Ff]eb(?:ruary)?|[Mm]ar(?:ch)?|[Aa]pr(?:il)?|May|[Jj]une?|[Jj]uly?|[Aa]ug(?:ust)?|[Ss]ept?(?:ember)?|[Oo]ct(?:ober)?|[Nn]ov(?:ember)?|[Dd]ec(?:ember)?)';
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = '(?:,?\\s+(?<year>20\\d{2}))?';

/**
 * Date formats: "12 December", "the 12th of December 2026", "December 12", "12/12", "12/12/26".
 * Numeric dates have the day first, as is usual in Australia. "24/7" is not a date.
 */
const DATES = [
  new RegExp(`\\b${DAY}\\s+(?:of\\s+)?${MONTH}\\b${YEAR}`, 'gu'),
  new RegExp(`\\b${MONTH}\\s+${DAY}\\b${YEAR}`, 'gu'),
  /\b(?!24\/7\b)(?<day>\d{1,2})\/(?<month>\d{1,2})(?:\/(?<year>20\d{2}|\d{2}))?\b(?!\/)/gu,
];

/**
 * The first date in a message that is not past. A date without a year is the next one with that day
 * and month.
 *
 * @param today the date in Sydney, YYYY-MM-DD.
 */
export function findDate(message: string, today: string): Found<string> | null {
  const found = DATES.flatMap((pattern) => [...message.matchAll(pattern)])
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      value: readDate(match.groups ?? {}, today),
    }))
    .filter(({ value }) => value !== '' && value >= today);
  return found.toSorted((one, other) => one.start - other.start)[0] ?? null;
}

function readDate(
  { day = '', month = '', year }: Partial<Record<string, string>>,
  today: string,
): string {
  const number = /\d/u.test(month)
    ? month
    : String(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1);
  const inYear = (wanted: string): string =>
    readPlainDate(`${wanted}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`);
  if (year !== undefined) return inYear(year.length === 2 ? `20${year}` : year);
  const thisYear = inYear(today.slice(0, 4));
  return thisYear >= today ? thisYear : inYear(String(Number(today.slice(0, 4)) + 1));
}
