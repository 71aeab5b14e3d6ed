import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Queryable, Transaction } from '../core/db/client.ts';
import type { Actor } from '../core/http/actor.ts';
import { ApiError, notFound, refuse } from '../core/http/api-error.ts';
import { postMail } from '../core/mail/outbox.ts';
import { loggedOutEmail } from '../accounts/email-templates.ts';
import {
  deleteSessionsOf,
  endSessionOf,
  type SessionRow,
} from '../accounts/sessions/session-repository.ts';
import { assertSignedIn } from '../accounts/sessions/session.ts';
import { findUserById, lockUser, type UserRow } from '../accounts/user-repository.ts';

interface TeamCall {
  readonly id: string;
  readonly actor: Actor;
}

interface EndCall extends TeamCall {
  readonly now: Date;
}

/**
 * Checks that an admin may see where a person of the team is logged in.
 *
 * @throws ApiError for a client, and for the owner unless it is them.
 */
export async function assertSeesSessions(
  queryable: Queryable,
  { id, actor }: TeamCall,
): Promise<void> {
  assertMayEnd(await findUserById(queryable, id), actor);
}

function assertMayEnd(user: UserRow | undefined, actor: Actor): asserts user is UserRow {
  if (user === undefined || user.userType === 'client') throw notFound();
  if (!user.isOwner || user.id === actor.userId) return;
  throw new ApiError('permission_denied', ERROR_MESSAGES.permissionDenied);
}

/** Logs a person of the team out everywhere; the device of the caller stays. */
export async function endUserSessions(transaction: Transaction, call: EndCall): Promise<void> {
  const user = await lockForEnd(transaction, call);
  const ended = await deleteSessionsOf(transaction, user.id, call.actor.sessionId);
  // A repeated call ends nothing, and tells nobody again.
  if (ended > 0) await tell(transaction, user, 'On every device.', null, call);
}

/**
 * Logs a person of the team out on one device.
 *
 * @throws ApiError when the session has ended already, or is the caller's own.
 */
export async function endUserSession(
  transaction: Transaction,
  { session_id: sessionId, ...call }: EndCall & { readonly session_id: string },
): Promise<void> {
  const user = await lockForEnd(transaction, call);
  if (sessionId === call.actor.sessionId) {
    throw refuse('This is the device that you are using. Choose Logout to leave it.');
  }
  const ended = await endSessionOf(transaction, user.id, sessionId);
  if (ended === undefined) throw notFound();
  const device = deviceInWords(ended);
  await tell(transaction, user, `On one device: ${device}.`, device, call);
}

async function lockForEnd(transaction: Transaction, { id, actor }: EndCall): Promise<UserRow> {
  const user = await lockUser(transaction, id);
  await assertSignedIn(transaction, actor);
  assertMayEnd(user, actor);
  return user;
}

const deviceInWords = ({ device }: Pick<SessionRow, 'device'>): string =>
  device ?? 'an unknown browser or app';

/** Notes who was logged out where, and mails it to them. */
async function tell(
  transaction: Transaction,
  user: UserRow,
  where: string,
  device: string | null,
  { actor, now }: EndCall,
): Promise<void> {
  const entry = { action: 'end_sessions', subjectType: 'user', subjectId: user.id } as const;
  const by = { actorId: actor.userId, clientId: null, reason: where, now };
  await recordAudit(transaction, { ...entry, ...by });
  if (user.id === actor.userId) return;
  const admin = await findUserById(transaction, actor.userId);
  await postMail(transaction, loggedOutEmail(user, admin?.firstName ?? 'An admin', device), now);
}
