import type { Transaction } from '../db/client.ts';
import { insertNotices, listSubscriptions } from './push-repository.ts';

/**
 * Has each device of a user say that their day has changed, in the transaction of the change. It
 * names nothing, because anyone may read a locked screen.
 *
 * @param dueAt when to send it, at the earliest.
 */
export async function postPushNotice(
  transaction: Transaction,
  { userId, dueAt }: { readonly userId: string; readonly dueAt: Date },
  now: Date,
): Promise<void> {
  const subscribed = await listSubscriptions(transaction, userId, now);
  await insertNotices(
    transaction,
    subscribed.map(({ sessionId }) => ({ sessionId, dueAt, createdAt: now })),
  );
}
