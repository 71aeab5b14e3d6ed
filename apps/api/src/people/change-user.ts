import type { UserAccount } from '@cleaning/contract/people';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Transaction } from '../core/db/client.ts';
import type { Actor } from '../core/http/actor.ts';
import { ApiError, refuse } from '../core/http/api-error.ts';
import { countAdmins, lockAdmins } from '../accounts/admins-repository.ts';
import { assertSignedIn } from '../accounts/sessions/session.ts';
import { lockUser, type UserRow } from '../accounts/user-repository.ts';
import { toUserAccount } from './view.ts';

/** A change that an admin makes to an account, and the reason. */
export interface UserCall {
  readonly id: string;
  readonly actor: Actor;
  readonly reason: string;
  readonly now: Date;
}

/**
 * Locks a user, changes them, and returns the changed account. Of two admins who remove each other
 * at once, the second one is no longer signed in.
 *
 * @param lockFirst locks what is locked before people.
 */
export async function changeUser(
  transaction: Transaction,
  { id, actor }: Pick<UserCall, 'id' | 'actor'>,
  change: (user: UserRow) => Promise<void>,
  lockFirst?: () => Promise<void>,
): Promise<UserAccount> {
  await lockAdmins(transaction);
  await assertSignedIn(transaction, actor);
  await lockFirst?.();
  await change(await lockUser(transaction, id));
  return toUserAccount(await lockUser(transaction, id));
}

export const invalidChange = (message: string, user: UserRow): ApiError =>
  new ApiError('invalid_transition', message, { current: toUserAccount(user) });

/** @throws ApiError when the change is of the owner. */
export function assertNotOwner({ isOwner, firstName }: UserRow): void {
  if (!isOwner) return;
  throw refuse(
    `${firstName} owns the company, so this account stays open, and stays an admin. The owner can hand the company over to another admin first.`,
  );
}

/** @throws ApiError when the change leaves no admin who stays. */
export async function assertAnAdminIsLeft(transaction: Transaction): Promise<void> {
  if ((await countAdmins(transaction)) > 0) return;
  throw refuse('This is the last admin. Make another person an admin first.');
}

export function recordChange(
  transaction: Transaction,
  user: UserRow,
  action: 'change_user_type' | 'deactivate' | 'reactivate' | 'set_last_day' | 'stay_on' | 'update',
  { id, actor, reason, now }: UserCall,
): Promise<void> {
  const clientId = user.userType === 'client' ? id : null;
  const entry = { action, subjectType: 'user', subjectId: id, clientId } as const;
  return recordAudit(transaction, { ...entry, actorId: actor.userId, reason, now });
}
