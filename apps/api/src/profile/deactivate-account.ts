import { company } from '@cleaning/company';
import type { ownAccountEndpoints } from '@cleaning/contract/accounts';
import type { ParsedBody } from '@cleaning/contract/http';
import { formatMoney, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Queryable } from '../core/db/client.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import type { HandlerDependencies } from '../core/dependencies.ts';
import { reasonOf } from '../core/edit.ts';
import type { Actor } from '../core/http/actor.ts';
import { ApiError, notFound } from '../core/http/api-error.ts';
import { postMail } from '../core/mail/outbox.ts';
import { closeAccount } from '../accounts/account-status.ts';
import { reauthenticate } from '../accounts/auth/reauthenticate.ts';
import { accountClosedEmail } from '../accounts/email-templates.ts';
import { lockSignedInUser } from '../accounts/sessions/session.ts';
import { findUserById } from '../accounts/user-repository.ts';
import { nextAppointment, nextRequest } from '../appointments/index.ts';
import { deleteAddressesOf } from '../clients/addresses/address-repository.ts';
import { owedByClient } from '../invoices/index.ts';

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
      reason: reasonOf({ reason }),
      now,
    });
    await postMail(transaction, accountClosedEmail(user), now);
  });
}

/**
 * Refuses to close a client's account while something between them and the company is open.
 *
 * @throws ApiError `invalid_transition` that states what is open, and what to do about it.
 */
async function assertNoObligations(
  queryable: Queryable,
  clientId: string,
  now: Date,
): Promise<void> {
  const owed = await owedByClient(queryable, clientId, sydneyDateOf(now));
  const next = await nextAppointment(queryable, clientId, now);
  const request = await nextRequest(queryable, clientId, now);
  const reasons = [
    ...(owed.due_cents === 0 ? [] : [`You have ${formatMoney(owed.due_cents)} to pay first.`]),
    ...(owed.plan_due_cents === 0
      ? []
      : [`Your NDIS plan is still to pay us ${formatMoney(owed.plan_due_cents)}.`]),
    ...(next === null
      ? []
      : [
          `We are to clean on ${formatPlainDate(next.appointment_date, 'long')}: cancel that first.`,
        ]),
    ...(request === null
      ? []
      : [
          `You asked us to clean on ${formatPlainDate(request.appointment_date, 'long')}: cancel that request first.`,
        ]),
  ];
  if (reasons.length === 0) return;
  const help = `If you need help, call us on ${company.phoneDisplay}.`;
  throw new ApiError('invalid_transition', [...reasons, help].join(' '));
}
