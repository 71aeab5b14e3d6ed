import { describeShortDate } from '../../shared/appointments/format-appointment.ts';
import type { SeriesCheck } from '@cleaning/contract';

type CheckedDate = SeriesCheck['dates'][number];

/** Dates one after the other that meet the same. */
export interface DateGroup {
  readonly state: CheckedDate['state'];
  readonly dates: readonly [CheckedDate, ...CheckedDate[]];
}

/** Dates in a row that need no choice are one line; one that the cleaner cannot keep is a line of its own. */
export function groupDates(dates: readonly CheckedDate[]): DateGroup[] {
  return dates.reduce<DateGroup[]>((groups, date) => {
    const last = groups.at(-1);
    return last === undefined || last.state !== date.state || isToChoose(date)
      ? [...groups, { state: date.state, dates: [date] }]
      : [...groups.slice(0, -1), { ...last, dates: [...last.dates, date] }];
  }, []);
}

/** Whether someone else can come, or has to. */
export const isToChoose = ({ state }: Pick<CheckedDate, 'state'>): boolean =>
  state === 'clash' || state === 'leave';

/** "Mon 30 Nov", or "Mon 30 Nov – 21 Dec" where the days of the week are the same. */
export function describeDates({ dates }: DateGroup): string {
  const [first] = dates;
  const [from, to] = [first, dates.at(-1) ?? first].map(({ date }) => describeShortDate(date));
  if (from === undefined || to === undefined || from === to) return from ?? '';
  return `${from} – ${from.slice(0, 3) === to.slice(0, 3) ? to.slice(4) : to}`;
}
