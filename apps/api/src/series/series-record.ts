import type { AppointmentSeries } from '@cleaning/contract/series';
import {
  refuseSeriesCommand,
  type SeriesCommand,
  type SeriesTransition,
} from '@cleaning/contract/series/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Command, CommandedRecord } from '../core/command.ts';
import type { Transaction } from '../core/db/client.ts';
import { userIdOf, sideOf } from '../core/http/viewer.ts';
import { findAuthorName } from '../accounts/author-name.ts';
import type { AppointmentContext } from '../appointments/load-appointment.ts';
import { lockVisits } from '../appointments/occurrence-repository.ts';
import { loadSeries, readSeries, type LockedSeries } from './load-series.ts';
import { postSeriesEmails, type SeriesOccasion } from './emails.ts';
import {
  insertSeriesEvent,
  lockSeries,
  updateSeries,
  type SeriesChanges,
  type SeriesRow,
} from './series-repository.ts';

/** The series as a record that commands move. */
interface SeriesKind {
  readonly loaded: LockedSeries;
  readonly view: AppointmentSeries;
  readonly changes: SeriesChanges;
  readonly command: SeriesTransition;
  readonly details: {
    readonly occasion: SeriesOccasion;
    /** The ids of the visits that were booked or moved, and of those that were cancelled. */
    readonly booked: readonly string[];
    readonly cancelled: readonly string[];
  };
}

export type CommandOnSeries = Command<SeriesKind>;

/**
 * How commands move a series and its visits, which are locked with it. Each one that is accepted has
 * an event, an audit entry where staff act for the client, and one email about all of its effects.
 */
export const seriesRecord: CommandedRecord<SeriesKind> = {
  async lock(transaction, { id, viewer, now }) {
    if (!(await lockSeries(transaction, id, viewer))) return undefined;
    await lockVisits(transaction, { seriesIds: [id], from: sydneyDateOf(now) });
    return loadSeries(transaction, id, { viewer, now });
  },
  viewOf: ({ series }) => series,
  staleMessage: 'These visits have changed since you opened them. Check them and try again.',
  authorOf: findAuthorName,
  step({ row }, { command }, { now }) {
    const message = refuseSeriesCommand(row, command, sydneyDateOf(now));
    return message === null
      ? { ok: true, changes: {} }
      : { ok: false, code: 'invalid_transition', message };
  },
  write: (transaction, { row }, changes, { stamp }) =>
    updateSeries(transaction, row, changes, stamp),
  note: (transaction, { row, command, reason, call: { viewer, now } }) =>
    recordSeriesCommand(transaction, row, { command, reason, viewer, now }),
  async tell(transaction, series, { details, call: { viewer, now } }) {
    const { occasion = 'changed', booked = [], cancelled = [] } = details;
    const news = { series, booked, cancelled, by: sideOf(viewer), now };
    await postSeriesEmails(transaction, occasion, news);
  },
  show: (transaction, { id }, { viewer, now }) => readSeries(transaction, id, { viewer, now }),
};

/**
 * Appends to the history of a series, and writes an audit entry for what staff did for the client.
 */
export async function recordSeriesCommand(
  transaction: Transaction,
  { id, clientId }: Pick<SeriesRow, 'id' | 'clientId'>,
  {
    command,
    reason,
    viewer,
    now,
  }: AppointmentContext & { readonly command: SeriesCommand; readonly reason: string | null },
): Promise<void> {
  await insertSeriesEvent(transaction, {
    seriesId: id,
    command,
    actor: sideOf(viewer),
    actorId: userIdOf(viewer),
    reason,
    occurredAt: now,
  });
  if (viewer.kind === 'client') return;
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'act_for_client',
    subjectType: 'appointment_series',
    subjectId: id,
    clientId,
    reason,
    now,
  });
}
