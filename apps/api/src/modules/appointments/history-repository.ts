import { asc, and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/client.ts';
import { appointmentChangeRequests, appointmentEvents } from '../../platform/db/schema/index.ts';

export type AppointmentEventRow = typeof appointmentEvents.$inferSelect;
export type NewAppointmentEvent = typeof appointmentEvents.$inferInsert;
export type ChangeRequestRow = typeof appointmentChangeRequests.$inferSelect;
export type NewChangeRequest = typeof appointmentChangeRequests.$inferInsert;

export async function insertEvent(queryable: Queryable, event: NewAppointmentEvent): Promise<void> {
  await queryable.insert(appointmentEvents).values(event);
}

/** What happened to an appointment, oldest first. */
export async function listEvents(
  queryable: Queryable,
  appointmentId: string,
): Promise<AppointmentEventRow[]> {
  return queryable
    .select()
    .from(appointmentEvents)
    .where(eq(appointmentEvents.appointmentId, appointmentId))
    .orderBy(asc(appointmentEvents.position));
}

/** The latest wish for another time, whatever became of it. */
export async function findLatestChangeRequest(
  queryable: Queryable,
  appointmentId: string,
): Promise<ChangeRequestRow | undefined> {
  const [row] = await queryable
    .select()
    .from(appointmentChangeRequests)
    .where(eq(appointmentChangeRequests.appointmentId, appointmentId))
    .orderBy(desc(appointmentChangeRequests.createdAt), desc(appointmentChangeRequests.id))
    .limit(1);
  return row;
}

export async function insertChangeRequest(
  queryable: Queryable,
  request: NewChangeRequest,
): Promise<void> {
  await queryable.insert(appointmentChangeRequests).values(request);
}

/** Answers the open wish of an appointment, if there is one. */
export async function settleChangeRequest(
  queryable: Queryable,
  appointmentId: string,
  answer: Pick<ChangeRequestRow, 'status' | 'answer' | 'answeredAt'>,
): Promise<void> {
  await queryable
    .update(appointmentChangeRequests)
    .set(answer)
    .where(
      and(
        eq(appointmentChangeRequests.appointmentId, appointmentId),
        eq(appointmentChangeRequests.status, 'open'),
      ),
    );
}
