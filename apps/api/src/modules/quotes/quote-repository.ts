import { and, asc, eq, lt, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/client.ts';
import { quoteEvents, quotes } from '../../platform/db/schema/index.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

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

/** A quote with what happened to it, oldest first. */
export interface QuoteInFull {
  readonly row: QuoteRow;
  readonly events: readonly QuoteEventRow[];
}

const WITH_EVENTS = { events: { orderBy: asc(quoteEvents.position) } } as const;

/** A quote that the viewer may see, with its events, in one statement. */
export async function findQuote(
  queryable: Queryable,
  id: string,
  viewer: Viewer,
): Promise<QuoteInFull | undefined> {
  const found = await queryable.query.quotes.findFirst({
    where: and(eq(quotes.id, id), visibleTo(viewer)),
    with: WITH_EVENTS,
  });
  return found === undefined ? undefined : toQuoteInFull(found);
}

const toQuoteInFull = ({
  events,
  ...row
}: QuoteRow & { readonly events: QuoteEventRow[] }): QuoteInFull => ({ row, events });

/** A quote that the viewer may see, held until the transaction ends: whoever else changes the quote waits for it. */
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

/** What happened to a quote, oldest first. */
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

/** Every quote of a client in full, the oldest first. */
export async function listQuotesInFull(
  queryable: Queryable,
  clientId: string,
): Promise<QuoteInFull[]> {
  const found = await queryable.query.quotes.findMany({
    where: eq(quotes.clientId, clientId),
    with: WITH_EVENTS,
    orderBy: [asc(quotes.createdAt), asc(quotes.id)],
  });
  return found.map(toQuoteInFull);
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
