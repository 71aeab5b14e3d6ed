import { describeWarnings } from '@cleaning/contract/availability/rules';
import { describeShortDate } from '../../format-appointment.ts';
import type { SeriesCheck } from '@cleaning/contract/series';

type CheckedDate = SeriesCheck['dates'][number];

/** Consecutive dates with the same outcome. */
export interface DateGroup {
  readonly state: CheckedDate['state'];
  readonly dates: readonly [CheckedDate, ...CheckedDate[]];
}

/**
 * Groups consecutive dates that need no choice. A date on which the cleaner is unavailable has a
 * group of its own.
 */
export function groupDates(dates: readonly CheckedDate[]): DateGroup[] {
  return dates.reduce<DateGroup[]>((groups, date) => {
    const last = groups.at(-1);
    return last === undefined || !isAlike(last.dates[0], date) || isToChoose(date)
      ? [...groups, { state: date.state, dates: [date] }]
      : [...groups.slice(0, -1), { ...last, dates: [...last.dates, date] }];
  }, []);
}

const isAlike = (one: CheckedDate, other: CheckedDate): boolean =>
  one.state === other.state && listWarnings(one).join(' ') === listWarnings(other).join(' ');

/** What is worth a warning on a date, apart from the client's own visits, which are asked about. */
export const listWarnings = ({ answers }: CheckedDate, name = ''): string[] =>
  answers === null
    ? []
    : describeWarnings({ ...answers, same_client: { result: 'ok', others: [] } }, name);

/** Whether the user can or must choose another cleaner. */
export const isToChoose = ({ state }: Pick<CheckedDate, 'state'>): boolean =>
  state === 'clash' || state === 'leave';

/** The dates of a group: "Mon 30 Nov", or "Mon 30 Nov – 21 Dec" if both are the same weekday. */
export function describeDates({ dates }: DateGroup): string {
  const [first] = dates;
  const [from, to] = [first, dates.at(-1) ?? first].map(({ date }) => describeShortDate(date));
  if (from === undefined || to === undefined || from === to) return from ?? '';
  return `${from} – ${from.slice(0, 3) === to.slice(0, 3) ? to.slice(4) : to}`;
}
