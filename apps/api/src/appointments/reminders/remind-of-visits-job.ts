import { addDays, sydneyTimeOf } from '@cleaning/ndis';
import { clientViewer } from '../../core/http/viewer.ts';
import { defineJob, MINUTE_MS } from '../../core/jobs/job.ts';
import { postAppointmentEmails } from '../emails.ts';
import { readAppointment } from '../load-appointment.ts';
import { claimForReminder, listForReminder } from './reminder-repository.ts';

/** No reminder is sent before this time of day in Sydney. */
const EARLIEST = '08:00:00';

const tomorrow = (now: Date): string => addDays(sydneyTimeOf(now).date, 1);

/**
 * Reminds each client of an appointment on the day before it, once: the email is written in the
 * transaction that records the reminder.
 */
export const remindOfVisitsJob = defineJob({
  name: 'remind-of-visits',
  restMs: MINUTE_MS,
  listDue: async ({ database, now }) =>
    sydneyTimeOf(now).time < EARLIEST ? [] : listForReminder(database, tomorrow(now)),
  run: async ({ transaction, now }, id) => {
    const due = await claimForReminder(transaction, id, tomorrow(now), now);
    if (due === undefined) return;
    const viewer = clientViewer(due.clientId);
    const { appointment } = await readAppointment(transaction, { id, viewer, now });
    await postAppointmentEmails(transaction, 'tomorrow', appointment, now);
  },
});
