import type { AppointmentCommand } from '@cleaning/contract/appointments/rules';
import { addDays, startOfSydneyDay } from '@cleaning/ndis';
import {
  and,
  asc,
  between,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../core/db/client.ts';
import { appointmentEvents, appointments, rescheduleRequests } from '../../core/db/schema/index.ts';
import { subquery } from '../../core/db/subquery.ts';
import { selectNamed, type NamedAppointment } from '../appointment-repository.ts';

/** The appointments of one person on some Sydney dates. */
export interface OwnSpan {
  readonly staffId: string;
  readonly from: string;
  readonly to: string;
}

const isOwn = (span: OwnSpan) => and(eq(appointments.staffId, span.staffId), isInSpan(span));

const isInSpan = ({ from, to }: OwnSpan) => between(appointments.appointmentDate, from, to);

/**
 * Whether an appointment is on one of those dates, or was after a moment, as the person's, before it
 * was moved further ahead.
 */
const isOrWasInSpan = (span: OwnSpan, after: Date) =>
  or(isInSpan(span), and(gt(appointments.appointmentDate, span.to), wasOwn(span, after)));

/**
 * Whether an appointment was planned for one of those dates at some time after a moment, while it was
 * the person's. An event has the time that is planned after it, and whose the appointment was before.
 */
function wasOwn({ staffId, from, to }: OwnSpan, after: Date): SQL {
  const plan = alias(appointmentEvents, 'plan');
  const nextPlan = alias(appointmentEvents, 'next_plan');
  const loss = alias(appointmentEvents, 'loss');
  const isReplacedBefore = subquery()
    .select({ id: nextPlan.id })
    .from(nextPlan)
    .where(
      and(
        eq(nextPlan.appointmentId, plan.appointmentId),
        gt(nextPlan.position, plan.position),
        isNotNull(nextPlan.startsAt),
        lte(nextPlan.occurredAt, after),
      ),
    );
  const nextTakenFrom = subquery()
    .select({ staffId: loss.previousStaffId })
    .from(loss)
    .where(
      and(
        eq(loss.appointmentId, plan.appointmentId),
        gt(loss.position, plan.position),
        isNotNull(loss.previousStaffId),
      ),
    )
    .orderBy(asc(loss.position))
    .limit(1);
  return exists(
    subquery()
      .select({ id: plan.id })
      .from(plan)
      .where(
        and(
          eq(plan.appointmentId, appointments.id),
          gte(plan.startsAt, startOfSydneyDay(from)),
          lt(plan.startsAt, startOfSydneyDay(addDays(to, 1))),
          notExists(isReplacedBefore),
          sql`coalesce((${nextTakenFrom}), ${appointments.staffId}) = ${staffId}`,
        ),
      ),
  );
}

export interface LatestCommand {
  readonly appointmentId: string;
  readonly command: AppointmentCommand;
  readonly occurredAt: Date;
}

/**
 * The latest of some commands that other users gave after a moment, for each appointment of the person
 * that is or was on those dates.
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
        eq(appointments.staffId, span.staffId),
        isOrWasInSpan(span, after),
        inArray(command, [...commands]),
        gt(occurredAt, after),
        or(isNull(actorId), ne(actorId, span.staffId)),
      ),
    )
    .orderBy(appointmentId, desc(position));
}

/**
 * For each visit that is or was on those dates and that another user took from the person after a
 * given moment: the last time that this happened. Visits that the person got back are left out.
 */
export async function listTaken(
  queryable: Queryable,
  span: OwnSpan,
  after: Date,
): Promise<Pick<LatestCommand, 'appointmentId' | 'occurredAt'>[]> {
  const { staffId } = span;
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
        isOrWasInSpan(span, after),
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
