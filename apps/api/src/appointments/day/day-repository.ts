import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { appointmentEvents, appointments, rescheduleRequests } from '../../core/db/schema/index.ts';
import {
  selectNamed,
  type AppointmentRow,
  type NamedAppointment,
} from '../appointment-repository.ts';
import { PLANNED_STATUSES } from '../lists/planned-visits.ts';
import type { RescheduleRequestRow } from '../history-repository.ts';

/** The reason given with the latest "no access" of each of some appointments. */
export async function findNoAccessReasons(
  queryable: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await queryable
    .selectDistinctOn([appointmentEvents.appointmentId], {
      id: appointmentEvents.appointmentId,
      reason: appointmentEvents.reason,
    })
    .from(appointmentEvents)
    .where(
      and(
        inArray(appointmentEvents.appointmentId, [...ids]),
        eq(appointmentEvents.command, 'report_no_access'),
      ),
    )
    .orderBy(appointmentEvents.appointmentId, desc(appointmentEvents.position));
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}

/** When the cleaner of a visit starts the next one on that day. */
export async function findNextStart(
  queryable: Queryable,
  { staffId, startsAt, appointmentDate }: AppointmentRow,
): Promise<Date | null> {
  if (staffId === null || startsAt === null) return null;
  const [next] = await queryable
    .select({ startsAt: appointments.startsAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.staffId, staffId),
        eq(appointments.appointmentDate, appointmentDate),
        inArray(appointments.status, [...PLANNED_STATUSES]),
        gt(appointments.startsAt, startsAt),
      ),
    )
    .orderBy(asc(appointments.startsAt))
    .limit(1);
  return next?.startsAt ?? null;
}

/** An appointment with the reschedule request that waits for an answer. */
export interface WaitingRequest {
  readonly named: NamedAppointment;
  readonly request: RescheduleRequestRow;
}

const isOpen = eq(rescheduleRequests.status, 'open');

/** The open reschedule requests, the longest waiting first, and how many there are. */
export async function listOpenRequests(
  queryable: Queryable,
  limit: number,
): Promise<{ readonly count: number; readonly waiting: WaitingRequest[] }> {
  const [total] = await queryable.select({ count: count() }).from(rescheduleRequests).where(isOpen);
  const requests = await queryable
    .select()
    .from(rescheduleRequests)
    .where(isOpen)
    .orderBy(asc(rescheduleRequests.createdAt), asc(rescheduleRequests.id))
    .limit(limit);
  const ids = requests.map(({ appointmentId }) => appointmentId);
  const named =
    ids.length === 0 ? [] : await selectNamed(queryable).where(inArray(appointments.id, ids));
  return {
    count: total?.count ?? 0,
    waiting: requests.flatMap((request) => {
      const found = named.find(({ row }) => row.id === request.appointmentId);
      return found === undefined ? [] : [{ named: found, request }];
    }),
  };
}

interface FirstAppointments {
  readonly count: number;
  readonly waiting: NamedAppointment[];
}

/** The requested appointments that have no time yet, and how many there are. */
export const listRequested = (queryable: Queryable, limit: number): Promise<FirstAppointments> =>
  listFirst(queryable, eq(appointments.status, 'requested'), limit);

/** The confirmed appointments from a Sydney date on that have no cleaner. */
export const listWithoutCleaner = (
  queryable: Queryable,
  from: string,
  limit: number,
): Promise<FirstAppointments> =>
  listFirst(
    queryable,
    and(
      eq(appointments.status, 'confirmed'),
      isNull(appointments.staffId),
      gte(appointments.appointmentDate, from),
    ),
    limit,
  );

/** The appointments before a Sydney date that should have taken place, and that nobody completed. */
export const listUnfinished = (
  queryable: Queryable,
  before: string,
  limit: number,
): Promise<FirstAppointments> =>
  listFirst(
    queryable,
    and(
      inArray(appointments.status, ['confirmed', 'in_progress']),
      lt(appointments.appointmentDate, before),
    ),
    limit,
  );

async function listFirst(
  queryable: Queryable,
  condition: SQL | undefined,
  limit: number,
): Promise<FirstAppointments> {
  const [total] = await queryable.select({ count: count() }).from(appointments).where(condition);
  const waiting = await selectNamed(queryable)
    .where(condition)
    .orderBy(asc(appointments.appointmentDate), asc(appointments.id))
    .limit(limit);
  return { count: total?.count ?? 0, waiting };
}
