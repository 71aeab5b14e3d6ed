import type { Transaction } from '../../platform/db/client.ts';
import { deleteLinksOf } from './link-repository.ts';
import { deleteSessionsOf } from './session-repository.ts';
import { updateUser } from './user-repository.ts';

/** Ends every session and link of a person, and lets nobody sign in as them. */
export async function closeAccount(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  await updateUser(transaction, userId, { deactivatedAt: now, updatedAt: now });
  await deleteSessionsOf(transaction, userId);
  await deleteLinksOf(transaction, userId);
}

/** Lets a person sign in again, by the password or the Google account they had. */
export async function reopenAccount(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  // A session that began while the account was being closed must not come to life again.
  await deleteSessionsOf(transaction, userId);
  await updateUser(transaction, userId, { deactivatedAt: null, updatedAt: now });
}
