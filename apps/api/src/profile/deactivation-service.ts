import type { ownAccountEndpoints, ParsedBody } from '@cleaning/contract';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Transaction } from '../core/db/client.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import type { Actor } from '../core/http/actor.ts';
import { notFound } from '../core/http/api-error.ts';
import { accountClosedMail } from '../accounts/email-templates.ts';
import { deleteAddressesOf } from '../clients/addresses/address-repository.ts';
import { closeAccount } from '../accounts/account-status.ts';
import { reauthenticate } from '../accounts/auth/reauthenticate.ts';
import { lockSignedInUser } from '../accounts/sessions/session-service.ts';
import { findUserById } from '../accounts/user-repository.ts';

type Request = ParsedBody<(typeof ownAccountEndpoints)['deactivateAccount']>;

export interface DeactivationDependencies extends Dependencies {
  /**
   * Provided by a record that depends on this one. The client is locked, so that an obligation made
   * at the same time is seen.
   *
   * @throws ApiError `invalid_transition` that says what is outstanding between a client and the company.
   */
  readonly assertNoObligations: (
    transaction: Transaction,
    clientId: string,
    now: Date,
  ) => Promise<void>;
}

/**
 * Closes the caller's own account. The user can no longer log in, and saved addresses are deleted.
 * Quotes, invoices and the name on them are kept for as long as the law requires.
 */
export function createDeactivationService(dependencies: DeactivationDependencies) {
  const { database, outbox, assertNoObligations } = dependencies;
  return {
    async deactivate(actor: Actor, { reason, ...proof }: Request, now: Date): Promise<void> {
      const { userId } = actor;
      const user = await findUserById(database, userId);
      if (user === undefined) throw notFound();
      await reauthenticate(dependencies, user, proof, now);
      await inTransaction(database, async (transaction) => {
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
        await outbox.post(transaction, accountClosedMail(user), now);
      });
    },
  };
}
