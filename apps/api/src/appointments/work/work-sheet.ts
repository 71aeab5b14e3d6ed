import type {
  AppointmentTask,
  saveOfficeNoteRequest,
  setAccessCodeRequest,
  WorkSheet,
} from '@cleaning/contract/appointments';
import type { z } from 'zod';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { CommandCall } from '../../core/command.ts';
import { readSnapshot, type Database, type Transaction } from '../../core/db/client.ts';
import { lockSameVersion } from '../../core/edit.ts';
import { ApiError, notFound, refuse } from '../../core/http/api-error.ts';
import type { StaffViewer } from '../../core/http/viewer.ts';
import type { Secrets } from '../../core/security/secrets.ts';
import { findClientRecord, findVisitNeeds } from '../../clients/client-directory.ts';
import { toCancellation, toSummaryFor, wayInFor } from '../view.ts';
import {
  type NamedAppointment,
  updateAccessCode,
  updateOfficeNote,
} from '../appointment-repository.ts';
import { assertSameNote } from '../refusals.ts';
import { appointmentRecord } from '../appointment-record.ts';
import { findLatestEvent } from '../history-repository.ts';
import { recordedMoment } from './recorded-moment.ts';
import { tellOfDay } from '../day/tell-of-day.ts';
import { driveToVisit } from '../day/drive-to-visit.ts';
import {
  listAppointmentsAfter,
  listAppointmentsBefore,
} from '../lists/appointment-list-repository.ts';
import {
  readAppointment,
  type AppointmentCall,
  type LoadedAppointment,
} from '../load-appointment.ts';
import { findBilledVisit, listTimeCorrections } from './time-correction-repository.ts';
import { toTimeCorrection } from './view.ts';
import { appendTasks, listTasks, tickTask, type TaskRow } from './task-repository.ts';

type Call = AppointmentCall<StaffViewer>;

const EARLIER_MAX = 5;
const LATER_MAX = 2;

const toEarlier = (viewer: StaffViewer, found: NamedAppointment): WorkSheet['earlier'][number] => ({
  ...toSummaryFor(viewer, found),
  actual_started_at: found.row.actualStartedAt?.toISOString() ?? null,
  actual_ended_at: found.row.actualEndedAt?.toISOString() ?? null,
  completion_notes: found.row.completionNotes,
  cancellation: toCancellation(found.row),
});

/** A task and whether it is ticked. Without a moment, it was ticked now. */
interface Tick {
  readonly id: string;
  readonly isDone: boolean;
  readonly doneAt: Date | null;
}

export const readWorkSheet = (database: Database, call: Call): Promise<WorkSheet> =>
  readSnapshot(database, async (snapshot) => {
    const { appointment, row } = await readAppointment(snapshot, call);
    const client = await findClientRecord(snapshot, row.clientId);
    const from = row.startsAt ?? call.now;
    const earlier = await listAppointmentsBefore(snapshot, {
      clientId: row.clientId,
      staffId: call.viewer.kind === 'cleaner' ? call.viewer.staffId : null,
      before: from,
      limit: EARLIER_MAX,
    });
    const later =
      call.viewer.kind === 'cleaner'
        ? []
        : await listAppointmentsAfter(snapshot, {
            clientId: row.clientId,
            after: from,
            limit: LATER_MAX,
          });
    return {
      appointment,
      client_phone: client?.phoneNumber ?? null,
      needs: await findVisitNeeds(snapshot, { ...row, line1: row.addressLine1 }),
      has_access_code: row.accessCodeEncrypted !== null,
      way_in: wayInFor(call.viewer, row, call.now),
      drive_minutes: await driveToVisit(snapshot, call.viewer, row),
      tasks: (await listTasks(snapshot, row.id)).map(toTask),
      earlier: earlier.map((found) => toEarlier(call.viewer, found)),
      later: later.map((found) => toSummaryFor(call.viewer, found)),
      time_corrections: (await listTimeCorrections(snapshot, row.id)).map(toTimeCorrection),
      invoice: call.viewer.kind === 'cleaner' ? null : await findBilledVisit(snapshot, row.id),
      latest_change: toLatestChange(call.viewer, await findLatestEvent(snapshot, row.id)),
    };
  });

/** @throws ApiError `invalid_transition` once the appointment is over. */
export async function addTask(
  transaction: Transaction,
  call: Call,
  label: string,
): Promise<AppointmentTask> {
  await lockUnfinished(transaction, call);
  const [task] = await appendTasks(transaction, call.id, [label]);
  if (task === undefined) throw new Error('An insert returned no row.');
  return toTask(task);
}

