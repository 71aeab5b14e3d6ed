import { reminderEndpoints } from '@cleaning/contract/invoices';
import { sydneyDateOf } from '@cleaning/pricing';
import { readSnapshot } from '../../core/db/client.ts';
import type { HandlersOf } from '../../core/http/handlers.ts';
import { list } from '../../core/list.ts';
import { sendStatement, sendStatements } from '../statements/send-statement.ts';
import { previewReminder, sendNextReminder } from './next-reminder.ts';
import { readReminderEmails, updateReminderEmail } from './reminder-email-record.ts';
import { countReminded, listReminded } from './reminder-repository.ts';
import { changeStop, holdClient, switchClient } from './stop-reminders.ts';
import { showReminders } from './view.ts';

/** Serves the calls about reminders and about what payers owe. */
export const reminderHandlers: HandlersOf<typeof reminderEndpoints> = {
  listReminders: list(reminderEndpoints.listReminders, {
    async from({ snapshot, now }) {
      const totals = await countReminded(snapshot);
      return {
        totals,
        count: async () => totals.asked,
        page: async (queryable, window) =>
          showReminders(queryable, await listReminded(queryable, sydneyDateOf(now), window), now),
      };
    },
    view: (reminded) => reminded,
    beside: async ({ snapshot }, { totals: { askedCents, others, otherCents } }) => ({
      total_cents: askedCents,
      left_out: { count: others, cents: otherCents },
      emails: await readReminderEmails(snapshot),
    }),
  }),

  updateReminderEmail: async ({ transaction, viewer, body, now }) => {
    const { days, version, ...words } = body;
    const call = { days, version, viewer, now };
    return { status: 200, body: await updateReminderEmail(transaction, call, words) };
  },

  switchReminders: async ({ transaction, viewer, params, body, now }) => {
    await switchClient(transaction, { ...params, viewer, now }, body);
    return { status: 200, body: { is_on: body.is_on } };
  },

  holdReminders: async ({ transaction, viewer, params, body, now }) => {
    await holdClient(transaction, { ...params, viewer, now }, body);
    return { status: 200, body: { until: body.until } };
  },

  previewReminder: async ({ database, viewer, params, now }) => ({
    status: 200,
    body: await readSnapshot(database, (snapshot) =>
      previewReminder(snapshot, { ...params, viewer, now }),
    ),
  }),

  sendReminder: async ({ transaction, secrets, viewer, params, body, now }) => ({
    status: 200,
    body: await sendNextReminder(transaction, { ...params, viewer, secrets, now }, body.days),
  }),

  stopReminders: async ({ transaction, viewer, params, body, now }) => ({
    status: 200,
    body: await changeStop(transaction, { ...params, viewer, now }, body),
  }),

  resumeReminders: async ({ transaction, viewer, params, body, now }) => ({
    status: 200,
    body: await changeStop(transaction, { ...params, viewer, now }, { ...body, reason: null }),
  }),

  sendStatement: async ({ transaction, viewer, body, now }) => ({
    status: 200,
    body: { sent_to: await sendStatement(transaction, body, { viewer, now }) },
  }),

  sendStatements: async ({
    database,
    each,
    viewer,
    body: { client_ids: ids, ...period },
    now,
  }) => ({
    status: 200,
    body: {
      results: await sendStatements(database, each, ids, period, { viewer, now }),
    },
  }),
};
