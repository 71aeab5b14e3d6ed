import type { Appointment } from '@cleaning/contract';
import type { Transaction } from '../../platform/db/client.ts';
import { clientViewer } from '../../platform/http/viewer.ts';
import type { FileAttachment } from '../../platform/mail/attachment.ts';
import type { MailOccasion } from './email-templates.ts';
import { findAppointment } from './appointment-repository.ts';
import {
  CALENDAR_TYPE,
  isPlanned,
  visitFileName,
  writeCalendar,
  type CalendarMethod,
} from './calendar-file.ts';

/** What each email does to the client's calendar; the others have no file. */
const METHODS: Readonly<Partial<Record<MailOccasion, CalendarMethod>>> = {
  confirmed: 'PUBLISH',
  moved: 'PUBLISH',
  cancelled: 'CANCEL',
};

/**
 * The calendar file that goes with a mail, which knows the visit by the same UID and SEQUENCE as the
 * file on the page of the visit. None where nothing changes, or the visit never had a time. It holds no
 * address, as the mail does not.
 */
export async function calendarFileFor(
  transaction: Transaction,
  occasion: MailOccasion,
  { id, client_id: clientId, reference }: Appointment,
  siteUrl: string,
): Promise<FileAttachment[]> {
  const method = METHODS[occasion];
  if (method === undefined) return [];
  const visit = await findAppointment(transaction, id, clientViewer(clientId));
  if (visit === undefined || !isPlanned(visit)) return [];
  const text = writeCalendar([visit], { name: null, siteUrl, hasAddress: false, method });
  return [
    {
      fileName: visitFileName(reference),
      mediaType: `${CALENDAR_TYPE}; method=${method}`,
      content: Buffer.from(text),
    },
  ];
}
