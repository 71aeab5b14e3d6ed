import type { UserAccount, usersEndpoints } from '@cleaning/contract/people';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import type { ParsedBody } from '@cleaning/contract/http';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Transaction } from '../core/db/client.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import type { HandlerDependencies } from '../core/dependencies.ts';
import type { Actor } from '../core/http/actor.ts';
import { ApiError, notFound } from '../core/http/api-error.ts';
import { postMail } from '../core/mail/outbox.ts';
import { reauthenticate } from '../accounts/auth/reauthenticate.ts';
import { becameOwnerEmail, gaveOwnershipEmail } from '../accounts/email-templates.ts';
import { assertSignedIn } from '../accounts/sessions/session.ts';
import { findUserById, lockUser, updateUser, type UserRow } from '../accounts/user-repository.ts';
import { lockAdmins } from '../accounts/admins-repository.ts';
import { toUserAccount } from './view.ts';

type Request = ParsedBody<(typeof usersEndpoints)['makeOwner']>;

interface HandOver {
  /** The admin who becomes the owner. */
  readonly id: string;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Hands the company over from its owner, who proves that it is them, to another admin.
 *
 * @throws ApiError when the other one is no admin who can log in, or the caller is no longer the
 *   owner: of two hand-overs at once, the second one is refused.
 */
export async function makeOwner(
  context: Pick<HandlerDependencies, 'database' | 'passwords' | 'google'>,
  call: HandOver,
  { reason, ...proof }: Request,
): Promise<UserAccount> {
  const { actor, now } = call;
  const caller = await findUserById(context.database, actor.userId);
  if (caller === undefined) throw notFound();
  await reauthenticate(context, caller, proof, now);
  return inTransaction(context.database, async (transaction) => {
    await lockAdmins(transaction);
    await assertSignedIn(transaction, actor);
    const { owner, next } = await lockBoth(transaction, call);
    if (!owner.isOwner) {
      throw new ApiError('permission_denied', ERROR_MESSAGES.permissionDenied);
    }
    assertCanOwn(next);
    await updateUser(transaction, owner.id, { isOwner: false, updatedAt: now });
    await updateUser(transaction, next.id, { isOwner: true, updatedAt: now });
    const action = { action: 'hand_over_ownership', subjectType: 'user' } as const;
    const entry = { subjectId: next.id, clientId: null, actorId: owner.id, reason, now };
    await recordAudit(transaction, { ...action, ...entry });
    await postMail(transaction, gaveOwnershipEmail(owner, next), now);
    await postMail(transaction, becameOwnerEmail(next, owner), now);
    return toUserAccount(await lockUser(transaction, next.id));
  });
}

/** Locks the owner and the next one, by ascending id as everywhere. */
async function lockBoth(transaction: Transaction, { id, actor }: HandOver) {
  const first = await lockUser(transaction, id < actor.userId ? id : actor.userId);
  const second = await lockUser(transaction, id < actor.userId ? actor.userId : id);
  return first.id === id ? { owner: second, next: first } : { owner: first, next: second };
}

/** @throws ApiError unless a user is an admin, but not the owner, who can log in. */
function assertCanOwn(user: UserRow): void {
  const current = toUserAccount(user);
  if (user.isOwner) {
    throw new ApiError('invalid_transition', 'You are the owner already.', { current });
  }
  if (user.lastDay !== null) {
    throw new ApiError(
      'invalid_transition',
      `${user.firstName} leaves the company. Choose another admin, or take their last day back first.`,
      { current },
    );
  }
  const canLogIn = user.verifiedAt !== null && user.deactivatedAt === null;
  if (user.userType === 'admin' && canLogIn) return;
  throw new ApiError(
    'invalid_transition',
    'Only an admin who can log in can become the owner. Make this person an admin first, or choose another one.',
    { current },
  );
}
