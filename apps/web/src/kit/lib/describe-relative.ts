import { addDays } from '@cleaning/ndis';
import { formatInstant, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';

/** A moment in a list: "8:40 am", "Yesterday", "6 Mar", "6 Mar 2025". */
export function describeRelativeTime(instant: string, now: Date): string {
  const date = sydneyDateOf(instant);
  const today = sydneyDateOf(now);
  if (date === today) return formatInstant(instant, 'time');
  if (date === addDays(today, -1)) return 'Yesterday';
  return withoutThisYear(formatPlainDate(date, 'medium'), date, today);
}

/** The heading of a day: "Today", "Yesterday", "Saturday 7 March", "Saturday 7 March 2025". */
export function describeRelativeDay(date: string, today: string): string {
  if (date === today) return 'Today';
  if (date === addDays(today, -1)) return 'Yesterday';
  return withoutThisYear(formatPlainDate(date, 'long'), date, today);
}

/** A moment in words: "Today, 9:20 am", "Sunday 22 November, 6:02 pm". */
export const describeRelativeMoment = (instant: string, now: Date): string =>
  `${describeRelativeDay(sydneyDateOf(instant), sydneyDateOf(now))}, ${formatInstant(instant, 'time')}`;

/** A moment within a sentence: "today, 9:20 am". */
export const describeRelativeMomentInSentence = (instant: string, now: Date): string =>
  describeRelativeMoment(instant, now).replace(/^(?:Today|Yesterday)/u, (day) => day.toLowerCase());

function withoutThisYear(text: string, date: string, today: string): string {
  const year = date.slice(0, 4);
  return year === today.slice(0, 4) ? text.slice(0, -year.length).trimEnd() : text;
}
