import { asc, and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Queryable } from '../core/db/client.ts';
import { rescheduleRequests, appointmentEvents, users } from '../core/db/schema/index.ts';

/** An event with the first name of the user who caused it; null when the service did. */
export type AppointmentEventRow = typeof appointmentEvents.$inferSelect & {
  readonly actorName: string | null;
};
export type NewAppointmentEvent = typeof appointmentEvents.$inferInsert;
export type RescheduleRequestRow = typeof rescheduleRequests.$inferSelect;
export type NewRescheduleRequest = typeof rescheduleRequests.$inferInsert;

export async function insertEvent(queryable: Queryable, event: NewAppointmentEvent): Promise<void> {
  await queryable.insert(appointmentEvents).values(event);
}

/** The history of an appointment, oldest first. */
export async function listEvents(
  queryable: Queryable,
  appointmentId: string,
): Promise<AppointmentEventRow[]> {
  return queryable
    .select({ ...getTableColumns(appointmentEvents), actorName: users.firstName })
    .from(appointmentEvents)
    .leftJoin(users, eq(users.id, appointmentEvents.actorId))
    .where(eq(appointmentEvents.appointmentId, appointmentId))
    .orderBy(asc(appointmentEvents.position));
}

/** The latest event of an appointment, and the first name of the user who caused it. */
export async function findLatestEvent(queryable: Queryable, appointmentId: string) {
  const { actor, reason, occurredAt } = appointmentEvents;
  const [row] = await queryable
    .select({ actor, reason, occurredAt, name: users.firstName })
    .from(appointmentEvents)
    .leftJoin(users, eq(users.id, appointmentEvents.actorId))
    .where(eq(appointmentEvents.appointmentId, appointmentId))
    .orderBy(desc(appointmentEvents.position))
    .limit(1);
  return row;
}

/** The latest reschedule request, in any status. */
export async function findLatestRescheduleRequest(
  queryable: Queryable,
  appointmentId: string,
): Promise<RescheduleRequestRow | undefined> {
  const [row] = await queryable
    .select()
    .from(rescheduleRequests)
    .where(eq(rescheduleRequests.appointmentId, appointmentId))
    .orderBy(desc(rescheduleRequests.createdAt), desc(rescheduleRequests.id))
    .limit(1);
  return row;
}

export async function insertRescheduleRequest(
  queryable: Queryable,
  request: NewRescheduleRequest,
): Promise<void> {
  await queryable.insert(rescheduleRequests).values(request);
}

/** Answers the open reschedule request of an appointment, if there is one. */
export async function closeRescheduleRequest(
  queryable: Queryable,
  appointmentId: string,
  answer: Pick<RescheduleRequestRow, 'status' | 'answer' | 'answeredAt'>,
): Promise<void> {
  await queryable
    .update(rescheduleRequests)
    .set(answer)
    .where(
      and(
        eq(rescheduleRequests.appointmentId, appointmentId),
        eq(rescheduleRequests.status, 'open'),
      ),
    );
}
