import { company } from '@cleaning/company';
import type { Transaction } from '../core/db/client.ts';
import { refuse } from '../core/http/api-error.ts';
import { deleteLinksOf } from './link-repository.ts';
import { deleteSessionsOf } from './sessions/session-repository.ts';
import { updateUser, type UserRow } from './user-repository.ts';

/**
 * Refuses to log in to a closed account. Only a caller who proved that the account is theirs learns
 * that it is closed.
 *
 * @throws ApiError
 */
export function assertOpen({ deactivatedAt }: Pick<UserRow, 'deactivatedAt'>): void {
  if (deactivatedAt === null) return;
  throw refuse(`This account is closed. To open it again, call us on ${company.phoneDisplay}.`);
}

/**
 * Closes an account: its sessions and links end, and the user cannot log in until it is opened
 * again.
 */
export async function closeAccount(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  await updateUser(transaction, userId, { deactivatedAt: now, lastDay: null, updatedAt: now });
  await deleteSessionsOf(transaction, userId);
  await deleteLinksOf(transaction, userId);
}

/** Lets a user log in again, with the password or the Google account they had. */
export async function reopenAccount(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  // Ends sessions that began while the account was being closed, which would be valid again.
  await deleteSessionsOf(transaction, userId);
  await updateUser(transaction, userId, { deactivatedAt: null, updatedAt: now });
}
