import type { AppointmentCommand } from '@cleaning/contract/appointments/rules';
import { and, between, desc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { appointmentEvents, appointments, rescheduleRequests } from '../../core/db/schema/index.ts';
import { selectNamed, type NamedAppointment } from '../appointment-repository.ts';

/** The appointments of one person on some Sydney dates. */
export interface OwnSpan {
  readonly staffId: string;
  readonly from: string;
  readonly to: string;
}

const isOwn = ({ staffId, from, to }: OwnSpan) =>
  and(eq(appointments.staffId, staffId), between(appointments.appointmentDate, from, to));

export interface LatestCommand {
  readonly appointmentId: string;
  readonly command: AppointmentCommand;
  readonly occurredAt: Date;
}

/**
 * The latest of some commands that other users gave after a moment, for each of those appointments.
 */
export async function listCommandsOfOthers(
  queryable: Queryable,
  span: OwnSpan,
  { commands, after }: { readonly commands: readonly AppointmentCommand[]; readonly after: Date },
): Promise<LatestCommand[]> {
  const { appointmentId, command, occurredAt, actorId, position } = appointmentEvents;
  return queryable
    .selectDistinctOn([appointmentId], { appointmentId, command, occurredAt })
    .from(appointmentEvents)
    .innerJoin(appointments, eq(appointments.id, appointmentId))
    .where(
      and(
        isOwn(span),
        inArray(command, [...commands]),
        gt(occurredAt, after),
        or(isNull(actorId), ne(actorId, span.staffId)),
      ),
    )
    .orderBy(appointmentId, desc(position));
}

/**
 * For each visit on those dates that another user took from the person after a given moment: the
 * last time that this happened. Visits that the person got back are left out.
 */
export async function listTaken(
  queryable: Queryable,
  { staffId, from, to }: OwnSpan,
  after: Date,
): Promise<Pick<LatestCommand, 'appointmentId' | 'occurredAt'>[]> {
  const { appointmentId, previousStaffId, occurredAt, actorId, position } = appointmentEvents;
  return queryable
    .selectDistinctOn([appointmentId], { appointmentId, occurredAt })
    .from(appointmentEvents)
    .innerJoin(appointments, eq(appointments.id, appointmentId))
    .where(
      and(
        eq(previousStaffId, staffId),
        gt(occurredAt, after),
        or(isNull(actorId), ne(actorId, staffId)),
        or(isNull(appointments.staffId), ne(appointments.staffId, staffId)),
        between(appointments.appointmentDate, from, to),
      ),
    )
    .orderBy(appointmentId, desc(position));
}

/** The confirmed visits on those dates whose access code others changed after a moment, and when. */
export async function listAccessCodesByOthers(
  queryable: Queryable,
  span: OwnSpan,
  after: Date,
): Promise<Pick<LatestCommand, 'appointmentId' | 'occurredAt'>[]> {
  const { id, status, accessCodeChangedAt, accessCodeChangedBy } = appointments;
  const rows = await queryable
    .select({ appointmentId: id, occurredAt: accessCodeChangedAt })
    .from(appointments)
    .where(
      and(
        isOwn(span),
        eq(status, 'confirmed'),
        gt(accessCodeChangedAt, after),
        ne(accessCodeChangedBy, span.staffId),
      ),
    );
  return rows.flatMap(({ appointmentId, occurredAt }) =>
    occurredAt === null ? [] : [{ appointmentId, occurredAt }],
  );
}

/** The open reschedule requests for the visits of one person, made after a moment if one is given. */
export async function listOwnRequests(queryable: Queryable, span: OwnSpan, after: Date | null) {
  const { appointmentId, preferredDate, preferredTime, createdAt } = rescheduleRequests;
  return queryable
    .select({ appointmentId, preferredDate, preferredTime, createdAt })
    .from(rescheduleRequests)
    .innerJoin(appointments, eq(appointments.id, appointmentId))
    .where(
      and(
        isOwn(span),
        eq(rescheduleRequests.status, 'open'),
        after === null ? undefined : gt(createdAt, after),
      ),
    );
}

export const listByIds = async (
  queryable: Queryable,
  ids: readonly string[],
): Promise<NamedAppointment[]> =>
  ids.length === 0 ? [] : selectNamed(queryable).where(inArray(appointments.id, [...ids]));
