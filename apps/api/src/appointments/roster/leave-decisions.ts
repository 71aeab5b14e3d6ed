import type { leaveDecisionSchema, LeaveCheck, LeaveVisit } from '@cleaning/contract/roster';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { ApiError, refuseField } from '../../core/http/api-error.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { executeCommand } from '../../core/command.ts';
import { toSummary } from '../view.ts';
import { lockAppointments, type NamedAppointment } from '../appointment-repository.ts';
import { lockStaffMember } from '../booking/staff-repository.ts';
import { appointmentRecord } from '../appointment-record.ts';
import { assigning, rescheduling } from '../commands/plan-appointment.ts';
import {
  findUsualCleaners,
  listVisitsOfClients,
  readCleanerTimes,
} from '../availability/availability-repository.ts';
import { checkCleaners } from '../availability/openings.ts';
import { listSuggested } from './team-repository.ts';
import { toLeave } from './view.ts';
import { listVisitsIn, selectOverlaps, type StaffTime } from './leave-repository.ts';

type Decision = z.output<typeof leaveDecisionSchema>;

/** The visits that leave at that time would affect, and who else could do them. */
export async function checkLeave(
  queryable: Queryable,
  time: StaffTime,
  { leaveId, now }: { readonly leaveId: string | null; readonly now: Date },
): Promise<LeaveCheck> {
  const visits = await listVisitsIn(queryable, time);
  const overlaps = await selectOverlaps(queryable, time, leaveId);
  return {
    visits: await whoElseCanCome(queryable, visits, { staffId: time.staffId, now }),
    overlaps: overlaps.map((named) => toLeave(named, 0)),
  };
}

/** Some visits of a person, and who else could do them. All that it needs is read at once. */
export async function whoElseCanCome(
  queryable: Queryable,
  visits: readonly NamedAppointment[],
  { staffId, now }: { readonly staffId: string; readonly now: Date },
): Promise<LeaveVisit[]> {
  const dates = [...new Set(visits.map(({ row }) => row.appointmentDate))];
  const clientIds = [...new Set(visits.map(({ row }) => row.clientId))];
  const team = await listSuggested(queryable, { area: null, date: dates[0] ?? '' });
  const colleagues = team.filter(({ id }) => id !== staffId);
  const cleaners = await readCleanerTimes(queryable, colleagues, dates);
  const ofClients = await listVisitsOfClients(queryable, clientIds, dates);
  const usual = await findUsualCleaners(queryable, clientIds);
  return visits.map((named) => {
    const { id, clientId, startsAt, endsAt, suburb } = named.row;
    const around = {
      ofClient: ofClients.get(clientId) ?? [],
      usualId: usual.get(clientId) ?? null,
      now,
    };
    const checked =
      startsAt === null || endsAt === null
        ? []
        : checkCleaners(cleaners, { appointmentId: id, startsAt, endsAt, suburb }, around);
    return { appointment: toSummary(named), cleaners: checked };
  });
}

interface LeaveDecisions {
  readonly time: StaffTime;
  readonly staffName: string;
  readonly decisions: readonly Decision[];
  readonly viewer: OfficeViewer;
  readonly now: Date;
}

/**
 * Locks the visits that overlap the leave and the people concerned. The order is the same as in
 * every other command, to avoid deadlocks: visits first, then people, each by id.
 *
 * @throws ApiError `stale_version` with the present visits when they are not those that the
 *   decisions name.
 */
export async function lockForLeave(
  transaction: Transaction,
  { time, decisions }: Pick<LeaveDecisions, 'time' | 'decisions'>,
  refusal: () => Promise<LeaveCheck>,
): Promise<void> {
  await lockAppointments(
    transaction,
    decisions.map(({ appointment_id: id }) => id),
  );
  const others = decisions.flatMap(({ staff_id: id }) => (id === undefined ? [] : [id]));
  for (const id of [...new Set([time.staffId, ...others])].toSorted()) {
    if ((await lockStaffMember(transaction, id)) === undefined && id !== time.staffId) {
      throw refuseField('visits', 'Choose people from the staff list.');
    }
  }
  const present = await listVisitsIn(transaction, time);
  const decided = new Map(decisions.map((each) => [each.appointment_id, each.version]));
  const isSame =
    present.length === decisions.length &&
    present.every(({ row }) => decided.get(row.id) === row.version);
  if (isSame) return;
  throw new ApiError(
    'stale_version',
    'The visits at this time have changed since you opened them. Check them and try again.',
    { current: await refusal() },
  );
}

/** Reassigns each visit, or leaves it without a cleaner, as decided. */
export async function applyLeaveDecisions(
  transaction: Transaction,
  { time, staffName, decisions, viewer, now }: LeaveDecisions,
): Promise<void> {
  const present = await listVisitsIn(transaction, time);
  for (const { row } of present) {
    const decision = decisions.find(({ appointment_id: id }) => id === row.id);
    if (decision === undefined || decision.action === 'keep') continue;
    const call = { id: row.id, version: row.version, viewer, now };
    const { staff_id: staffId = null, starts_at: start, ends_at: end } = decision;
    const startsAt = start === undefined ? row.startsAt : new Date(start);
    const endsAt = end === undefined ? row.endsAt : new Date(end);
    const isMoved = startsAt?.getTime() !== row.startsAt?.getTime();
    if (staffId === null || startsAt === null || endsAt === null || !isMoved) {
      await executeCommand(
        appointmentRecord,
        transaction,
        call,
        assigning(transaction, staffId, viewer),
      );
      continue;
    }
    if (sydneyDateOf(startsAt) !== row.appointmentDate) {
      throw refuseField('visits', 'Choose a time on the same day, or move the visit on its own.');
    }
    const reason = `${staffName} cannot come at the time that we had planned.`;
    const moved = rescheduling(transaction, { startsAt, endsAt, staffId }, reason, call);
    await executeCommand(appointmentRecord, transaction, call, moved);
  }
}
