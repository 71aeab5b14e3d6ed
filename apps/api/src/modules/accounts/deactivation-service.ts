import type { ownAccountEndpoints, ParsedBody } from '@cleaning/contract';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { notFound } from '../../platform/http/api-error.ts';
import { accountClosedMail } from '../../platform/mail/templates/account-change-mails.ts';
import { deleteAddressesOf } from './addresses/address-repository.ts';
import { assertOpen } from './closed-account.ts';
import { closeAccount } from './close-account.ts';
import { assertStillThem } from './identity-proof.ts';
import { assertNothingOpen } from './open-business.ts';
import { findUserById, lockUser } from './user-repository.ts';

type Request = ParsedBody<(typeof ownAccountEndpoints)['deactivateAccount']>;

/**
 * Leaving. Nobody can sign in any more, and what was only kept for convenience is forgotten. Quotes,
 * invoices and the name on them stay for as long as the law asks the company to keep them.
 */
export function createDeactivationService(dependencies: Dependencies) {
  const { database, outbox } = dependencies;
  return {
    async deactivate({ userId }: Actor, { reason, ...proof }: Request, now: Date): Promise<void> {
      const user = await findUserById(database, userId);
      if (user === undefined) throw notFound();
      await assertStillThem(dependencies, user, proof, now);
      await assertNothingOpen(database, userId, now);
      await database.transaction(async (transaction) => {
        assertOpen(await lockUser(transaction, userId));
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
