import type { Absence, CleanerTime, TakenVisit } from '@cleaning/contract/availability/rules';
import { fullName } from '@cleaning/contract/rules';
import { addDays, startOfSydneyDay } from '@cleaning/ndis';
import { and, asc, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../core/db/client.ts';
import { appointments, users } from '../../core/db/schema/index.ts';
import type { StaffMemberRow } from '../booking/staff-repository.ts';
import { listHours } from '../roster/hours-repository.ts';
import { selectAway } from '../roster/leave-repository.ts';

/** Later than anything is planned. */
const FAR_DAYS = 10_000;

/** From the end of the last day on, somebody who leaves the company is away for good. */
const afterLastDay = (lastDay: string): Absence => ({
  startsAt: startOfSydneyDay(addDays(lastDay, 1)),
  endsAt: startOfSydneyDay(addDays(lastDay, FAR_DAYS)),
  lastDay,
});

/**
 * What is known of the time of some people on some Sydney dates: by one statement each their hours,
 * their leave and their visits; after their last day, they are away.
 */
export async function readCleanerTimes(
  queryable: Queryable,
  people: readonly StaffMemberRow[],
  dates: readonly string[],
): Promise<CleanerTime[]> {
  const [first, last] = [dates.toSorted()[0], dates.toSorted().at(-1)];
  const ids = people.map(({ id }) => id);
  if (first === undefined || last === undefined || ids.length === 0) return [];
  const hours = await listHours(queryable, ids, { from: first, to: last });
  const away = await selectAway(queryable, {
    startsAt: startOfSydneyDay(first),
    // A visit may last until after midnight.
    endsAt: startOfSydneyDay(addDays(last, 2)),
    staffIds: ids,
  });
  const visits = await listTaken(queryable, inArray(appointments.staffId, ids), dates);
  const leaveOf = Map.groupBy(away, ({ staffId }) => staffId);
  const visitsOf = Map.groupBy(visits, ({ cleaner }) => cleaner?.id ?? '');
  return people.map(({ id, firstName, lastDay }) => ({
    id,
    firstName,
    hours: hours.get(id) ?? [],
    leave: [...(lastDay === null ? [] : [afterLastDay(lastDay)]), ...(leaveOf.get(id) ?? [])],
    visits: visitsOf.get(id) ?? [],
  }));
}

/** A visit that takes time, with whose it is. */
interface StoredVisit extends TakenVisit {
  readonly clientId: string;
  readonly seriesId: string | null;
}

/** The visits that some clients have on some Sydney dates, by client. */
export async function listVisitsOfClients(
  queryable: Queryable,
  clientIds: readonly string[],
  dates: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredVisit[]>> {
  if (clientIds.length === 0 || dates.length === 0) return new Map();
  const visits = await listTaken(queryable, inArray(appointments.clientId, [...clientIds]), dates);
  return Map.groupBy(visits, ({ clientId }) => clientId);
}

/** The statuses in which a visit takes time, or has taken it. */
const TAKES_TIME = ['confirmed', 'in_progress', 'completed'] as const;

const cleaner = alias(users, 'cleaner');

async function listTaken(
  queryable: Queryable,
  whose: SQL,
  dates: readonly string[],
): Promise<StoredVisit[]> {
  // A visit of the evening before may last until after midnight.
  const around = new Set(dates.flatMap((date) => [addDays(date, -1), date, addDays(date, 1)]));
  const rows = await queryable
    .select({
      row: {
        id: appointments.id,
        clientId: appointments.clientId,
        seriesId: appointments.seriesId,
        suburb: appointments.suburb,
        startsAt: appointments.startsAt,
        endsAt: appointments.endsAt,
        status: appointments.status,
        actualStartedAt: appointments.actualStartedAt,
        actualEndedAt: appointments.actualEndedAt,
      },
      client: { firstName: users.firstName, lastName: users.lastName },
      cleaner: { id: cleaner.id, firstName: cleaner.firstName },
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.clientId))
    .leftJoin(cleaner, eq(cleaner.id, appointments.staffId))
    .where(
      and(
        whose,
        inArray(appointments.appointmentDate, [...around]),
        inArray(appointments.status, [...TAKES_TIME]),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  return rows.flatMap(({ row, client, cleaner: by }) => {
    const { id, clientId, seriesId, suburb, status } = row;
    const isDone = status === 'completed';
    // Who finished early is free again.
    const startsAt = (isDone ? row.actualStartedAt : null) ?? row.startsAt;
    const endsAt = (isDone ? row.actualEndedAt : null) ?? row.endsAt;
    if (startsAt === null || endsAt === null) return [];
    const clientName = fullName(client.firstName, client.lastName);
    return [{ id, clientId, seriesId, clientName, suburb, startsAt, endsAt, cleaner: by }];
  });
}

/** The id of the cleaner who came to each of some clients last, or comes last. */
export async function findUsualCleaners(
  queryable: Queryable,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (clientIds.length === 0) return new Map();
  const rows = await queryable
    .selectDistinctOn([appointments.clientId], {
      clientId: appointments.clientId,
      staffId: appointments.staffId,
    })
    .from(appointments)
    .where(
      and(
        inArray(appointments.clientId, [...clientIds]),
        isNotNull(appointments.startsAt),
        isNotNull(appointments.staffId),
      ),
    )
    .orderBy(appointments.clientId, desc(appointments.startsAt), asc(appointments.id));
  return new Map(
    rows.flatMap(({ clientId, staffId }) => (staffId === null ? [] : [[clientId, staffId]])),
  );
}
