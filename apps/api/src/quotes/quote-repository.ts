import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import {
  preparedOnce,
  type Database,
  type Queryable,
  type Transaction,
} from '../core/db/client.ts';
import { depositPayments, quoteEvents, quotes } from '../core/db/schema/index.ts';
import { isKnownToClient, visibleQuotes } from '../core/db/visible-quotes.ts';
import type { ChangeStamp, UserViewer } from '../core/http/viewer.ts';

export type QuoteRow = typeof quotes.$inferSelect;
export type NewQuote = typeof quotes.$inferInsert;
export type QuoteEventRow = typeof quoteEvents.$inferSelect;
export type DepositPaymentRow = typeof depositPayments.$inferSelect;
export type NewQuoteEvent = typeof quoteEvents.$inferInsert;

/** The signature of a client's approval, as its event keeps it. */
export type Signature = Pick<QuoteEventRow, 'signedFor' | 'signerRelation'> & {
  readonly signedName: string;
};

/** The columns that a change may write. The version, author and time are written separately. */
export type QuoteChanges = Partial<
  Omit<
    NewQuote,
    'id' | 'reference' | 'clientId' | 'version' | 'createdAt' | 'updatedAt' | 'updatedBy'
  >
>;

/** A quote with its history and the payments and refunds of its deposit, oldest first. */
export interface QuoteInFull {
  readonly row: QuoteRow;
  readonly events: readonly QuoteEventRow[];
  /** Without those that were taken back. */
  readonly depositPayments: readonly DepositPaymentRow[];
}

const IN_FULL = {
  events: { orderBy: asc(quoteEvents.position) },
  depositPayments: {
    where: isNull(depositPayments.takenBackAt),
    orderBy: asc(depositPayments.position),
  },
} as const;

/** Reads a quote in full that the viewer may see, in one statement. */
export async function findQuote(
  queryable: Queryable,
  id: string,
  viewer: UserViewer,
): Promise<QuoteInFull | undefined> {
  const found = await queryable.query.quotes.findFirst({
    where: and(eq(quotes.id, id), visibleQuotes(viewer)),
    with: IN_FULL,
  });
  return found === undefined ? undefined : toQuoteInFull(found);
}

const ownQuote = preparedOnce('own_quote', (database, name) =>
  database.query.quotes
    .findFirst({
      where: and(
        eq(quotes.id, sql.placeholder('id')),
        eq(quotes.clientId, sql.placeholder('clientId')),
        isKnownToClient(),
      ),
      with: IN_FULL,
    })
    .prepare(name),
);

/** Reads a client's own quote in full, outside of any transaction. */
export async function findOwnQuote(
  database: Database,
  { id, clientId }: { readonly id: string; readonly clientId: string },
): Promise<QuoteInFull | undefined> {
  const found = await ownQuote(database).execute({ id, clientId });
  return found === undefined ? undefined : toQuoteInFull(found);
}

const toQuoteInFull = ({
  events,
  depositPayments: payments,
  ...row
}: QuoteRow & Omit<QuoteInFull, 'row'>): QuoteInFull => ({
  row,
  events,
  depositPayments: payments,
});

/** A quote that the viewer may see, locked until the transaction ends. */
export async function lockQuote(
  transaction: Transaction,
  id: string,
  viewer: UserViewer,
): Promise<QuoteRow | undefined> {
  const [row] = await transaction
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), visibleQuotes(viewer)))
    .for('update');
  return row;
}

export async function insertQuote(queryable: Queryable, quote: NewQuote): Promise<QuoteRow> {
  const [row] = await queryable.insert(quotes).values(quote).returning();
  if (row === undefined) throw new Error('An insert returned no row.');
  return row;
}

/** Updates a quote that is locked. A change of state removes a scheduled send. */
export async function updateQuote(
  transaction: Transaction,
  { id, version, status }: QuoteRow,
  changes: QuoteChanges,
  stamp: ChangeStamp,
): Promise<QuoteRow> {
  const isMoved = changes.status !== undefined && changes.status !== status;
  const moved = { waitingSince: stamp.updatedAt, sendAt: null, sendBy: null };
  const [row] = await transaction
    .update(quotes)
    .set({ ...changes, ...(isMoved ? moved : {}), ...stamp, version: version + 1 })
    .where(eq(quotes.id, id))
    .returning();
  if (row === undefined) throw new Error('A locked quote is gone.');
  return row;
}

/** Deletes a locked quote with its events. */
export async function deleteQuote(transaction: Transaction, { id }: QuoteRow): Promise<void> {
  await transaction.delete(quotes).where(eq(quotes.id, id));
}

export async function appendQuoteEvent(queryable: Queryable, event: NewQuoteEvent): Promise<void> {
  await queryable.insert(quoteEvents).values(event);
}

/** The history of a quote, oldest first. */
export async function listQuoteEvents(
  queryable: Queryable,
  quoteId: string,
): Promise<QuoteEventRow[]> {
  return queryable
    .select()
    .from(quoteEvents)
    .where(eq(quoteEvents.quoteId, quoteId))
    .orderBy(asc(quoteEvents.position));
}

/** Every quote that a client knows of in full, the oldest first. */
export async function listQuotesInFull(
  queryable: Queryable,
  clientId: string,
): Promise<QuoteInFull[]> {
  const found = await queryable.query.quotes.findMany({
    where: and(eq(quotes.clientId, clientId), isKnownToClient()),
    with: IN_FULL,
    orderBy: [asc(quotes.createdAt), asc(quotes.id)],
  });
  return found.map(toQuoteInFull);
}

const isSendDue = (now: Date) => lte(quotes.sendAt, now);

/** The ids of the quotes whose scheduled send is due, the oldest send first. */
export async function listDueSends(queryable: Queryable, now: Date): Promise<string[]> {
  const rows = await queryable
    .select({ id: quotes.id })
    .from(quotes)
    .where(isSendDue(now))
    .orderBy(asc(quotes.sendAt), asc(quotes.id));
  return rows.map(({ id }) => id);
}

/** Locks a quote, if its scheduled send is due. */
export async function lockDueSend(
  transaction: Transaction,
  id: string,
  now: Date,
): Promise<QuoteRow | undefined> {
  const [row] = await transaction
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), isSendDue(now)))
    .for('update');
  return row;
}

const isPastOffer = (today: string) => and(eq(quotes.status, 'sent'), lt(quotes.validUntil, today));

/** The ids of the offers whose last day is before a date, the oldest first. */
export async function listPastOffers(queryable: Queryable, today: string): Promise<string[]> {
  const rows = await queryable
    .select({ id: quotes.id })
    .from(quotes)
    .where(isPastOffer(today))
    .orderBy(asc(quotes.validUntil), asc(quotes.id));
  return rows.map(({ id }) => id);
}

/** Locks a quote, if it is an offer whose last day is before a date. */
export async function lockPastOffer(
  transaction: Transaction,
  id: string,
  today: string,
): Promise<QuoteRow | undefined> {
  const [row] = await transaction
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), isPastOffer(today)))
    .for('update');
  return row;
}
