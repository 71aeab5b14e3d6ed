import { MESSAGE_SIDES, type MessageSide } from '@cleaning/contract';
import type { Database } from '../../../platform/db/client.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { mailed, postNotice, type MailDependencies } from './message-mails.ts';
import { lockThreadWithDueMail, updateThread } from '../threads/thread-repository.ts';

/**
 * Sends the mails about messages that are unread since the last mail of their conversation. Several
 * processes may do so at once: each conversation is handled by the one that locks it.
 */
export async function mailAboutUnread(
  database: Database,
  now: Date,
  mailDependencies: MailDependencies,
): Promise<void> {
  for (const side of MESSAGE_SIDES) {
    while (await mailNext(database, side, { now, mailDependencies }));
  }
}

function mailNext(
  database: Database,
  side: MessageSide,
  { now, mailDependencies }: { now: Date; mailDependencies: MailDependencies },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const thread = await lockThreadWithDueMail(transaction, side, now);
    if (thread === undefined) return false;
    await postNotice(transaction, { side, clientId: thread.clientId, now }, mailDependencies);
    await updateThread(transaction, thread.id, mailed(side, now));
    return true;
  });
}
