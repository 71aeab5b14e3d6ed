import type { Quote, QuoteCommand, QuoteStatus } from '@cleaning/contract';
import type { Queryable, Transaction } from '../../platform/db/client.ts';
import { notFound } from '../../platform/http/api-error.ts';
import { findClientContact } from '../accounts/client-directory.ts';
import { staleVersion } from './conflicts.ts';
import { toQuote } from './mapper.ts';
import {
  appendQuoteEvent,
  findQuote,
  listQuoteEvents,
  updateUnchangedQuote,
  type QuoteChanges,
  type QuoteInFull,
  type QuoteRow,
} from './quote-repository.ts';
import { isForClient } from './for-client.ts';
import { idOf, type Viewer } from '../../platform/http/viewer.ts';

/** Who looks at or does something, and when. */
export interface Scene<By extends Viewer = Viewer> {
  readonly viewer: By;
  readonly now: Date;
}

/** A look at one quote. */
export interface QuoteCall<By extends Viewer = Viewer> extends Scene<By> {
  readonly id: string;
}

/** A change of a quote, which the caller last read at this version. */
export interface QuoteChangeCall<By extends Viewer = Viewer> extends QuoteCall<By> {
  readonly version: number;
}

/** A quote as it is stored, and as the caller sees it. */
export interface FoundQuote {
  readonly row: QuoteRow;
  readonly quote: Quote;
}

interface QuoteEvent {
  readonly command: QuoteCommand;
  readonly fromStatus: QuoteStatus | null;
  readonly reason?: string | null;
}

/** A quote as a change left it, and as it was before. */
interface ChangedQuote extends FoundQuote {
  readonly before: QuoteRow;
}

interface QuoteChange {
  readonly changes: QuoteChanges;
  /** Absent for an edit, which leaves the quote in its state. */
  readonly event?: QuoteEvent;
}

/** @throws ApiError `not_found` when there is no such quote, or it is somebody else's. */
export async function readQuote(queryable: Queryable, call: QuoteCall): Promise<FoundQuote> {
  const found = await findQuote(queryable, call.id, call.viewer);
  if (found === undefined) throw notFound();
  return { row: found.row, quote: await present(queryable, found, call) };
}

/** @throws ApiError `not_found`, or `stale_version` when the caller last read another version. */
export async function readSameVersion(
  queryable: Queryable,
  call: QuoteChangeCall,
): Promise<FoundQuote> {
  const found = await readQuote(queryable, call);
  if (found.row.version !== call.version) throw staleVersion(found.quote);
  return found;
}

/**
 * Reads, decides, and writes only while what was read still stands.
 *
 * @throws ApiError `not_found`, `stale_version`, or whatever `decide` refuses with.
 */
export async function changeQuote(
  transaction: Transaction,
  call: QuoteChangeCall,
  decide: (found: FoundQuote) => QuoteChange,
): Promise<ChangedQuote> {
  const found = await readSameVersion(transaction, call);
  const { changes, event } = decide(found);
  const written = await updateUnchangedQuote(transaction, found.row, changes, call.now);
  if (written === undefined) return refuseAsStale(transaction, call);
  if (event !== undefined) await appendEvent(transaction, written, event, call);
  const quote = await presentQuote(transaction, written, call);
  return { before: found.row, row: written, quote };
}

/** Refuses with what somebody else made of the quote since it was read. */
export async function refuseAsStale(
  transaction: Transaction,
  call: QuoteChangeCall,
): Promise<never> {
  const { quote } = await readQuote(transaction, call);
  throw staleVersion(quote);
}

/** Records what somebody did; the quote is already in the state that it led to. */
export async function appendEvent(
  transaction: Transaction,
  { id, status, clientId }: QuoteRow,
  event: QuoteEvent,
  { viewer, now }: Scene,
): Promise<void> {
  await appendQuoteEvent(transaction, {
    ...event,
    quoteId: id,
    toStatus: status,
    actor: viewer.actor,
    actorId: idOf(viewer),
    onBehalfOf: isForClient(event.command, viewer) ? clientId : null,
    occurredAt: now,
  });
}

/** A quote as a change left it, as the viewer sees it. */
export async function presentQuote(
  queryable: Queryable,
  row: QuoteRow,
  scene: Scene,
): Promise<Quote> {
  const events = await listQuoteEvents(queryable, row.id);
  return present(queryable, { row, events }, scene);
}

async function present(
  queryable: Queryable,
  { row, events }: QuoteInFull,
  { viewer, now }: Scene,
): Promise<Quote> {
  const client = viewer.actor === 'staff' ? await findClientContact(queryable, row.clientId) : null;
  return toQuote(row, { events, client }, viewer, now);
}
