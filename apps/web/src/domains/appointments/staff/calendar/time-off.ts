import type { StaffCalendar } from '@cleaning/contract/appointments';
import { addDays, publicHolidayOn } from '@cleaning/ndis';
import { formatClockTime, formatInstant } from '@cleaning/pricing';
import { toInstant } from '#kit/lib/clock-time.ts';

/** A time of day at which a cleaner does not work. */
export interface TimeOff {
  readonly kind: 'leave' | 'off';
  /** Instants within the day, ISO 8601. */
  readonly starts_at: string;
  readonly ends_at: string;
  readonly isAllDay: boolean;
  /** The type and time: "Leave, all day", "Not working", "Leave, 1:00 pm – 4:00 pm". */
  readonly label: string;
}

type Roster = Pick<StaffCalendar, 'hours' | 'away'>;

/**
 * The times at which a cleaner does not work on a day. Empty if their hours are unknown and they
 * have no leave.
 */
export function timeOffOn({ hours, away }: Roster, staffId: string, date: string): TimeOff[] {
  const [midnight, next] = [toMidnight(date), toMidnight(addDays(date, 1))];
  const leave = away
    .filter(
      ({ staff_id: id, starts_at: from, ends_at: to }) =>
        id === staffId && from < next && to > midnight,
    )
    .map(({ starts_at: from, ends_at: to }): TimeOff => {
      const span = { starts_at: from > midnight ? from : midnight, ends_at: to < next ? to : next };
      const isAllDay = span.starts_at === midnight && span.ends_at === next;
      const times = `${formatInstant(span.starts_at, 'time')} – ${formatInstant(span.ends_at, 'time')}`;
      return { kind: 'leave', ...span, isAllDay, label: `Leave, ${isAllDay ? 'all day' : times}` };
    });
  if (leave.some(({ isAllDay }) => isAllDay)) return leave;
  const day = hours.find((each) => each.staff_id === staffId && each.date === date);
  if (day === undefined) return leave;
  const { start_time: start, end_time: end } = day;
  if (start === null || end === null) {
    const label = publicHolidayOn(date) === null ? 'Not working' : 'Public holiday';
    return [...leave, { kind: 'off', starts_at: midnight, ends_at: next, isAllDay: true, label }];
  }
  const off = { kind: 'off', isAllDay: false } as const;
  return [
    ...leave,
    {
      ...off,
      starts_at: midnight,
      ends_at: toInstant(date, start),
      label: `From ${formatClockTime(start)}`,
    },
    {
      ...off,
      starts_at: toInstant(date, end),
      ends_at: next,
      label: `Until ${formatClockTime(end)}`,
    },
  ];
}

const toMidnight = (date: string): string => toInstant(date, '00:00');
