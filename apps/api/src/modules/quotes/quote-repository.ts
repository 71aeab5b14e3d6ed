import { and, asc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { quoteEvents, quotes } from '../../db/schema/index.ts';
import type { Viewer } from '../../http/viewer.ts';

export type QuoteRow = typeof quotes.$inferSelect;
export type NewQuote = typeof quotes.$inferInsert;
export type QuoteEventRow = typeof quoteEvents.$inferSelect;
export type NewQuoteEvent = typeof quoteEvents.$inferInsert;

/** The columns that a change may write; the version and the time are counted for it. */
export type QuoteChanges = Partial<
  Omit<NewQuote, 'id' | 'reference' | 'clientId' | 'version' | 'createdAt' | 'updatedAt'>
>;

/** The condition that keeps a client's queries on their own quotes. Staff have none. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  return viewer.actor === 'client' ? eq(quotes.clientId, viewer.clientId) : undefined;
}

const quoteById = prepareOnce((queryable) =>
  queryable
    .select()
    .from(quotes)
    .where(eq(quotes.id, sql.placeholder('id')))
    .prepare('quote_by_id'),
);

const quoteOfClient = prepareOnce((queryable) =>
  queryable
    .select()
    .from(quotes)
    .where(
      and(eq(quotes.id, sql.placeholder('id')), eq(quotes.clientId, sql.placeholder('clientId'))),
    )
    .prepare('quote_of_client'),
);

/** A quote that the viewer may see. */
export async function findQuote(
  queryable: Queryable,
  id: string,
  viewer: Viewer,
): Promise<QuoteRow | undefined> {
  const [row] = await (viewer.actor === 'client'
    ? quoteOfClient(queryable).execute({ id, clientId: viewer.clientId })
    : quoteById(queryable).execute({ id }));
  return row;
}

/** The same, held until the transaction ends: whoever else changes the quote waits for it. */
export async function lockQuote(
  transaction: Transaction,
  id: string,
  viewer: Viewer,
): Promise<QuoteRow | undefined> {
  const [row] = await transaction
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), visibleTo(viewer)))
    .for('update');
  return row;
}

export async function insertQuote(queryable: Queryable, quote: NewQuote): Promise<QuoteRow> {
  const [row] = await queryable.insert(quotes).values(quote).returning();
  if (row === undefined) throw new Error('An insert returned no row.');
  return row;
}

const isUnchanged = ({ id, clientId, status, version }: QuoteRow): SQL | undefined =>
  and(
    eq(quotes.id, id),
    eq(quotes.clientId, clientId),
    eq(quotes.status, status),
    eq(quotes.version, version),
  );

/** Writes changes over the quote as it was read. Undefined when somebody changed it meanwhile. */
export async function updateUnchangedQuote(
  queryable: Queryable,
  seen: QuoteRow,
  changes: QuoteChanges,
  now: Date,
): Promise<QuoteRow | undefined> {
  const [row] = await queryable
    .update(quotes)
    .set({ ...changes, version: seen.version + 1, updatedAt: now })
    .where(isUnchanged(seen))
    .returning();
  return row;
}

/** Deletes the quote as it was read, with its events. False when somebody changed it meanwhile. */
export async function deleteUnchangedQuote(queryable: Queryable, seen: QuoteRow): Promise<boolean> {
  const rows = await queryable.delete(quotes).where(isUnchanged(seen)).returning({ id: quotes.id });
  return rows.length === 1;
}

export async function appendQuoteEvent(queryable: Queryable, event: NewQuoteEvent): Promise<void> {
  await queryable.insert(quoteEvents).values(event);
}

const eventsOfQuote = prepareOnce((queryable) =>
  queryable
    .select()
    .from(quoteEvents)
    .where(eq(quoteEvents.quoteId, sql.placeholder('quoteId')))
    .orderBy(asc(quoteEvents.position))
    .prepare('events_of_quote'),
);

/** What happened to a quote, oldest first. */
export function listQuoteEvents(queryable: Queryable, quoteId: string): Promise<QuoteEventRow[]> {
  return eventsOfQuote(queryable).execute({ quoteId });
}

/** Every quote of a client, the oldest first. */
export async function listQuotesOfClient(
  queryable: Queryable,
  clientId: string,
): Promise<QuoteRow[]> {
  return queryable
    .select()
    .from(quotes)
    .where(eq(quotes.clientId, clientId))
    .orderBy(asc(quotes.createdAt), asc(quotes.id));
}

/** What happened to all the quotes of a client, oldest first. */
export async function listEventsOfClient(
  queryable: Queryable,
  clientId: string,
): Promise<QuoteEventRow[]> {
  return queryable
    .select(getTableColumns(quoteEvents))
    .from(quoteEvents)
    .innerJoin(quotes, eq(quotes.id, quoteEvents.quoteId))
    .where(eq(quotes.clientId, clientId))
    .orderBy(asc(quoteEvents.position));
}

/**
 * Offers whose last day is before another, held for the present transaction. What another process
 * holds is left to it.
 */
export async function holdPastOffers(
  queryable: Queryable,
  today: string,
  limit: number,
): Promise<QuoteRow[]> {
  return queryable
    .select()
    .from(quotes)
    .where(and(eq(quotes.status, 'sent'), lt(quotes.validUntil, today)))
    .orderBy(asc(quotes.validUntil))
    .limit(limit)
    .for('update', { skipLocked: true });
}