/** @throws ApiError `invalid_transition` once the appointment is over. */
export async function tick(
  transaction: Transaction,
  call: Call,
  { id, isDone, doneAt }: Tick,
): Promise<AppointmentTask> {
  await lockUnfinished(transaction, call);
  const moment = recordedMoment('done_at', doneAt, call.now);
  const done = isDone
    ? { doneAt: moment, doneBy: call.viewer.staffId }
    : { doneAt: null, doneBy: null };
  const task = await tickTask(transaction, { appointmentId: call.id, id }, done);
  if (task === undefined) throw notFound();
  return toTask(task);
}

/**
 * @throws ApiError `invalid_transition` once the appointment is over, `stale_version` when the note
 *   was changed since the caller read it.
 */
export async function saveOfficeNote(
  transaction: Transaction,
  call: Call,
  { notes, earlier_notes: earlier }: z.output<typeof saveOfficeNoteRequest>,
): Promise<void> {
  const loaded = await lockUnfinished(transaction, call);
  assertSameNote(loaded, earlier);
  await updateOfficeNote(transaction, loaded.row.id, notes);
}

/**
 * Stores the code of the address that the caller read. An empty one removes the stored code.
 *
 * @throws ApiError `invalid_transition` once the appointment is over, `stale_version` when it has
 *   changed since the caller read it.
 */
export async function setAccessCode(
  transaction: Transaction,
  secrets: Secrets,
  call: Call,
  { version, access_code: accessCode }: z.output<typeof setAccessCodeRequest>,
): Promise<void> {
  const { row } = await lockUnfinished(transaction, { ...call, version });
  const { viewer, now } = call;
  const code = {
    accessCodeEncrypted: accessCode === '' ? null : secrets.encrypt(accessCode, row.id),
    accessCodeChangedAt: now,
    accessCodeChangedBy: viewer.staffId,
  };
  await updateAccessCode(transaction, row.id, code);
  const after = { ...row, ...code };
  await tellOfDay(transaction, { before: row, after, by: viewer.staffId, now });
  await noteAccessCode(transaction, call, { action: 'update', clientId: row.clientId });
}

/**
 * @throws ApiError `not_found` when no code is stored; `permission_denied` for a cleaner while the
 *   way in is not shown.
 */
export async function revealAccessCode(
  transaction: Transaction,
  secrets: Secrets,
  call: Call,
): Promise<string> {
  const { row } = await readAppointment(transaction, call);
  if (row.accessCodeEncrypted === null) throw notFound();
  if (wayInFor(call.viewer, row, call.now) !== 'shown') {
    throw new ApiError(
      'permission_denied',
      'The code is shown from 6 pm on the day before the visit until two hours after it.',
    );
  }
  await noteAccessCode(transaction, call, {
    action: 'reveal_access_code',
    clientId: row.clientId,
  });
  const code = secrets.decryptOrNull(row.accessCodeEncrypted, row.id);
  if (code === null) {
    throw refuse('This access code cannot be read. Ask the office for it, and to enter it again.');
  }
  return code;
}

/** Locks an appointment whose work is not over, so that it cannot end during this transaction. */
async function lockUnfinished(
  transaction: Transaction,
  call: CommandCall<StaffViewer>,
): Promise<LoadedAppointment> {
  const loaded = await lockSameVersion(appointmentRecord, transaction, call);
  const { appointment } = loaded;
  if (['requested', 'confirmed', 'in_progress'].includes(appointment.status)) return loaded;
  throw new ApiError(
    'invalid_transition',
    'This visit is over, so its tasks and code stay as they are.',
    {
      current: appointment,
    },
  );
}

const noteAccessCode = (
  transaction: Transaction,
  { id, viewer, now }: Call,
  { action, clientId }: { action: 'update' | 'reveal_access_code'; clientId: string },
): Promise<void> =>
  recordAudit(transaction, {
    actorId: viewer.staffId,
    action,
    subjectType: 'appointment',
    subjectId: id,
    clientId,
    reason: null,
    now,
  });

/** The reason is for the office, because it may tell of the client. */
const toLatestChange = (
  { kind }: StaffViewer,
  event: Awaited<ReturnType<typeof findLatestEvent>>,
): WorkSheet['latest_change'] =>
  event === undefined
    ? null
    : {
        actor: event.actor,
        name: event.name,
        reason: kind === 'cleaner' ? null : event.reason,
        occurred_at: event.occurredAt.toISOString(),
      };

const toTask = ({ id, label, doneAt }: TaskRow): AppointmentTask => ({
  id,
  label,
  done_at: doneAt?.toISOString() ?? null,
});
