import type { LeaveVisit } from '@cleaning/contract/roster';
import { RECURRENCE_NAMES } from '@cleaning/contract/series/rules';
import { formatInstant } from '@cleaning/pricing';
import { describeMinutes, describeShortDay } from '#domains/appointments/format-appointment.ts';

type OfVisit = Pick<LeaveVisit, 'appointment'>;

/** How long a visit is, in minutes; 0 without a time. */
export const lengthOfVisit = ({ appointment: { starts_at: from, ends_at: to } }: OfVisit): number =>
  from === null || to === null ? 0 : (Date.parse(to) - Date.parse(from)) / 60_000;

/** "Mon 7 Dec 2026, 9:00 am". */
export const describeVisitStart = ({
  appointment: { appointment_date: date, starts_at: at },
}: OfVisit): string =>
  `${describeShortDay(date)}${at === null ? '' : `, ${formatInstant(at, 'time')}`}`;

/** "Mon 7 Dec 2026, 9:00 am, Every week, Castle Hill, 2 h 30 min". */
export function describeVisit(visit: OfVisit): string {
  const { series, suburb } = visit.appointment;
  const recurrence = series === null ? [] : [RECURRENCE_NAMES[series.recurrence]];
  return [
    describeVisitStart(visit),
    ...recurrence,
    suburb,
    describeMinutes(lengthOfVisit(visit)),
  ].join(', ');
}
