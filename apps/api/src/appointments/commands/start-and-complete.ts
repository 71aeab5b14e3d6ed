import { findWorkTimesProblem } from '@cleaning/contract/appointments/rules';
import type { Transaction } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import type { StaffViewer } from '../../core/http/viewer.ts';
import type { AppointmentRow } from '../appointment-repository.ts';
import type { CommandOnAppointment } from '../appointment-record.ts';
import { writeAbout } from '../../messages/index.ts';
import type { AppointmentContext } from '../load-appointment.ts';
import { pastMoment, recordedMoment } from '../work/recorded-moment.ts';
import { assertSameNote } from '../refusals.ts';

export type Context = AppointmentContext<StaffViewer>;

/** @param startedAt null means now. */
export function starting(
  startedAt: Date | null,
  { viewer: { staffId }, now }: Context,
): CommandOnAppointment {
  const doneAt = recordedMoment('started_at', startedAt, now);
  return {
    command: 'start',
    doneAt,
    // Assigns a visit without a cleaner to the user who starts it.
    effects: ({ row }) => ({
      changes: { actualStartedAt: doneAt, staffId: row.staffId ?? staffId },
    }),
  };
}

/** How late the cleaner will be. */
interface Delay {
  /** Minutes after the planned start. */
  readonly minutes: number;
  /** The message to post into a conversation; undefined sends only an email. */
  readonly message?: string | undefined;
}

export const reportingLate = (
  transaction: Transaction,
  { minutes, message }: Delay,
  context: Context,
): CommandOnAppointment => ({
  command: 'report_running_late',
  reason: `About ${minutes} minutes late.`,
  effects: ({ row }) => ({
    changes: { expectedAt: expectedAt(row, minutes, context.now) },
    details: { occasion: message === undefined ? 'running_late' : 'late_with_message' },
    async after(late) {
      if (message !== undefined) await notifyClient(transaction, late, message, context);
    },
  }),
});

/** What staff record of the work that was done. */
interface Completion {
  /** Null keeps the saved notes. */
  readonly notes: string | null;
  /** The notes that the caller read; undefined is not compared. */
  readonly earlierNotes: string | undefined;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

export const completing = (
  { notes, earlierNotes, startedAt, endedAt }: Completion,
  now: Date,
): CommandOnAppointment => ({
  command: 'complete',
  effects(loaded) {
    const { row } = loaded;
    if (notes !== null) assertSameNote(loaded, earlierNotes);
    const actualStartedAt = startedAt ?? row.actualStartedAt ?? now;
    const actualEndedAt = pastMoment('ended_at', endedAt, now);
    assertWorked(actualStartedAt, actualEndedAt);
    const completionNotes = notes ?? row.completionNotes;
    return { changes: { completionNotes, actualStartedAt, actualEndedAt } };
  },
});

/**
 * Posts into a single conversation about lateness for each visit, however often it is reported. It
 * sends no email of its own, since the email about the new time says the same.
 */
async function notifyClient(
  transaction: Transaction,
  { id, reference, clientId }: AppointmentRow,
  body: string,
  context: Context,
): Promise<void> {
  const about = { type: 'appointment', id } as const;
  const subject = `Running late for visit ${reference}`;
  await writeAbout(transaction, { subject, body, client_id: clientId, about }, context, {
    isMailed: false,
  });
}

function expectedAt({ startsAt }: AppointmentRow, minutes: number, now: Date): Date {
  if (startsAt === null) throw new Error('A confirmed appointment has no time.');
  const expected = new Date(startsAt.getTime() + minutes * 60_000);
  if (expected < now) throw refuseField('minutes', 'That time has passed. Choose a longer delay.');
  return expected;
}

function assertWorked(startedAt: Date, endedAt: Date): void {
  const problem = findWorkTimesProblem(startedAt, endedAt);
  if (problem !== null) throw refuseField(problem.field, problem.message);
}
