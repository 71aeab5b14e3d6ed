import { timeOn } from '../availability/use-availability.ts';

/** The form values of a new visit: a date and two clock times in Sydney, and the cleaner. */
export interface NewVisitValues {
  readonly service_id: string;
  readonly preferred_date: string;
  readonly plan: {
    readonly starts_at: string;
    readonly ends_at: string;
    /** Empty while nobody is chosen. */
    readonly staff_id: string;
  };
  /** For a visit that is over: whether its times are recorded as worked. */
  readonly is_done: boolean;
  readonly address_line1: string;
  readonly suburb: string;
  readonly postcode: string;
  readonly notes: string;
  readonly reason: string;
}

type Times = Pick<NewVisitValues, 'preferred_date' | 'plan'>;

/** The chosen time as instants; null while it is incomplete or ends before it starts. */
export const toVisitTime = ({ preferred_date: date, plan }: Times) =>
  timeOn(date, plan.starts_at, plan.ends_at);

/** Whether a visit of the time has begun already, so that it can only be recorded. */
export function isOver(values: Times, now: Date): boolean {
  const time = toVisitTime(values);
  return time !== null && Date.parse(time.startsAt) < now.getTime();
}

/** The request to book or record a visit. One without a cleaner waits to be planned. */
export function toBookingRequest(
  { plan, is_done: isDone, ...rest }: NewVisitValues,
  { clientId, now }: { readonly clientId: string; readonly now: Date },
) {
  const time = toVisitTime({ ...rest, plan });
  const isPast = isOver({ ...rest, plan }, now);
  const { staff_id } = plan;
  return {
    ...rest,
    client_id: clientId,
    preferred_time: plan.starts_at === '' ? 'any' : plan.starts_at,
    // The schema asks for what is missing: the times of a chosen cleaner, who came to a past visit.
    ...(staff_id !== '' || isPast
      ? { plan: { starts_at: time?.startsAt ?? '', ends_at: time?.endsAt ?? '', staff_id } }
      : {}),
    ...(isPast ? { past: isDone ? 'done' : 'open' } : {}),
  };
}
