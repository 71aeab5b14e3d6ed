import { OWN_VISITS_DAYS, type AppointmentCommand } from '@cleaning/contract/appointments/rules';
import type { OwnChange } from '@cleaning/contract/appointments';
import { addDays } from '@cleaning/ndis';
import type { Queryable } from '../../core/db/client.ts';
import type { StaffViewer } from '../../core/http/viewer.ts';
import { readChangesSeen } from '../../accounts/preferences/staff-preferences.ts';
import { toSummaryFor } from '../view.ts';
import {
  listAccessCodesByOthers,
  listByIds,
  listCommandsOfOthers,
  listOwnRequests,
  listTaken,
} from './own-changes-repository.ts';

/** More changes than anyone gets in a day, all of which are seen at once; it only bounds the list. */
const MAX_SHOWN = 20;
const DAYS_AHEAD = 28;
const DAY_MS = 24 * 60 * 60 * 1000;

const KINDS: ReadonlyMap<AppointmentCommand, OwnChange['kind']> = new Map([
  ['confirm', 'booked'],
  ['assign', 'booked'],
  ['reschedule', 'moved'],
  ['accept_reschedule', 'moved'],
  ['cancel', 'cancelled'],
]);

/**
 * Changes that other users made within a day to the visits of a member of staff, visits that they
 * reassigned from them, and open requests that may still move their visits: those that came after
 * what the member of staff has marked as seen.
 *
 * @param today the date in Sydney.
 */
export async function ownChangesOf(
  queryable: Queryable,
  {
    viewer,
    today,
    now,
  }: { readonly viewer: StaffViewer; readonly today: string; readonly now: Date },
): Promise<OwnChange[]> {
  const daysAhead = viewer.kind === 'cleaner' ? OWN_VISITS_DAYS.ahead : DAYS_AHEAD;
  const span = { staffId: viewer.staffId, from: today, to: addDays(today, daysAhead) };
  const seen = await readChangesSeen(queryable, viewer.staffId);
  const after = new Date(Math.max(now.getTime() - DAY_MS, seen?.getTime() ?? 0));
  const commands = await listCommandsOfOthers(queryable, span, {
    commands: [...KINDS.keys()],
    after,
  });
  const taken = await listTaken(queryable, span, after);
  const requests = await listOwnRequests(queryable, span, seen);
  const edits = await listCommandsOfOthers(queryable, span, { commands: ['edit'], after });
  const codes = await listAccessCodesByOthers(queryable, span, after);
  const ids = [...commands, ...requests, ...taken, ...edits, ...codes].map(
    ({ appointmentId }) => appointmentId,
  );
  const named = await listByIds(queryable, [...new Set(ids)]);
  const ofDetails = named.flatMap((found): OwnChange[] => {
    const isOf = ({ appointmentId }: { readonly appointmentId: string }) =>
      appointmentId === found.row.id;
    const isNew = commands.some((latest) => isOf(latest) && KINDS.get(latest.command) === 'booked');
    // Of a new visit everything is new, and of one that is off nothing matters.
    if (found.row.status !== 'confirmed' || isNew) return [];
    const appointment = toSummaryFor(viewer, found);
    const toChange = (kind: OwnChange['kind'], change: { readonly occurredAt: Date }) => ({
      kind,
      appointment,
      wanted: null,
      occurred_at: change.occurredAt.toISOString(),
    });
    const edit = edits.find(isOf);
    // Another address takes the code away, which is no second change.
    if (edit !== undefined) return [toChange('changed', edit)];
    return codes.filter(isOf).map((code) => toChange('way_in', code));
  });
  const changes = named.flatMap((found): OwnChange[] => {
    const appointment = toSummaryFor(viewer, found);
    const request = requests.find(({ appointmentId }) => appointmentId === found.row.id);
    if (request !== undefined) {
      const { preferredDate, preferredTime, createdAt } = request;
      const wanted = { preferred_date: preferredDate, preferred_time: preferredTime };
      return [{ kind: 'may_move', appointment, wanted, occurred_at: createdAt.toISOString() }];
    }
    const loss = taken.find(({ appointmentId }) => appointmentId === found.row.id);
    if (loss !== undefined) {
      const kind = found.row.status === 'cancelled' ? 'cancelled' : 'taken';
      return [{ kind, appointment, wanted: null, occurred_at: loss.occurredAt.toISOString() }];
    }
    const latest = commands.find(({ appointmentId }) => appointmentId === found.row.id);
    const kind = latest === undefined ? undefined : KINDS.get(latest.command);
    if (latest === undefined || kind === undefined) return [];
    // A cleaner needs no notice of a change of a visit that has already begun.
    if (found.row.status !== (kind === 'cancelled' ? 'cancelled' : 'confirmed')) return [];
    return [{ kind, appointment, wanted: null, occurred_at: latest.occurredAt.toISOString() }];
  });
  return onceForEachSeries([...changes, ...ofDetails].toSorted(byMoment)).slice(0, MAX_SHOWN);
}

/** Sorts the latest change first; changes of the same moment are in the order of their visits. */
const byMoment = (a: OwnChange, b: OwnChange): number =>
  b.occurred_at.localeCompare(a.occurred_at) ||
  a.appointment.appointment_date.localeCompare(b.appointment.appointment_date);

/**
 * Keeps one change for each series, since booking, moving or ending a series changes many visits at
 * once.
 */
const onceForEachSeries = (changes: readonly OwnChange[]): OwnChange[] =>
  changes.filter(
    (change, index) =>
      change.appointment.series === null ||
      change.kind === 'may_move' ||
      change.kind === 'way_in' ||
      change.kind === 'changed' ||
      changes.findIndex(
        ({ kind, appointment }) =>
          kind === change.kind && appointment.series?.id === change.appointment.series?.id,
      ) === index,
  );
