import type { Transaction } from '../../core/db/client.ts';
import { stampOf, type RecordViewer } from '../../core/http/viewer.ts';
import { appointmentRecord } from '../appointment-record.ts';
import { updateAppointment, type AppointmentRow } from '../appointment-repository.ts';
import type { AppointmentContext } from '../load-appointment.ts';
import { nextInCalendars } from './staff-commands.ts';

/**
 * Gives locked appointments other notes on getting in, as an edit of each. It is no command of the
 * client's, who changes the notes of the place where they are.
 */
export async function changeNotes(
  transaction: Transaction,
  rows: readonly AppointmentRow[],
  notes: string,
  { viewer, now }: AppointmentContext<RecordViewer>,
): Promise<void> {
  for (const before of rows.filter((row) => row.notes !== notes)) {
    const changes = { notes, ...nextInCalendars(before) };
    const row = await updateAppointment(transaction, before, changes, stampOf({ viewer, now }));
    await appointmentRecord.note(transaction, {
      before,
      row,
      command: 'edit',
      reason: null,
      details: { note: 'Other notes on getting in.', isForClient: viewer.kind === 'office' },
      call: { id: row.id, version: before.version, viewer, now },
    });
  }
}
