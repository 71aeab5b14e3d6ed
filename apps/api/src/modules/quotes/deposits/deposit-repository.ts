import { fullName } from '@cleaning/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/client.ts';
import { quotes, users } from '../../../platform/db/schema/index.ts';

/** A deposit that is still to be paid, with its client. */
export interface DueDeposit {
  readonly quoteId: string;
  /** Such as Q-1060. */
  readonly reference: string;
  readonly clientName: string;
  readonly amountCents: number;
  /** The deposit as a percentage of the quote's total. */
  readonly percent: number;
  readonly quoteTotalCents: number;
}

/** The unpaid deposits with one of these amounts. A deposit is always paid in one amount. */
export async function listDueDeposits(
  queryable: Queryable,
  amounts: readonly number[],
): Promise<DueDeposit[]> {
  if (amounts.length === 0) return [];
  const found = await queryable
    .select({
      quoteId: quotes.id,
      reference: quotes.reference,
      firstName: users.firstName,
      lastName: users.lastName,
      amountCents: quotes.depositCents,
      quoteTotalCents: quotes.totalCents,
      percent: sql<number>`(${quotes.price} ->> 'deposit_percent')::integer`,
    })
    .from(quotes)
    .innerJoin(users, eq(users.id, quotes.clientId))
    .where(and(eq(quotes.depositStatus, 'due'), inArray(quotes.depositCents, [...amounts])))
    .orderBy(quotes.reference);
  return found.flatMap(({ firstName, lastName, amountCents, quoteTotalCents, ...deposit }) =>
    amountCents === null || quoteTotalCents === null
      ? []
      : [{ ...deposit, clientName: fullName(firstName, lastName), amountCents, quoteTotalCents }],
  );
}
