import { MESSAGE_SIDES } from '@cleaning/contract/messages';
import type { Database } from '../../core/db/client.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { SECOND_MS, type Job } from '../../core/jobs/job.ts';
import {
  listThreadsWithDueMail,
  lockThreadWithDueMail,
  updateThread,
} from '../threads/thread-repository.ts';
import { mailed, postNotice } from './message-emails.ts';

/** Sends the mails about messages that are unread since the last mail of their conversation. */
export const unreadEmailJobs = (database: Database): readonly Job[] =>
  MESSAGE_SIDES.map((side) => ({
    name: `mail-${side}-about-unread`,
    restMs: 30 * SECOND_MS,
    listDue: (now) => listThreadsWithDueMail(database, side, now),
    run: (id, now) =>
      inTransaction(database, async (transaction) => {
        const thread = await lockThreadWithDueMail(transaction, id, side, now);
        if (thread === undefined) return;
        await postNotice(transaction, { side, clientId: thread.clientId, now });
        await updateThread(transaction, thread.id, mailed(side, now));
      }),
  }));
