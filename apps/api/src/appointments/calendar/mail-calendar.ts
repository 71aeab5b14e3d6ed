import type { Appointment } from '@cleaning/contract/appointments';
import type { Transaction } from '../../core/db/client.ts';
import { clientViewer } from '../../core/http/viewer.ts';
import type { FileAttachment } from '../../core/mail/attachment.ts';
import type { EmailOccasion } from '../email-templates.ts';
import { findAppointment } from '../appointment-repository.ts';
import {
  CALENDAR_TYPE,
  isPlanned,
  calendarFileName,
  writeCalendar,
  type CalendarMethod,
} from './calendar-file.ts';

/** The iTIP method for each email; the other emails have no calendar file. */
const METHODS: Readonly<Partial<Record<EmailOccasion, CalendarMethod>>> = {
  confirmed: 'PUBLISH',
  moved: 'PUBLISH',
  edited: 'PUBLISH',
  cancelled: 'CANCEL',
};

/**
 * The calendar file for an email, with the same UID and SEQUENCE as the file on the site. None when
 * nothing changes in the calendar, or the appointment never had a time. Like the email, it has no
 * address.
 */
export async function calendarFileFor(
  transaction: Transaction,
  occasion: EmailOccasion,
  { id, client_id: clientId, reference }: Appointment,
): Promise<FileAttachment[]> {
  const method = METHODS[occasion];
  if (method === undefined) return [];
  const found = await findAppointment(transaction, id, clientViewer(clientId));
  if (found === undefined || !isPlanned(found)) return [];
  const text = writeCalendar([found], { name: null, hasAddress: false, method });
  return [
    {
      fileName: calendarFileName(reference),
      mediaType: `${CALENDAR_TYPE}; method=${method}`,
      content: Buffer.from(text),
    },
  ];
}
