import type { VisitNeeds } from '@cleaning/contract/clients';
import type { Transaction } from '../../core/db/client.ts';
import { stampOf, type RecordViewer } from '../../core/http/viewer.ts';
import { appointmentRecord } from '../appointment-record.ts';
import { updateAppointment, type AppointmentRow } from '../appointment-repository.ts';
import type { AppointmentContext } from '../load-appointment.ts';
import { nextInCalendars } from './plan-appointment.ts';

/** What becomes different at the place of some appointments. */
export interface PlaceNotes {
  /**
   * The notes on getting in, for the appointments that have those from before, or none; null when
   * they stay.
   */
  readonly accessNotes: { readonly before: string; readonly after: string } | null;
  /** What else the cleaner has to know there. Appointments have no copy of it. */
  readonly otherNeeds: readonly (keyof VisitNeeds)[];
}

/**
 * Gives locked appointments what is different at their place, as an edit of each. It is no command of
 * the client's, who changes the notes of the place where they are.
 */
export async function changeNotes(
  transaction: Transaction,
  rows: readonly AppointmentRow[],
  { accessNotes, otherNeeds }: PlaceNotes,
  { viewer, now }: AppointmentContext<RecordViewer>,
): Promise<void> {
  for (const before of rows) {
    const notes = nextNotes(before, accessNotes);
    const others = [...(notes === before.notes ? [] : ['getting in']), ...otherNeeds];
    if (others.length === 0) continue;
    const changes = notes === before.notes ? {} : { notes, ...nextInCalendars(before) };
    const row = await updateAppointment(transaction, before, changes, stampOf({ viewer, now }));
    await appointmentRecord.note(transaction, {
      before,
      row,
      command: 'edit',
      reason: null,
      details: {
        note: others.map((what) => `Other notes on ${what}.`).join(' '),
        isForClient: viewer.kind === 'office',
        hasOtherNeeds: otherNeeds.length > 0,
      },
      call: { id: row.id, version: before.version, viewer, now },
    });
  }
}

/** Appointments with notes of their own keep them. */
const nextNotes = ({ notes }: AppointmentRow, change: PlaceNotes['accessNotes']): string =>
  change !== null && ['', change.before].includes(notes) ? change.after : notes;
