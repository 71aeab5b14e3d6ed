import { inTransaction } from '../db/in-transaction.ts';
import { defineJob, MINUTE_MS, SECOND_MS } from '../jobs/job.ts';
import {
  deleteNotices,
  deleteSubscription,
  findDue,
  listDueSessions,
  postponeNotices,
} from './push-repository.ts';

/** All that a phone shows: nothing of a client, since anyone may read a locked screen. */
const DAY_CHANGED = { title: 'Your day has changed', body: 'Open to see what.' } as const;

/** The last attempt is about an hour after the first one; then the day itself still shows it. */
const ATTEMPTS = 7;
/** The most that a push service may ask to wait. */
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/**
 * Sends what waits for a device as one message. A failed attempt is noted in the notices and tried
 * again here, so that a push service that is down leaves no dead job in the way of later news.
 */
export const sendPushJob = defineJob({
  name: 'send-push',
  restMs: 5 * SECOND_MS,
  listDue: ({ database, now }) => listDueSessions(database, now),
  runOutsideTransaction: async ({ database, push, now }, sessionId) => {
    const due = await findDue(database, sessionId, now);
    if (due === undefined) return;
    const { target, notices } = due;
    const ids = notices.map(({ id }) => id);
    const outcome =
      target === undefined ? null : await push.send(target, JSON.stringify(DAY_CHANGED));
    await inTransaction(database, async (transaction) => {
      if (target !== undefined && outcome?.kind === 'gone') {
        return deleteSubscription(transaction, target);
      }
      const attempts = 1 + Math.max(...notices.map((notice) => notice.attempts));
      if (outcome?.kind !== 'failed' || attempts >= ATTEMPTS) {
        return deleteNotices(transaction, ids);
      }
      const dueAt = new Date(now.getTime() + waitAfter(attempts, outcome.retryAfterMs));
      return postponeNotices(transaction, ids, { attempts, dueAt });
    });
  },
});

/** How long to wait after some failed attempts: half a minute, then twice as long each time. */
const waitAfter = (attempts: number, askedMs: number | null): number =>
  Math.min(LONGEST_WAIT_MS, Math.max(30 * SECOND_MS * 2 ** (attempts - 1), askedMs ?? 0));
