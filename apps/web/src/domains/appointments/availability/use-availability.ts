import type { EndpointOptions } from '@cleaning/api-client/queries';
import type { AvailabilityCheck, CheckedCleaner } from '@cleaning/contract/availability';
import { isClockTime, isPlainDate } from '@cleaning/ndis';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDebounced } from '#kit/hooks/use-debounced.ts';
import { toInstant } from '#kit/lib/clock-time.ts';
import { useApi } from '#kit/api/portal-api.tsx';

/** A time of a visit, to see who can come. */
export interface AskedTime {
  readonly clientId: string;
  /** Empty while it is not known. */
  readonly suburb: string;
  /** Instants. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** The visit that is moved. */
  readonly appointmentId?: string | undefined;
  /** Somebody who must be in the answer; empty while nobody is chosen. */
  readonly staffId?: string | undefined;
}

/** A day and two clock times in Sydney as instants; null while they are incomplete or in no order. */
export function timeOn(
  date: string | undefined,
  from: string | undefined,
  to: string | undefined,
): Pick<AskedTime, 'startsAt' | 'endsAt'> | null {
  if (date === undefined || from === undefined || to === undefined) return null;
  if (!isPlainDate(date) || !isClockTime(from) || !isClockTime(to) || to <= from) return null;
  return { startsAt: toInstant(date, from), endsAt: toInstant(date, to) };
}

/** The answer about one time. */
export interface Availability {
  /** In the order in which to choose them; undefined until the service has answered. */
  readonly cleaners: readonly CheckedCleaner[] | undefined;
  /** Whether there are more cleaners than were checked. */
  readonly hasMore: boolean;
  readonly error: unknown;
}

/** The call that checks a time. Nothing is asked while it is null. */
export const availabilityQuery = (api: EndpointOptions, asked: AskedTime | null) => ({
  ...api.checkAvailability.query({
    client_id: asked?.clientId ?? '',
    suburb: asked?.suburb ?? '',
    starts: [asked?.startsAt ?? ''],
    minutes: asked === null ? 0 : minutesBetween(asked),
    ...(asked?.appointmentId === undefined ? {} : { appointment_id: asked.appointmentId }),
    ...(asked?.staffId === undefined || asked.staffId === '' ? {} : { staff_id: asked.staffId }),
  }),
  enabled: asked !== null && minutesBetween(asked) > 0,
  // Another cleaner at the same time keeps the list as it is.
  placeholderData: (previous: AvailabilityCheck | undefined) =>
    isAbout(previous, asked) ? previous : undefined,
  retry: false,
});

const minutesBetween = ({ startsAt, endsAt }: AskedTime): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

const isAbout = (check: AvailabilityCheck | undefined, asked: AskedTime | null): boolean =>
  check?.times[0]?.starts_at === asked?.startsAt && check?.times[0]?.ends_at === asked?.endsAt;

export const toAvailability = ({
  data,
  error,
}: Pick<UseQueryResult<AvailabilityCheck>, 'data' | 'error'>): Availability => ({
  cleaners: data?.times[0]?.cleaners,
  hasMore: data?.has_more ?? false,
  error,
});

/** Who can come at a time, asked once it no longer changes. */
export function useAvailability(asked: AskedTime | null): Availability {
  const api = useApi();
  // Arrow keys are faster than responses, so only the last time is checked.
  const isSettled = useDebounced(JSON.stringify(asked)) === JSON.stringify(asked);
  const { enabled, ...options } = availabilityQuery(api, asked);
  const { data, error } = useQuery({ ...options, enabled: enabled && isSettled });
  return toAvailability({ data: asked === null ? undefined : data, error });
}
