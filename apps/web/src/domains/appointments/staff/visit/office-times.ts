import type { Appointment } from '@cleaning/contract/appointments';
import { clockMinutesBetween } from '@cleaning/ndis';
import { formatInstant, sydneyDateOf } from '@cleaning/pricing';
import {
  describeExpected,
  describeMinutes,
  describeShortDate,
  describeShortMoment,
  describeTimeRange,
} from '../../format-appointment.ts';
import { describeWait } from './describe-wait.ts';

/** The time of a visit for the office: the planned one, or that of the work. */
export interface OfficeTimes {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

/**
 * When a visit is or was, in words.
 *
 * @param isOnPhone its end is recorded on this phone but not sent yet.
 */
export function officeTimes(visit: Appointment, now: Date, isOnPhone: boolean): OfficeTimes {
  const { status, actual_started_at: began, actual_ended_at: ended } = visit;
  const { appointment_date: date, starts_at: start, ends_at: end } = visit;
  const day = date === sydneyDateOf(now) ? 'Today' : describeShortDate(date);
  const range = describeTimeRange(visit);
  const length =
    start === null || end === null ? null : describeMinutes(clockMinutesBetween(start, end));
  const on = (times: string) => `${day}, ${times}`;
  if (began !== null && ended !== null) {
    const worked = describeTimeRange({ ...visit, starts_at: began, ends_at: ended });
    const took = describeMinutes(clockMinutesBetween(began, ended));
    return isOnPhone
      ? { label: 'Worked', value: took, note: `${worked}, on this phone` }
      : { label: 'Worked', value: on(worked), note: `${took}. Planned ${range}.` };
  }
  if (began !== null && status === 'in_progress') {
    const took = describeMinutes(clockMinutesBetween(began, now));
    return {
      label: 'At work',
      value: `Since ${formatInstant(began, 'time')}`,
      note: length === null ? `${took}.` : `${took} of ${length}. Planned ${range}.`,
    };
  }
  if (length === null)
    return { label: 'Asked for', value: on(range.toLowerCase()), note: 'It has no time yet.' };
  if (status !== 'confirmed') return { label: 'Was planned', value: on(range), note: `${length}.` };
  const expected = describeExpected(visit);
  return {
    label: 'When',
    value: on(range),
    note: [
      `${[length, describeWait(visit, now)].filter((part) => part !== null).join(', ')}.`,
      expected === null ? null : `Late: there ${expected}.`,
      describeFreeUntil(visit, now),
    ]
      .filter((part) => part !== null)
      .join(' '),
  };
}

/** Until when the client cancels without a fee. */
function describeFreeUntil({ free_until: until }: Appointment, now: Date): string | null {
  if (until === null) return null;
  return new Date(until) < now
    ? `Free to cancel until ${describeShortMoment(until)}, which has passed.`
    : `Free to cancel until ${describeShortMoment(until)}.`;
}
