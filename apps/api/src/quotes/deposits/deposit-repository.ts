import { fullName } from '@cleaning/contract/rules';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { depositPayments, quotes, users } from '../../core/db/schema/index.ts';
import type { DepositPaymentRow } from '../quote-repository.ts';

export type NewDepositPayment = typeof depositPayments.$inferInsert;

const countsFor = (quoteId: string) =>
  and(eq(depositPayments.quoteId, quoteId), isNull(depositPayments.takenBackAt));

/** The payments and refunds of a quote's deposit, oldest first, without those taken back. */
export async function listDepositPayments(
  queryable: Queryable,
  quoteId: string,
): Promise<DepositPaymentRow[]> {
  return queryable
    .select()
    .from(depositPayments)
    .where(countsFor(quoteId))
    .orderBy(asc(depositPayments.position));
}

/** What is known of a payment of a deposit. What is left out may differ. */
type PaymentLike = Partial<
  Pick<DepositPaymentRow, 'id' | 'reference' | 'amountCents' | 'receivedOn'>
>;

/** The first payment of a quote's deposit that is like this, and was not taken back. */
export async function findDepositPayment(
  queryable: Queryable,
  quoteId: string,
  { id, reference, amountCents, receivedOn }: PaymentLike,
): Promise<DepositPaymentRow | undefined> {
  const [row] = await queryable
    .select()
    .from(depositPayments)
    .where(
      and(
        countsFor(quoteId),
        eq(depositPayments.kind, 'payment'),
        id === undefined ? undefined : eq(depositPayments.id, id),
        reference === undefined ? undefined : eq(depositPayments.reference, reference),
        amountCents === undefined ? undefined : eq(depositPayments.amountCents, amountCents),
        receivedOn === undefined ? undefined : eq(depositPayments.receivedOn, receivedOn),
      ),
    )
    .orderBy(asc(depositPayments.position))
    .limit(1);
  return row;
}

export async function insertDepositPayment(
  transaction: Transaction,
  payment: NewDepositPayment,
): Promise<void> {
  await transaction.insert(depositPayments).values(payment);
}

/** Marks a payment of a locked quote's deposit as recorded by mistake. */
export async function markTakenBack(
  transaction: Transaction,
  id: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(depositPayments)
    .set({ takenBackAt: now })
    .where(eq(depositPayments.id, id));
}

/** A deposit of which something is still due, with its client. */
export interface DueDeposit {
  readonly quoteId: string;
  /** Such as Q-1060. */
  readonly reference: string;
  readonly clientName: string;
  /** The whole deposit, and what is still due of it. */
  readonly amountCents: number;
  readonly dueCents: number;
  /** The deposit as a percentage of the quote's total. */
  readonly percent: number;
  readonly quoteTotalCents: number;
}

interface SearchedDeposits {
  /** What may be all that is still due. */
  readonly amounts: readonly number[];
  /** The references of quotes, such as Q-1060. */
  readonly references: readonly string[];
}

/** The deposits of which one of these amounts is still due, and those due of these quotes. */
export async function listDueDeposits(
  queryable: Queryable,
  { amounts, references }: SearchedDeposits,
): Promise<DueDeposit[]> {
  const due = sql`(${quotes.depositCents} - ${quotes.depositReceivedCents})`;
  const found = await queryable
    .select({
      quoteId: quotes.id,
      reference: quotes.reference,
      firstName: users.firstName,
      lastName: users.lastName,
      amountCents: quotes.depositCents,
      dueCents: due.mapWith(Number),
      quoteTotalCents: quotes.totalCents,
      percent: sql<number>`(${quotes.price} ->> 'deposit_percent')::integer`,
    })
    .from(quotes)
    .innerJoin(users, eq(users.id, quotes.clientId))
    .where(
      and(
        eq(quotes.depositStatus, 'due'),
        or(inArray(due, [...amounts]), inArray(quotes.reference, [...references])),
      ),
    )
    .orderBy(quotes.reference);
  return found.flatMap(({ firstName, lastName, amountCents, quoteTotalCents, ...deposit }) => {
    if (amountCents === null || quoteTotalCents === null) return [];
    const clientName = fullName(firstName, lastName);
    return [{ ...deposit, clientName, amountCents, quoteTotalCents }];
  });
}
