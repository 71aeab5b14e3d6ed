import { and, asc, countDistinct, eq, getTableColumns, gt, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { sumOfOpenCredit } from '../../core/db/open-credit.ts';
import {
  accountCreditRefunds,
  accountCredits,
  invoices,
  users,
} from '../../core/db/schema/index.ts';
import { pagedRows } from '../../core/list.ts';

export type NewAccountCredit = typeof accountCredits.$inferInsert;

/** A credit as it is stored, with its client's name, and the number and payer of its invoice. */
export type AccountCreditRow = typeof accountCredits.$inferSelect & {
  readonly firstName: string;
  readonly lastName: string;
  readonly invoiceNumber: string | null;
} & Pick<typeof invoices.$inferSelect, 'kind' | 'planManagement' | 'billTo'>;

const selectCredits = (queryable: Queryable) =>
  queryable
    .select({
      ...getTableColumns(accountCredits),
      firstName: users.firstName,
      lastName: users.lastName,
      invoiceNumber: invoices.number,
      kind: invoices.kind,
      planManagement: invoices.planManagement,
      billTo: invoices.billTo,
    })
    .from(accountCredits)
    .innerJoin(users, eq(users.id, accountCredits.clientId))
    .innerJoin(invoices, eq(invoices.id, accountCredits.invoiceId));

export async function insertCredit(
  transaction: Transaction,
  credit: NewAccountCredit,
): Promise<AccountCreditRow> {
  const [{ id } = { id: '' }] = await transaction
    .insert(accountCredits)
    .values(credit)
    .returning({ id: accountCredits.id });
  return readCredit(transaction, id);
}

/** A credit that is known to be there. */
export async function readCredit(queryable: Queryable, id: string): Promise<AccountCreditRow> {
  const [found] = await selectCredits(queryable).where(eq(accountCredits.id, id));
  if (found === undefined) throw new Error('A credit that was stored is not there.');
  return found;
}

/** What is left of a credit, in cents. */
export const openCentsOf = ({
  amountCents,
  usedCents,
  refundedCents,
}: Pick<AccountCreditRow, 'amountCents' | 'usedCents' | 'refundedCents'>): number =>
  amountCents - usedCents - refundedCents;

/** The reference of a payment with a credit: which credit, and from which payment it was left. */
export const referenceOfUse = ({ id, reference }: Pick<AccountCreditRow, 'id' | 'reference'>) =>
  `Credit ${id.slice(0, 8)} from ${reference}`.slice(0, 100);

/** Credits that are not used up, the oldest first. */
export const openCredits = (clientId: string | null) =>
  pagedRows({
    from: accountCredits,
    select: selectCredits,
    filter: isOpen(clientId),
    order: [asc(accountCredits.createdAt), asc(accountCredits.id)],
  });

/** Every credit of a client that is not used up. */
export async function listOpenCreditsOf(
  queryable: Queryable,
  clientId: string,
): Promise<AccountCreditRow[]> {
  return selectCredits(queryable).where(isOpen(clientId));
}

/** The open credits of a client, locked until the transaction ends, by ascending id. */
export async function lockOpenCreditsOf(
  transaction: Transaction,
  clientId: string,
): Promise<AccountCreditRow[]> {
  return selectCredits(transaction)
    .where(isOpen(clientId))
    .orderBy(asc(accountCredits.id))
    .for('update', { of: accountCredits });
}

/** The credit that is held, and for how many clients. */
export async function sumOpenCredits(
  queryable: Queryable,
): Promise<{ readonly count: number; readonly cents: number }> {
  const [row] = await queryable
    .select({
      count: countDistinct(accountCredits.clientId),
      cents: sumOfOpenCredit.mapWith(Number),
    })
    .from(accountCredits)
    .where(isOpen(null));
  return row ?? { count: 0, cents: 0 };
}

const isOpen = (clientId: string | null): SQL | undefined =>
  and(
    gt(
      accountCredits.amountCents,
      sql`${accountCredits.usedCents} + ${accountCredits.refundedCents}`,
    ),
    clientId === null ? undefined : eq(accountCredits.clientId, clientId),
  );

/** One credit, of one client if given, locked until the transaction ends. */
export async function lockCredit(
  transaction: Transaction,
  { id, clientId }: { readonly id: string; readonly clientId?: string },
): Promise<typeof accountCredits.$inferSelect | undefined> {
  const [row] = await transaction
    .select()
    .from(accountCredits)
    .where(
      and(
        eq(accountCredits.id, id),
        clientId === undefined ? undefined : eq(accountCredits.clientId, clientId),
      ),
    )
    .for('update');
  return row;
}

/** What identifies the credit that a payment left. */
export interface KeptCredit {
  /** Null when the payment does not say with which invoice it was received. */
  readonly invoiceId: string | null;
  readonly reference: string;
  readonly amountCents: number;
}

const leftBy = ({ invoiceId, reference, amountCents }: KeptCredit): SQL | undefined =>
  and(
    eq(accountCredits.reference, reference),
    eq(accountCredits.amountCents, amountCents),
    invoiceId === null ? undefined : eq(accountCredits.invoiceId, invoiceId),
  );

/** The credit that a payment left. Of equal ones, one that is not used. */
export async function findCreditOf(
  queryable: Queryable,
  kept: KeptCredit,
): Promise<{ readonly id: string } | undefined> {
  const [row] = await queryable
    .select({ id: accountCredits.id })
    .from(accountCredits)
    .where(leftBy(kept))
    .orderBy(asc(accountCredits.usedCents), asc(accountCredits.id))
    .limit(1);
  return row;
}

/** Deletes a locked credit. What it paid must be owed again. */
export async function deleteCredit(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(accountCredits).where(eq(accountCredits.id, id));
}

/** Reduces a locked credit by an amount that an invoice uses; a negative one comes back from it. */
export async function takeFromCredit(
  transaction: Transaction,
  id: string,
  amountCents: number,
): Promise<void> {
  await transaction
    .update(accountCredits)
    .set({ usedCents: sql`${accountCredits.usedCents} + ${amountCents}` })
    .where(eq(accountCredits.id, id));
}

type CreditRefund = typeof accountCreditRefunds.$inferSelect;

/** Whether a credit was paid back like this before. */
export async function hasCreditRefund(
  queryable: Queryable,
  {
    creditId,
    amountCents,
    reference,
    refundedOn,
  }: Pick<CreditRefund, 'creditId' | 'amountCents' | 'reference' | 'refundedOn'>,
): Promise<boolean> {
  const rows = await queryable
    .select({ id: accountCreditRefunds.id })
    .from(accountCreditRefunds)
    .where(
      and(
        eq(accountCreditRefunds.creditId, creditId),
        eq(accountCreditRefunds.amountCents, amountCents),
        eq(accountCreditRefunds.reference, reference),
        eq(accountCreditRefunds.refundedOn, refundedOn),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Reduces a locked credit by an amount that was paid back to its payer. */
export async function insertCreditRefund(
  transaction: Transaction,
  refund: typeof accountCreditRefunds.$inferInsert,
): Promise<void> {
  await transaction.insert(accountCreditRefunds).values(refund);
  await transaction
    .update(accountCredits)
    .set({ refundedCents: sql`${accountCredits.refundedCents} + ${refund.amountCents}` })
    .where(eq(accountCredits.id, refund.creditId));
}
