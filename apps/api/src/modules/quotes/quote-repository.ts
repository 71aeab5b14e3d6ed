import { and, asc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/client.ts';
import { lookUpTogether } from '../../platform/db/look-up-together.ts';
import { prepareOnce } from '../../platform/db/prepare-once.ts';
import { quoteEvents, quotes } from '../../platform/db/schema/index.ts';
import { namedColumns, rowReader, type JsonRow } from '../../platform/db/json-rows.ts';
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
  readonly events: readonly (QuoteEventRow | JsonRow<QuoteEventRow>)[];
}

const QUOTE = getTableColumns(quotes);
const EVENT = getTableColumns(quoteEvents);
const readQuoteRow = rowReader<QuoteRow>(QUOTE);

interface FoundJson {
  readonly row: JsonRow<QuoteRow>;
  readonly events: readonly JsonRow<QuoteEventRow>[];
}

const readQuoteInFull = ({ row, events }: FoundJson): QuoteInFull => ({
  row: readQuoteRow(row),
  events,
});

/** Quotes with their events in one statement: a journey to the database costs more than the events. */
function selectInFull(queryable: Queryable, where: SQL | undefined) {
  const row = queryable.select(namedColumns(QUOTE)).from(quotes).where(where).as('quote');
  const event = queryable
    .select(namedColumns(EVENT))
    .from(quoteEvents)
    .where(sql`${quoteEvents.quoteId} = quote.id`)
    .orderBy(asc(quoteEvents.position))
    .as('event');
  return queryable
    .select({
      found: sql`json_build_object(
        'row', quote, 'events', (select coalesce(json_agg(event), '[]') from ${event})
      )`.mapWith(readQuoteInFull),
    })
    .from(row);
}

const quoteById = prepareOnce((queryable) =>
  selectInFull(queryable, eq(quotes.id, sql.placeholder('id'))).prepare('quote_by_id'),
);

interface OwnQuestion {
  readonly id: string;
  readonly clientId: string;
  readonly knownVersion: number | null;
}

const quoteOfClient = prepareOnce((queryable) => {
  const isOwn = and(eq(quotes.id, sql`asked.id`), eq(quotes.clientId, sql`asked."clientId"`));
  const version = queryable.select({ version: quotes.version }).from(quotes).where(isOwn).as('own');
  return lookUpTogether<OwnQuestion, { found: FoundJson | null }>(queryable, {
    name: 'quote_of_client',
    asked: { id: 'uuid', clientId: 'uuid', knownVersion: 'integer' },
    answer: sql`(
      select json_build_object(
        'found', case when own.version is distinct from asked."knownVersion" then ${selectInFull(queryable, isOwn)} end
      ) from ${version}
    )`,
  });
});

/** A quote of the client's, or null when its version is the known one: every change counts it. */
export async function findQuoteOfClient(
  queryable: Queryable,
  question: OwnQuestion,
): Promise<QuoteInFull | null | undefined> {
  const own = await quoteOfClient(queryable)(question);
  if (own === null) return undefined;
  return own.found === null ? null : readQuoteInFull(own.found);
}

/** A quote that the viewer may see. */
export async function findQuote(
  queryable: Queryable,
  id: string,
  viewer: Viewer,
): Promise<QuoteInFull | undefined> {
  if (viewer.actor === 'client') {
    const { clientId } = viewer;
    const found = await findQuoteOfClient(queryable, { id, clientId, knownVersion: null });
    return found ?? undefined;
  }
  const [row] = await quoteById(queryable).execute({ id });
  return row?.found;
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
  const rows = await selectInFull(queryable, eq(quotes.clientId, clientId)).orderBy(
    sql`quote."createdAt", quote.id`,
  );
  return rows.map(({ found }) => found);
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
