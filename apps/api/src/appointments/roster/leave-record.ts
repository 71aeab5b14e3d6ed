import type { Leave } from '@cleaning/contract/roster';
import type { CommandedRecord } from '../../core/command.ts';
import type { Queryable } from '../../core/db/client.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { StaffViewer, UserViewer } from '../../core/http/viewer.ts';
import { findAuthorName } from '../../accounts/author-name.ts';
import { toLeave } from './view.ts';
import {
  findLeave,
  type LeaveChanges,
  listVisitsIn,
  lockLeave,
  type NamedLeave,
  updateLeave,
} from './leave-repository.ts';

/** Only an admin may decide about their own leave, and a cleaner about none. */
export const canDecide = (viewer: StaffViewer, whose: string): boolean =>
  viewer.kind === 'office' && (viewer.isAdmin || viewer.staffId !== whose);

/** The office plans the leave of all, a cleaner their own. */
export const mayPlanLeave = (viewer: UserViewer, whose: string): boolean =>
  viewer.kind === 'office' || (viewer.kind === 'cleaner' && viewer.staffId === whose);

/** Leave as a record that commands move. */
export interface LeaveKind {
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

export async function readLeave(queryable: Queryable, id: string): Promise<Leave> {
  const named = await findLeave(queryable, id);
  if (named === undefined) throw notFound();
  return showLeave(queryable, named);
}
