import { MESSAGE_SIDES } from '@cleaning/contract/messages';
import { defineJob, SECOND_MS } from '../core/jobs/job.ts';
import {
  listThreadsWithDueMail,
  lockThreadWithDueMail,
  updateThread,
} from './threads/thread-repository.ts';
import { mailed, postNotice } from './emails.ts';

/** Sends the mails about messages that are unread since the last mail of their conversation. */
export const unreadEmailJobs = MESSAGE_SIDES.map((side) =>
  defineJob({
    name: `mail-${side}-about-unread`,
    restMs: 30 * SECOND_MS,
    listDue: ({ database, now }) => listThreadsWithDueMail(database, side, now),
    run: async ({ transaction, now }, id) => {
      const thread = await lockThreadWithDueMail(transaction, id, side, now);
      if (thread === undefined) return;
      await postNotice(transaction, { side, clientId: thread.clientId, now });
      await updateThread(transaction, thread.id, mailed(side, now));
    },
  }),
);
