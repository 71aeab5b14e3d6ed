import type { Timesheet } from '@cleaning/contract/timesheets';
import { transitionTimesheet, type TimesheetCommand } from '@cleaning/contract/timesheets/rules';
import { findAuthorName } from '../accounts/author-name.ts';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Command, CommandedRecord } from '../core/command.ts';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { notFound } from '../core/http/api-error.ts';
import type { StaffViewer, UserViewer } from '../core/http/viewer.ts';
import { loadSheets, stateOf, type LoadedSheet } from './load-sheets.ts';
import { showSheet } from './view.ts';
import {
  addSheet,
  findCleaner,
  insertEvent,
  lockSheet,
  updateSheet,
  type Cleaner,
  type TimesheetChanges,
  type TimesheetRow,
} from './timesheet-repository.ts';

/** A timesheet as a record that commands move. */
interface TimesheetKind {
  readonly loaded: LoadedSheet & { readonly row: TimesheetRow };
  readonly view: Timesheet;
  readonly changes: TimesheetChanges;
  readonly command: TimesheetCommand;
  readonly details: object;
}

export type CommandOnTimesheet = Command<TimesheetKind>;

/** Commands that have an audit entry of their own, or none, because a cleaner asks for themselves. */
const NOT_AUDITED: ReadonlySet<TimesheetCommand> = new Set(['export', 'ask']);

/** How commands move timesheets. Each one that is accepted has an event. */
export const timesheetRecord: CommandedRecord<TimesheetKind> = {
  async lock(transaction, { id, viewer, now }) {
    const row = await lockSheet(transaction, id);
    if (row === undefined || !maySee(viewer, row.cleanerId)) return undefined;
    return { ...(await loadSheet(transaction, row.cleanerId, row.week, now)), row };
  },
  viewOf: (loaded, transaction, { viewer, now }) =>
    showSheet(transaction, loaded, staffOf(viewer), now),
  staleMessage: 'This timesheet has changed since you opened it. Check it and try again.',
  authorOf: findAuthorName,
  step(loaded, { command, reason }, { viewer, now }) {
    const actor = viewer.kind === 'cleaner' ? 'cleaner' : 'office';
    const result = transitionTimesheet(stateOf(loaded), command, { actor, reason }, now);
    return result.ok ? { ok: true, changes: { status: result.status } } : result;
  },
  write: (transaction, { row }, changes, { stamp }) =>
    updateSheet(transaction, row, changes, stamp),
  async note(transaction, { before, row, command, reason, call: { viewer, now } }) {
    const { staffId } = staffOf(viewer);
    await insertEvent(transaction, {
      timesheetId: row.id,
      command,
      fromStatus: before.status,
      toStatus: row.status,
      actorId: staffId,
      reason,
      occurredAt: now,
    });
    if (NOT_AUDITED.has(command)) return;
    await recordAudit(transaction, {
      actorId: staffId,
      action: 'update',
      subjectType: 'timesheet',
      subjectId: row.id,
      clientId: null,
      reason: reason ?? (command === 'approve' ? 'Approved.' : null),
      now,
    });
  },
  async show(transaction, row, { viewer, now }) {
    const loaded = await loadSheet(transaction, row.cleanerId, row.week, now);
    return showSheet(transaction, loaded, staffOf(viewer), now);
  },
};

/** The office sees the hours of all, a cleaner their own. */
export const maySee = (viewer: UserViewer, cleanerId: string): boolean =>
  viewer.kind === 'office' || (viewer.kind === 'cleaner' && viewer.staffId === cleanerId);

/** The timesheet of a cleaner, with a row or without. */
export async function loadSheet(
  queryable: Queryable,
  cleanerId: string,
  week: string,
  now: Date,
): Promise<LoadedSheet> {
  const person = await requireCleaner(queryable, cleanerId);
  const [loaded] = await loadSheets(queryable, { week, people: [person], now });
  if (loaded === undefined) throw notFound();
  return loaded;
}

/**
 * The id of the stored timesheet of a cleaner, for a command.
 *
 * @throws ApiError `not_found` for nobody of the team, or for a cleaner who asks for another's.
 */
export async function sheetIdOf(
  transaction: Transaction,
  { id, week, viewer, now }: SheetCall,
): Promise<string> {
  if (!maySee(viewer, id)) throw notFound();
  await requireCleaner(transaction, id);
  return addSheet(transaction, id, week, now);
}

/** A call about the timesheet of a cleaner for a week. */
export interface SheetCall {
  /** The id of the cleaner. */
  readonly id: string;
  readonly week: string;
  readonly viewer: StaffViewer;
  readonly now: Date;
}

async function requireCleaner(queryable: Queryable, id: string): Promise<Cleaner> {
  const person = await findCleaner(queryable, id);
  if (person === undefined) throw notFound();
  return person;
}

/** No client may call an endpoint of timesheets. */
function staffOf(viewer: UserViewer): StaffViewer {
  if (viewer.kind === 'client') throw notFound();
  return viewer;
}
