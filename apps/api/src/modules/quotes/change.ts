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
  lockQuote,
  updateQuote,
  type QuoteChanges,
  type QuoteInFull,
  type QuoteRow,
} from './quote-repository.ts';
import { isForClient } from './for-client.ts';
import { userIdOf, type UserViewer } from '../../platform/http/viewer.ts';

/** Who looks at or does something, and when. */
export interface Scene<By extends UserViewer = UserViewer> {
  readonly viewer: By;
  readonly now: Date;
}

/** A look at one quote. */
export interface QuoteCall<By extends UserViewer = UserViewer> extends Scene<By> {
  readonly id: string;
}

/** A change of a quote, which the caller last read at this version. */
export interface QuoteChangeCall<By extends UserViewer = UserViewer> extends QuoteCall<By> {
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

/**
 * Locks a quote until the transaction ends, so that of two changes at once the second sees the first.
 *
 * @throws ApiError `not_found`, or `stale_version` when the caller last read another version.
 */
export async function lockSameVersion(
  transaction: Transaction,
  call: QuoteChangeCall,
): Promise<FoundQuote> {
  const row = await lockQuote(transaction, call.id, call.viewer);
  if (row === undefined) throw notFound();
  const quote = await presentQuote(transaction, row, call);
  if (row.version !== call.version) throw staleVersion(quote);
  return { row, quote };
}

/**
 * Locks, decides and writes.
 *
 * @throws ApiError `not_found`, `stale_version`, or whatever `decide` refuses with.
 */
export async function changeQuote(
  transaction: Transaction,
  call: QuoteChangeCall,
  decide: (found: FoundQuote) => QuoteChange,
): Promise<ChangedQuote> {
  const found = await lockSameVersion(transaction, call);
  const { changes, event } = decide(found);
  const written = await updateQuote(transaction, found.row, changes, call.now);
  if (event !== undefined) await appendEvent(transaction, written, event, call);
  const quote = await presentQuote(transaction, written, call);
  return { before: found.row, row: written, quote };
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
    actor: viewer.kind,
    actorId: userIdOf(viewer),
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
  const client = viewer.kind === 'staff' ? await findClientContact(queryable, row.clientId) : null;
  return toQuote(row, { events, client }, viewer, now);
}
