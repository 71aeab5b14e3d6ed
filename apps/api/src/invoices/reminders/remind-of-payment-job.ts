import { REMINDER_DAYS, REMINDER_TIME } from '@cleaning/contract/invoices';
import { sydneyTimeOf } from '@cleaning/ndis';
import { clientViewer } from '../../core/http/viewer.ts';
import { defineJob, MINUTE_MS } from '../../core/jobs/job.ts';
import { postReminderEmail } from '../emails.ts';
import { readInvoice } from '../load-invoice.ts';
import { readReminderEmail } from './reminder-email-record.ts';
import { recordReminderIfDue, listToRemind } from './reminder-repository.ts';

/**
 * Reminds the payer of invoices that are overdue, once for each step: the email is written in the
 * transaction that records the reminder.
 */
export const paymentReminderJobs = REMINDER_DAYS.map((days) =>
  defineJob({
    name: `remind-of-payment-after-${days}-days`,
    restMs: MINUTE_MS,
    listDue: async ({ database, now }) => {
      const { date: today, time } = sydneyTimeOf(now);
      return time < REMINDER_TIME ? [] : listToRemind(database, days, today);
    },
    run: async ({ transaction, secrets, now }, id) => {
      const today = sydneyTimeOf(now).date;
      const due = await recordReminderIfDue(transaction, { id, days, today, now });
      if (due === undefined) return;
      const viewer = clientViewer(due.clientId);
      const invoice = await readInvoice(transaction, { id, viewer, now });
      const words = await readReminderEmail(transaction, days);
      await postReminderEmail(transaction, invoice, words, { secrets, now });
    },
  }),
);
