import type {
  addLeaveRequest,
  approveLeaveRequest,
  Leave,
  LeaveCheck,
  shortenLeaveRequest,
} from '@cleaning/contract/roster';
import type { z } from 'zod';
import { executeCommand, type Command, type CommandedRecord } from '../../core/command.ts';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { ApiError, notFound, refuseField } from '../../core/http/api-error.ts';
import type { OfficeViewer, StaffViewer, UserViewer } from '../../core/http/viewer.ts';
import { findAuthorName } from '../../accounts/author-name.ts';
import { findStaffMember } from '../booking/staff-repository.ts';
import { timesOf, toLeave } from './view.ts';
import {
  findLeave,
  insertLeave,
  listVisitsIn,
  lockLeave,
  OverlappingLeaveError,
  updateLeave,
  type LeaveChanges,
  type NamedLeave,
} from './leave-repository.ts';
import { applyLeaveDecisions, checkLeave, lockForLeave } from './leave-decisions.ts';

interface Call<By extends StaffViewer = OfficeViewer> {
  readonly id: string;
  readonly viewer: By;
  readonly now: Date;
}

/** Only an admin may decide about their own leave, and a cleaner about none. */
export const canDecide = (viewer: StaffViewer, whose: string): boolean =>
  viewer.kind === 'office' && (viewer.isAdmin || viewer.staffId !== whose);

/** The office plans the leave of all, a cleaner their own. */
export const mayPlanLeave = (viewer: UserViewer, whose: string): boolean =>
  viewer.kind === 'office' || (viewer.kind === 'cleaner' && viewer.staffId === whose);

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

/** Leave as a record that commands move. */
interface LeaveKind {
  readonly loaded: NamedLeave;
  readonly view: Leave;
  readonly changes: LeaveChanges;
  readonly command: 'approve' | 'decline' | 'shorten' | 'remove';
  readonly details: object;
}

/** In which states a command is possible, and the state that it leads to. */
const LEAVE_RULES: Readonly<
  Record<
    LeaveKind['command'],
    { readonly from: readonly Leave['status'][]; readonly to?: Leave['status'] }
  >
> = {
  approve: { from: ['requested'], to: 'approved' },
  decline: { from: ['requested'], to: 'declined' },
  shorten: { from: ['requested', 'approved'] },
  remove: { from: ['requested', 'approved'], to: 'removed' },
};

/** How commands move leave. Nothing of leave can be changed once it is over. */
export const leaveRecord: CommandedRecord<LeaveKind> = {
  async lock(transaction, { id, viewer }) {
    const found = (await lockLeave(transaction, id)) ? await findLeave(transaction, id) : undefined;
    return found !== undefined && mayPlanLeave(viewer, found.row.staffId) ? found : undefined;
  },
  viewOf: (named, transaction) => showLeave(transaction, named),
  staleMessage: 'This leave has changed since you opened it. Check it and try again.',
  authorOf: findAuthorName,
  step({ row }, { command }, { now }) {
    const { from, to = row.status } = LEAVE_RULES[command];
    const isOver = row.endsAt <= now;
    if (from.includes(row.status) && !isOver) return { ok: true, changes: { status: to } };
    const state = isOver ? 'over' : row.status;
    const message = `This leave is ${state}, so it stays as it is.`;
    return { ok: false, code: 'invalid_transition', message };
  },
  write: (transaction, { row }, changes, { stamp }) =>
    updateLeave(transaction, row, changes, stamp),
  // Its row says who decided; it has no history.
  note: async () => {},
  show: (transaction, { id }) => readLeave(transaction, id),
};

/** Leave as the API shows it, with the number of visits that overlap it. */
export async function showLeave(queryable: Queryable, named: NamedLeave): Promise<Leave> {
  const isOpen = named.row.status === 'requested' || named.row.status === 'approved';
  return toLeave(named, isOpen ? (await listVisitsIn(queryable, named.row)).length : 0);
}

async function readLeave(queryable: Queryable, id: string): Promise<Leave> {
  const named = await findLeave(queryable, id);
  if (named === undefined) throw notFound();
  return showLeave(queryable, named);
}

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
