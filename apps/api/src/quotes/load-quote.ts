import type { Quote } from '@cleaning/contract/quotes';
import type { Database, Queryable } from '../core/db/client.ts';
import { notFound } from '../core/http/api-error.ts';
import type { UserViewer } from '../core/http/viewer.ts';
import { findMailAbout } from '../core/mail/mail-repository.ts';
import { findClientContact } from '../clients/client-directory.ts';
import { findStaffMembers } from '../accounts/staff-directory.ts';
import { listDepositPayments } from './deposits/deposit-repository.ts';
import { toQuote } from './view.ts';
import {
  findOwnQuote,
  findQuote,
  listQuoteEvents,
  type QuoteInFull,
  type QuoteRow,
} from './quote-repository.ts';

/** The viewer who reads or changes quotes, and the time of the call. */
export interface QuoteContext<By extends UserViewer = UserViewer> {
  readonly viewer: By;
  readonly now: Date;
}

/** A call about one quote. */
export interface QuoteCall<By extends UserViewer = UserViewer> extends QuoteContext<By> {
  readonly id: string;
}

/** A change of a quote that the caller last read at this version. */
export interface QuoteChangeCall<By extends UserViewer = UserViewer> extends QuoteCall<By> {
  readonly version: number;
}

/** The stored row, and the quote as the caller sees it. */
export interface LoadedQuote {
  readonly row: QuoteRow;
  readonly quote: Quote;
}

/** @throws ApiError `not_found` when the quote does not exist, or is another client's. */
export async function readQuote(queryable: Queryable, call: QuoteCall): Promise<LoadedQuote> {
  const found = await findQuote(queryable, call.id, call.viewer);
  if (found === undefined) throw notFound();
  return { row: found.row, quote: await withClient(queryable, found, call) };
}

/**
 * The quote that a call asks for. Clients follow their quotes, so this read of theirs is prepared.
 *
 * @throws ApiError as {@link readQuote}.
 */
export async function answerQuote(database: Database, call: QuoteCall): Promise<Quote> {
  const { id, viewer } = call;
  if (viewer.kind !== 'client') return (await readQuote(database, call)).quote;
  const found = await findOwnQuote(database, { id, clientId: viewer.clientId });
  if (found === undefined) throw notFound();
  return withClient(database, found, call);
}

/** A stored quote in full, as the viewer sees it. */
export async function loadQuote(
  queryable: Queryable,
  row: QuoteRow,
  context: QuoteContext,
): Promise<Quote> {
  const events = await listQuoteEvents(queryable, row.id);
  const depositPayments = await listDepositPayments(queryable, row.id);
  return withClient(queryable, { row, events, depositPayments }, context);
}

async function withClient(
  queryable: Queryable,
  { row, ...details }: QuoteInFull,
  { viewer, now }: QuoteContext,
): Promise<Quote> {
  const client = viewer.kind === 'client' ? null : await findClientContact(queryable, row.clientId);
  if (client === null) return toQuote(row, { ...details, staffView: null }, viewer, now);
  const people = [row.ownerId, ...details.events.map(({ actorId }) => actorId)];
  const staff = await findStaffMembers(
    queryable,
    people.filter((id) => id !== null),
  );
  const offerMail = (await findMailAbout(queryable, row.id)) ?? null;
  return toQuote(row, { ...details, staffView: { client, staff, offerMail } }, viewer, now);
}
