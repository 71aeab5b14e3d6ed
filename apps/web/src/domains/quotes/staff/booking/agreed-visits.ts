import type { AppointmentSummary } from '@cleaning/contract/appointments';
import type { AgreedAppointment, Quote } from '@cleaning/contract/quotes';
import type { SeriesInterval } from '@cleaning/contract/series/rules';
import { instantOfSydneyTime } from '@cleaning/ndis';
import { estimateMinutes, formatInstant, sydneyDateOf } from '@cleaning/pricing';

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

const CLOCK = /^\d{2}:\d{2}$/u;

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
  const start = CLOCK.test(time) ? time : time === 'afternoon' ? '13:00' : '09:00';
  const minutes = minutesOf(start) + estimateMinutes({ serviceId, rooms: rooms ?? {}, addonIds });
  const end = Math.min(minutes, minutesOf('23:30'));
  return {
    ...newVisit(date === null || date < today ? today : date),
    from: start,
    to: `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`,
  };
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The visit in the format of the API; null while it is incomplete. */
export function agreedVisit({ date, from, to, staffId }: VisitValues): AgreedAppointment | null {
  if (date === '' || from === '' || to === '' || staffId === '') return null;
  const at = (time: string) => instantOfSydneyTime({ date, time }).toISOString();
  return { starts_at: at(from), ends_at: at(to), staff_id: staffId };
}

/** The series that starts with a visit; null for a single visit. */
export const seriesOf = (
  { date, from, to, staffId }: VisitValues,
  intervalWeeks: SeriesInterval | undefined,
) =>
  intervalWeeks === undefined
    ? null
    : {
        interval_weeks: intervalWeeks,
        first_date: date,
        start_time: from,
        end_time: to,
        staff_id: staffId,
      };

type Booked = Pick<
  AppointmentSummary,
  'starts_at' | 'ends_at' | 'staff_member' | 'client_id' | 'client_name' | 'status'
>;

const isPlanned = ({ status }: Booked): boolean => ['confirmed', 'in_progress'].includes(status);

/** A cleaner with their bookings on that day: "Luca, booked 10:00 am to 1:00 pm". */
export function describeCleaner(
  { id, first_name: name }: { readonly id: string; readonly first_name: string },
  date: string,
  booked: readonly Booked[] | undefined,
): string {
  if (booked === undefined || date === '') return name;
  const times = booked
    .filter((visit) => visit.staff_member?.id === id && isPlanned(visit))
    .filter(({ starts_at }) => starts_at !== null && sydneyDateOf(starts_at) === date)
    .toSorted((one, other) => (one.starts_at ?? '').localeCompare(other.starts_at ?? ''))
    .map(timesOf);
  return `${name}, ${times.length === 0 ? 'nothing booked' : `booked ${times.join(', ')}`}`;
}

export const timesOf = ({ starts_at, ends_at }: Booked): string =>
  [starts_at, ends_at].map((at) => formatInstant(at ?? '', 'time')).join(' to ');

/** Why the visit cannot be booked as typed; null if it can, or is incomplete. */
export function visitProblem(
  visit: VisitValues,
  booked: readonly Booked[],
  others: readonly VisitValues[],
): string | null {
  const agreed = agreedVisit(visit);
  if (agreed === null) return null;
  if (agreed.ends_at <= agreed.starts_at) return 'Choose an end after the start.';
  if (others.some((other) => overlaps(agreed, agreedVisit(other)))) {
    return 'This person has another of these visits then. Choose another time or person.';
  }
  const clash = booked.find(
    (other) => other.staff_member?.id === agreed.staff_id && isAtTheTime(other, agreed),
  );
  if (clash === undefined) return null;
  const { staff_member, client_name } = clash;
  return `${staff_member?.first_name ?? 'This person'} is with ${client_name}, ${timesOf(clash)}. Choose another time or person.`;
}

/** The visit that the same client has with somebody else at that time, which may be meant. */
export function visitOfSameClient(
  visit: VisitValues,
  booked: readonly Booked[],
  clientId: string | undefined,
): Booked | null {
  const agreed = agreedVisit(visit);
  if (agreed === null) return null;
  const found = booked.find(
    (other) =>
      other.client_id === clientId &&
      other.staff_member?.id !== agreed.staff_id &&
      isAtTheTime(other, agreed),
  );
  return found ?? null;
}

const isAtTheTime = (other: Booked, agreed: AgreedAppointment): boolean =>
  other.starts_at !== null &&
  other.ends_at !== null &&
  isPlanned(other) &&
  other.starts_at < agreed.ends_at &&
  agreed.starts_at < other.ends_at;

const overlaps = (one: AgreedAppointment, other: AgreedAppointment | null): boolean =>
  other !== null &&
  one.staff_id === other.staff_id &&
  one.starts_at < other.ends_at &&
  other.starts_at < one.ends_at;
