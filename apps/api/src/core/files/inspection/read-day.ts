import type { DateOrder } from '@cleaning/contract/bank/rules';
import { isOfOurTime } from '@cleaning/contract/fields/rules';
import { isPlainDate } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';

/** "2026-11-23", "2026/11/23", "20261123", "23/11/2026", "23 Nov 26", "23-Nov-2026" or "23.11.2026". */
const DAY =
  /^(?:(?<isoYear>\d{4})(?<mark>[-/.])(?<isoMonth>\d{2})\k<mark>(?<isoDay>\d{2})|(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})|(?<localDay>\d{1,2})[/\s.-](?<localMonth>[a-z]{3,9}|\d{1,2})[/\s.-](?<localYear>\d{4}|\d{2}(?![\d:])))(?<rest>.*)$/isu;

/** "T14:30:00.000", " 0:00", " 2:30 pm", or, as OFX writes it right after the day, "143000.000". */
const TIME =
  /^(?:[T\s]\s*)?(?<hour>\d{1,2}):?(?<minute>\d{2})(?::?(?<second>\d{2})(?:[.,]\d{1,9})?)?(?:\s*(?<half>[AP])M)?(?<zone>.*)$/isu;

/** "Z", "+11:00", or of OFX "[+11:AEDT]" and "[-3.5]", in hours. */
const ZONE =
  /^\s*(?:(?<utc>Z|UTC|GMT)|(?<hours>[+-]\d{2}):?(?<minutes>\d{2})|\[(?<offset>[+-]?\d{1,2}(?:\.\d{1,2})?)(?::[^\]]{0,20})?\])$/iu;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Reads the day of a row. A time with a zone is turned into the day in Sydney. A time without one is
 * a local time of the bank, such as the midnight that spreadsheets add, and is dropped.
 *
 * @param order of day and month, where both are numbers and the year does not come first.
 * @returns null for text that is not a day.
 */
export function readDay(text: string, order: DateOrder = 'dmy'): string | null {
  const parts = inOrder(DAY.exec(text.trim())?.groups, order);
  if (parts === undefined) return null;
  const day = realDate(
    parts['isoYear'] ?? parts['year'] ?? fullYear(parts['localYear'] ?? ''),
    parts['isoMonth'] ?? parts['month'] ?? monthOf(parts['localMonth'] ?? ''),
    parts['isoDay'] ?? parts['day'] ?? parts['localDay'] ?? '',
  );
  const rest = parts['rest'] ?? '';
  // A day alone may have a zone in XML, which does not move it.
  if (day === null || rest === '' || ZONE.test(rest)) return day;
  const time = TIME.exec(rest)?.groups;
  if (time === undefined) return null;
  const [hour, minute, second] = [
    hourOf(time),
    Number(time['minute']),
    Number(time['second'] ?? 0),
  ];
  if (hour > 23 || minute > 59 || second > 59) return null;
  if (time['zone'] === '') return day;
  const offset = offsetMinutesOf(time['zone'] ?? '');
  if (offset === null) return null;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return sydneyDateOf(new Date(Date.UTC(year, month - 1, date, hour, minute - offset, second)));
}

type Parts = Readonly<Record<string, string | undefined>>;

function inOrder(parts: Parts | undefined, order: DateOrder): Parts | undefined {
  const { localDay: first, localMonth: second = '' } = parts ?? {};
  if (order === 'dmy' || first === undefined || !/^\d+$/u.test(second)) return parts;
  return { ...parts, localDay: second, localMonth: first };
}

function hourOf({ hour, half }: Parts): number {
  if (half === undefined) return Number(hour);
  return (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
}

/** How far the clocks of a zone are ahead of UTC; null for text that is no zone. */
function offsetMinutesOf(zone: string): number | null {
  const parts = ZONE.exec(zone)?.groups;
  if (parts === undefined) return null;
  if (parts['utc'] !== undefined) return 0;
  if (parts['offset'] !== undefined) return Math.round(Number(parts['offset']) * 60);
  const hours = Number(parts['hours']);
  const minutes = Number(parts['minutes']);
  return hours * 60 + (parts['hours']?.startsWith('-') === true ? -minutes : minutes);
}

const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

const monthOf = (month: string): string =>
  /^\d+$/u.test(month) ? month : String(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1);

function realDate(year: string, month: string, day: string): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) && isOfOurTime(date) ? date : null;
}
