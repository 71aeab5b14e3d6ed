import type {
  addLeaveRequest,
  approveLeaveRequest,
  Leave,
  LeaveCheck,
  shortenLeaveRequest,
} from '@cleaning/contract/roster';
import type { z } from 'zod';
import { executeCommand, type Command } from '../../core/command.ts';
import type { Transaction } from '../../core/db/client.ts';
import { ApiError, notFound, refuseField } from '../../core/http/api-error.ts';
import type { OfficeViewer, StaffViewer } from '../../core/http/viewer.ts';
import { findStaffMember } from '../booking/staff-repository.ts';
import { timesOf } from './view.ts';
import { findLeave, insertLeave, OverlappingLeaveError } from './leave-repository.ts';
import { applyLeaveDecisions, checkLeave, lockForLeave } from './leave-decisions.ts';
import { mayPlanLeave, canDecide, readLeave, leaveRecord, type LeaveKind } from './leave-record.ts';

interface Call<By extends StaffViewer = OfficeViewer> {
  readonly id: string;
  readonly viewer: By;
  readonly now: Date;
}

export async function addLeave(
  transaction: Transaction,
  { id: staffId, viewer, now }: Call<StaffViewer>,
  { kind, note, visits, ...dates }: z.output<typeof addLeaveRequest>,
): Promise<Leave> {
  if (!mayPlanLeave(viewer, staffId)) throw notFound();
  const person = await findStaffMember(transaction, staffId);
  if (person === undefined) throw notFound();
  const times = timesOf(dates);
  if (times.endsAt <= now) {
    throw refuseField('last_date', 'Choose a day and a time that have not passed.');
  }
  const time = { staffId, startsAt: times.startsAt, endsAt: times.endsAt };
  const decider = viewer.kind === 'office' && canDecide(viewer, staffId) ? viewer : null;
  const refusal = () => checkLeave(transaction, time, { leaveId: null, now });
  if (decider !== null) await lockForLeave(transaction, { time, decisions: visits }, refusal);
  let id: string;
  try {
    id = await insertLeave(transaction, {
      ...times,
      staffId,
      kind,
      note: note ?? '',
      status: decider === null ? 'requested' : 'approved',
      askedById: viewer.staffId,
      decidedById: decider?.staffId ?? null,
      createdAt: now,
      updatedAt: now,
    });
  } catch (error) {
    if (!(error instanceof OverlappingLeaveError)) throw error;
    const check = await refusal();
    // Who could take the visits is for the office.
    throw overlapping(
      person.firstName,
      viewer.kind === 'office' ? check : { ...check, visits: [] },
    );
  }
  if (decider !== null) {
    const leaveDecisions = { time, staffName: person.firstName, decisions: visits };
    await withVisits(refusal, () =>
      applyLeaveDecisions(transaction, { ...leaveDecisions, viewer: decider, now }),
    );
  }
  return readLeave(transaction, id);
}

export async function approveLeave(
  transaction: Transaction,
  call: Call,
  { version, visits }: z.output<typeof approveLeaveRequest>,
): Promise<Leave> {
  const found = await findLeave(transaction, call.id);
  if (found === undefined) throw notFound();
  const { staffId, startsAt, endsAt } = found.row;
  const time = { staffId, startsAt, endsAt };
  const { viewer, now } = call;
  const leaveDecisions = { time, staffName: found.staffName, decisions: visits, viewer, now };
  assertMayDecide(viewer, staffId);
  const refusal = () => checkLeave(transaction, time, { leaveId: call.id, now });
  // Visits and people are locked before leave everywhere, to avoid deadlocks.
  if (found.row.status === 'requested' && found.row.version === version) {
    await lockForLeave(transaction, leaveDecisions, refusal);
  }
  return executeCommand(
    leaveRecord,
    transaction,
    { ...call, version },
    {
      command: 'approve',
      effects: () => ({
        changes: { decidedById: viewer.staffId },
        after: () => withVisits(refusal, () => applyLeaveDecisions(transaction, leaveDecisions)),
      }),
    },
  );
}

export const declining = (reason: string, viewer: OfficeViewer): Command<LeaveKind> => ({
  command: 'decline',
  effects({ row }) {
    assertMayDecide(viewer, row.staffId);
    return { changes: { answer: reason, decidedById: viewer.staffId } };
  },
});

export const shortening = (
  dates: Omit<z.output<typeof shortenLeaveRequest>, 'version'>,
): Command<LeaveKind> => ({
  command: 'shorten',
  effects({ row }) {
    const times = timesOf(dates);
    if (times.startsAt < row.startsAt) {
      throw refuseField(
        'first_date',
        'Leave can begin later, not earlier. Add the rest on its own.',
      );
    }
    if (times.endsAt > row.endsAt) {
      throw refuseField('last_date', 'Leave can end earlier, not later. Add the rest on its own.');
    }
    return { changes: times };
  },
});

function assertMayDecide(viewer: OfficeViewer, staffId: string): void {
  if (canDecide(viewer, staffId)) return;
  throw new ApiError('permission_denied', 'Ask a colleague to decide about your own leave.');
}

const overlapping = (firstName: string, current: LeaveCheck): ApiError =>
  new ApiError('on_leave', `${firstName} already has leave at that time.`, { current });

/** When a visit is refused, the refusal shows all of the visits as they are now. */
async function withVisits(refusal: () => Promise<LeaveCheck>, work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError) || !VISIT_REFUSALS.has(error.code)) throw error;
    throw new ApiError(error.code, error.message, { current: await refusal() });
  }
}

const VISIT_REFUSALS: ReadonlySet<string> = new Set([
  'double_booked',
  'on_leave',
  'stale_version',
  'invalid_transition',
]);
