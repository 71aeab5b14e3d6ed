import type { Transaction } from '../../core/db/client.ts';
import { updateUser } from '../user-repository.ts';
import { hasOwner, lockAdmins } from './user-list-repository.ts';

/** Makes an admin who has just chosen a password the owner, as long as nobody is. */
export async function ownIfFirst(transaction: Transaction, userId: string): Promise<void> {
  if (await hasOwner(transaction)) return;
  await lockAdmins(transaction);
  if (await hasOwner(transaction)) return;
  await updateUser(transaction, userId, { isOwner: true });
}
