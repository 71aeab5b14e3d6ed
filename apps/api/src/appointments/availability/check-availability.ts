import type { AvailabilityCheck, checkAvailabilityRequest } from '@cleaning/contract/availability';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import type { Queryable } from '../../core/db/client.ts';
import {
  listCleanersByIds,
  listStaffByIds,
  listSuggested,
  SUGGESTED_MAX,
} from '../roster/team-repository.ts';
import {
  findUsualCleaners,
  listVisitsOfClients,
  readCleanerTimes,
} from './availability-repository.ts';
import { checkCleaners } from './openings.ts';

/**
 * Who can come to a client at some times. All that it needs is read at once, whatever the number of
 * cleaners and times.
 */
export async function checkAvailability(
  queryable: Queryable,
  request: z.output<typeof checkAvailabilityRequest>,
  now: Date,
): Promise<AvailabilityCheck> {
  const { client_id: clientId, suburb, minutes, appointment_id: appointmentId = null } = request;
  const times = request.starts.map((start) => {
    const startsAt = new Date(start);
    return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
  });
  const dates = [...new Set(times.map(({ startsAt }) => sydneyDateOf(startsAt)))];
  const usualId = (await findUsualCleaners(queryable, [clientId])).get(clientId) ?? null;
  const suggested = await listSuggested(queryable, { area: null, date: dates[0] ?? '' });
  const named = (ids: readonly (string | null | undefined)[]) =>
    ids
      .filter((id) => id !== undefined && id !== null)
      .filter((id) => !suggested.some((person) => person.id === id));
  // Who has the visit is in the answer even if they do not clean.
  const chosen = await listStaffByIds(queryable, named([request.staff_id]));
  const usual = await listCleanersByIds(queryable, named([usualId]));
  const others = [...chosen, ...usual.filter(({ id }) => id !== request.staff_id)];
  const cleaners = await readCleanerTimes(queryable, [...suggested, ...others], dates);
  const ofClient = (await listVisitsOfClients(queryable, [clientId], dates)).get(clientId) ?? [];
  return {
    has_more: suggested.length === SUGGESTED_MAX,
    times: times.map((time) => ({
      starts_at: time.startsAt.toISOString(),
      ends_at: time.endsAt.toISOString(),
      cleaners: checkCleaners(
        cleaners,
        { ...time, suburb, appointmentId },
        { ofClient, usualId, now },
      ),
    })),
  };
}
