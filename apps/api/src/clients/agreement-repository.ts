import { desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { clientAgreements } from '../core/db/schema/index.ts';
import { periodChanges, type PeriodWrites } from './period-changes.ts';

export type ClientAgreementRow = typeof clientAgreements.$inferSelect;

/** The stored columns of an agreement, without those that identify it and its client. */
export type AgreementColumns = Omit<
  ClientAgreementRow,
  'id' | 'clientId' | 'createdAt' | 'updatedAt'
>;

/** A later agreement keeps the fee of the one before it, unless it states another. */
export const agreementChanges = periodChanges<AgreementColumns>({
  name: 'agreement',
  startField: 'service_agreement_start',
  endField: 'service_agreement_end',
  goesOn: ({ cancellationFeeCents }) => ({ cancellationFeeCents }),
});

/** The service agreements of a client, the newest first. */
export async function listAgreementsOf(
  queryable: Queryable,
  clientId: string,
): Promise<ClientAgreementRow[]> {
  return queryable
    .select()
    .from(clientAgreements)
    .where(eq(clientAgreements.clientId, clientId))
    .orderBy(desc(clientAgreements.end), desc(clientAgreements.start), clientAgreements.id);
}

/** Ends the old agreement before adding the new one, since no two may apply on one day. */
export async function writeAgreements(
  transaction: Transaction,
  { clientId, now }: { readonly clientId: string; readonly now: Date },
  { update, insert }: PeriodWrites<AgreementColumns>,
): Promise<void> {
  if (update !== undefined) {
    await transaction
      .update(clientAgreements)
      .set({ ...update.changes, updatedAt: now })
      .where(eq(clientAgreements.id, update.id));
  }
  if (insert !== undefined) {
    await transaction
      .insert(clientAgreements)
      .values({ ...insert, clientId, createdAt: now, updatedAt: now });
  }
}

export async function deleteAgreement(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(clientAgreements).where(eq(clientAgreements.id, id));
}
