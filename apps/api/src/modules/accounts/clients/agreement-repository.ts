import { desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/client.ts';
import { clientAgreements } from '../../../platform/db/schema/index.ts';
import { periodChanges, type PeriodWrites } from './period-changes.ts';

export type ClientAgreementRow = typeof clientAgreements.$inferSelect;

/** What is stored of an agreement apart from whose it is. */
export type AgreementColumns = Omit<
  ClientAgreementRow,
  'id' | 'clientId' | 'createdAt' | 'updatedAt'
>;

/** An agreement that follows another keeps the fee until a new one is agreed. */
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

/** The agreement that ends is written first: no two hold on one day. */
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
