import { REMINDER_DAYS, REMINDER_TIME, type ReminderDays } from '@cleaning/contract';
import { sydneyTimeOf } from '@cleaning/ndis';
import type { Database } from '../../../platform/db/client.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { clientViewer } from '../../../platform/http/viewer.ts';
import { createInvoiceMails, type InvoiceMailDependencies } from '../invoice-mails.ts';
import { readInvoice } from '../load-invoice.ts';
import { readReminderEmail } from './reminder-emails.ts';
import { claimReminder, deleteEndedHolds } from './reminder-repository.ts';

/**
 * Reminds the payer of invoices that are overdue, once for each step. Several processes may do so
 * at once: one of them claims each reminder, and writes the email in the transaction that records
 * it.
 */
export async function sendReminders(
  database: Database,
  now: Date,
  mailDependencies: InvoiceMailDependencies,
): Promise<void> {
  const { date, time } = sydneyTimeOf(now);
  if (time < REMINDER_TIME) return;
  await deleteEndedHolds(database, date);
  const mails = createInvoiceMails(mailDependencies);
  const remindNext = (days: ReminderDays) =>
    inTransaction(database, async (transaction) => {
      const due = await claimReminder(transaction, days, date, now);
      if (due === undefined) return false;
      if (due === null) return true;
      const viewer = clientViewer(due.clientId);
      const invoice = await readInvoice(transaction, { id: due.id, viewer, now });
      const words = await readReminderEmail(transaction, days);
      await mails.postReminder(transaction, invoice, words, now);
      return true;
    });
  for (const days of REMINDER_DAYS) {
    while (await remindNext(days));
  }
}
