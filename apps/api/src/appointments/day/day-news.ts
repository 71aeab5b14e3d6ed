import { addDays, instantOfSydneyTime, sydneyTimeOf } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { AppointmentRow } from '../appointment-repository.ts';

/** The part of a visit that a cleaner must know of before they come. */
export type VisitOfDay = Pick<
  AppointmentRow,
  | 'staffId'
  | 'status'
  | 'serviceId'
  | 'startsAt'
  | 'endsAt'
  | 'addressLine1'
  | 'suburb'
  | 'postcode'
  | 'notes'
  | 'accessCodeEncrypted'
>;

/** How a visit was written. */
export interface VisitChange {
  /** Null for a new visit. */
  readonly before: VisitOfDay | null;
  readonly after: VisitOfDay;
  /** Whether parking, mobility or products are others now, which belong to the address. */
  readonly hasOtherNeeds?: boolean;
  /** Who wrote it; null for the service itself. */
  readonly by: string | null;
  readonly now: Date;
}

export interface DayNews {
  readonly staffId: string;
  /** When their phone says so. */
  readonly dueAt: Date;
}

/** How many days after today are close enough to hear of at once. */
const DAYS_AHEAD = 2;
const QUIET_FROM = '20:00:00';
const QUIET_UNTIL = '06:00:00';
/** A visit that starts sooner does not wait for the morning. */
const BEFORE_VISIT_MS = 2 * 60 * 60 * 1000;

interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The states in which a visit is still to come, or not to be done. */
const TELLING: readonly AppointmentRow['status'][] = [
  'requested',
  'confirmed',
  'declined',
  'cancelled',
];

/**
 * Who is to hear that a visit of theirs was added, moved, taken away, changed or cancelled, is got into in
 * another way, or needs something else: its cleaners before and after, if it is today or on the next two
 * days, and not over.
 * Nobody hears of what they did themselves.
 */
export function dayNewsOf({
  before,
  after,
  hasOtherNeeds = false,
  by,
  now,
}: VisitChange): DayNews[] {
  if (!TELLING.includes(after.status)) return [];
  const people = new Set([before?.staffId ?? null, after.staffId]);
  return [...people].flatMap((staffId): DayNews[] => {
    if (staffId === null || staffId === by) return [];
    const [was, is] = [visitFor(staffId, before), visitFor(staffId, after)];
    if (!hasOtherNeeds && JSON.stringify(was) === JSON.stringify(is)) return [];
    const soon = [was, is].filter((span) => span !== null).filter((span) => isSoon(span, now));
    return soon.length === 0 ? [] : [{ staffId, dueAt: noticeTime(soon, now) }];
  });
}

/** What a visit is for a person; null if it is not theirs to come to. */
function visitFor(staffId: string, visit: VisitOfDay | null): Span | null {
  if (visit === null || visit.staffId !== staffId || visit.status !== 'confirmed') return null;
  const { startsAt, endsAt, addressLine1, suburb, postcode, notes, accessCodeEncrypted } = visit;
  if (startsAt === null || endsAt === null) return null;
  const code = accessCodeEncrypted?.toString('hex') ?? null;
  const work = { service: visit.serviceId, addressLine1, suburb, postcode, notes, code };
  return { startsAt, endsAt, ...work };
}

function isSoon({ startsAt, endsAt }: Span, now: Date): boolean {
  return endsAt > now && sydneyDateOf(startsAt) <= addDays(sydneyDateOf(now), DAYS_AHEAD);
}

/**
 * When a phone may say that visits have changed: at once by day. From 8 pm to 6 am in Sydney it waits
 * for 6 am, or until two hours before the first of the visits if that is earlier.
 */
export function noticeTime(visits: readonly Pick<Span, 'startsAt'>[], now: Date): Date {
  const { date, time } = sydneyTimeOf(now);
  if (time >= QUIET_UNTIL && time < QUIET_FROM) return now;
  const morning = instantOfSydneyTime({
    date: time < QUIET_UNTIL ? date : addDays(date, 1),
    time: QUIET_UNTIL,
  });
  const first = Math.min(...visits.map(({ startsAt }) => startsAt.getTime()));
  const latest = Math.min(morning.getTime(), first - BEFORE_VISIT_MS);
  return new Date(Math.max(now.getTime(), latest));
}
