import { addDays, sydneyTimeOf } from '@cleaning/ndis';
import type { Database } from '../../../platform/db/client.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { clientViewer } from '../../../platform/http/viewer.ts';
import { createAppointmentMails, type MailDependencies } from '../appointment-mails.ts';
import { readAppointment } from '../load-appointment.ts';
import { claimForReminder } from './reminder-repository.ts';

/** No reminder is sent before this time of day in Sydney. */
const EARLIEST = '08:00:00';

/**
 * Reminds each client of an appointment on the day before it, once. Several processes may do so at
 * once: one of them claims each appointment, and writes the email in the transaction that records
 * the reminder.
 */
export async function remindOfTomorrow(
  database: Database,
  now: Date,
  mailDependencies: MailDependencies,
): Promise<void> {
  const { date, time } = sydneyTimeOf(now);
  if (time < EARLIEST) return;
  const mails = createAppointmentMails(mailDependencies);
  const remindNext = () =>
    inTransaction(database, async (transaction) => {
      const due = await claimForReminder(transaction, addDays(date, 1), now);
      if (due === undefined) return false;
      const viewer = clientViewer(due.clientId);
      const { appointment } = await readAppointment(transaction, { id: due.id, viewer, now });
      await mails.post(transaction, 'tomorrow', appointment, now);
      return true;
    });
  while (await remindNext());
}
