import { plannedStart } from '@cleaning/contract/appointments/rules';
import type { AgreedAppointment, Quote } from '@cleaning/contract/quotes';
import type { Recurrence } from '@cleaning/contract/series/rules';
import { estimateMinutes } from '@cleaning/pricing';
import { toClockTime, toInstant, toMinutes } from '#kit/lib/clock-time.ts';

/** The form values of a visit: a date and two times in Sydney, and the cleaner. */
export interface VisitValues {
  readonly key: string;
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly staffId: string;
}

export const newVisit = (date: string): VisitValues => ({
  key: crypto.randomUUID(),
  date,
  from: '09:00',
  to: '12:00',
  staffId: '',
});

/** The visit that the client asked for, as long as such a clean usually takes. */
export function firstVisit(
  {
    service_id: serviceId,
    rooms,
    addon_ids: addonIds = [],
    preferred_date: date = null,
    preferred_time: time = 'any',
  }: Pick<Quote, 'service_id'> &
    Partial<Pick<Quote, 'rooms' | 'addon_ids' | 'preferred_date' | 'preferred_time'>>,
  today: string,
): VisitValues {
  const start = plannedStart(time);
  const minutes = toMinutes(start) + estimateMinutes({ serviceId, rooms: rooms ?? {}, addonIds });
  const end = Math.min(minutes, toMinutes('23:30'));
  return {
    ...newVisit(date === null || date < today ? today : date),
    from: start,
    to: toClockTime(end),
  };
}

/** The visit in the format of the API; null while it is incomplete. */
export function agreedVisit({ date, from, to, staffId }: VisitValues): AgreedAppointment | null {
  if (date === '' || from === '' || to === '' || staffId === '') return null;
  return { starts_at: toInstant(date, from), ends_at: toInstant(date, to), staff_id: staffId };
}

/** The series that starts with a visit; null for a single visit. */
export const toSeriesRequest = (
  { date, from, to, staffId }: VisitValues,
  recurrence: Recurrence | undefined,
) =>
  recurrence === undefined
    ? null
    : {
        recurrence,
        first_date: date,
        start_time: from,
        end_time: to,
        staff_id: staffId,
      };

/** Why the visit cannot be booked beside the others of this booking; null if it can, or is incomplete. */
export function visitProblem(visit: VisitValues, others: readonly VisitValues[]): string | null {
  const { date, from, to } = visit;
  if (date !== '' && from !== '' && to !== '' && to <= from)
    return 'Choose an end after the start.';
  const agreed = agreedVisit(visit);
  if (agreed !== null && others.some((other) => overlaps(agreed, agreedVisit(other)))) {
    return 'This person has another of these visits then. Choose another time or cleaner.';
  }
  return null;
}

const overlaps = (one: AgreedAppointment, other: AgreedAppointment | null): boolean =>
  other !== null &&
  one.staff_id === other.staff_id &&
  one.starts_at < other.ends_at &&
  other.starts_at < one.ends_at;
