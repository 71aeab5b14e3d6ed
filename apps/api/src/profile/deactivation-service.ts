import type { ownAccountEndpoints } from '@cleaning/contract/accounts';
import type { ParsedBody } from '@cleaning/contract/http';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { HandlerDependencies } from '../core/dependencies.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import type { Actor } from '../core/http/actor.ts';
import { notFound } from '../core/http/api-error.ts';
import { postMail } from '../core/mail/outbox.ts';
import { accountClosedEmail } from '../accounts/email-templates.ts';
import { deleteAddressesOf } from '../clients/addresses/address-repository.ts';
import { closeAccount } from '../accounts/account-status.ts';
import { reauthenticate } from '../accounts/auth/reauthenticate.ts';
import { lockSignedInUser } from '../accounts/sessions/session-service.ts';
import { findUserById } from '../accounts/user-repository.ts';
import { assertNoObligations } from './outstanding-obligations.ts';

type Request = ParsedBody<(typeof ownAccountEndpoints)['deactivateAccount']>;

type Needs = Pick<HandlerDependencies, 'database' | 'passwords' | 'google'>;

/**
 * Closes the caller's own account. The user can no longer log in, and saved addresses are deleted.
 * Quotes, invoices and the name on them are kept for as long as the law requires.
 */
export async function deactivateOwnAccount(
  context: Needs,
  actor: Actor,
  { reason, ...proof }: Request,
  now: Date,
): Promise<void> {
  const { userId } = actor;
  const user = await findUserById(context.database, userId);
  if (user === undefined) throw notFound();
  await reauthenticate(context, user, proof, now);
  await inTransaction(context.database, async (transaction) => {
    await lockSignedInUser(transaction, actor);
    await assertNoObligations(transaction, userId, now);
    await closeAccount(transaction, userId, now);
    await deleteAddressesOf(transaction, userId);
    await recordAudit(transaction, {
      actorId: userId,
      action: 'deactivate',
      subjectType: 'user',
      subjectId: userId,
      clientId: userId,
      reason: reason === undefined || reason === '' ? null : reason,
      now,
    });
    await postMail(transaction, accountClosedEmail(user), now);
  });
}
