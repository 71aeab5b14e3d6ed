import type { Transaction } from '../../core/db/client.ts';
import { postPushNotice } from '../../core/push/push-notices.ts';
import { dayNewsOf, type VisitChange } from './day-news.ts';

/** Has the phones of the cleaners of a visit say that their day has changed, if it has. */
export async function tellOfDay(transaction: Transaction, change: VisitChange): Promise<void> {
  for (const { staffId, dueAt } of dayNewsOf(change)) {
    await postPushNotice(transaction, { userId: staffId, dueAt }, change.now);
  }
}
