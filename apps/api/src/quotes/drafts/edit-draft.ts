import type { Quote, updateQuoteRequest } from '@cleaning/contract/quotes';
import { isEditableByClient, isInPreparation } from '@cleaning/contract/quotes/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import type { Transaction } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import { type ClientViewer, type OfficeViewer, sideOf } from '../../core/http/viewer.ts';
import { lockSameVersion } from '../../core/edit.ts';
import { findClientRecord, type ClientRecord } from '../../clients/client-directory.ts';
import { auditForClient, editQuote, quoteRecord, recordEvent } from '../quote-record.ts';
import { loadQuote, type QuoteChangeCall, type QuoteContext } from '../load-quote.ts';
import { postQuoteEmails } from '../emails.ts';
import { noLongerDraft, notInPreparation } from '../refusals.ts';
import { deleteQuote, insertQuote } from '../quote-repository.ts';
import { draftChanges, newDraft, type DraftPatch, type DraftRequest } from './draft-columns.ts';
import { asSubmitted } from './submit-quote.ts';

/** Starts a client's own draft. */
export async function createOwnDraft(
  transaction: Transaction,
  request: DraftRequest,
  context: QuoteContext<ClientViewer>,
): Promise<Quote> {
  const { viewer, now } = context;
  const { clientId } = viewer;
  const today = sydneyDateOf(now);
  const row = await insertQuote(
    transaction,
    newDraft(request, { clientId, now, today, isStaff: false }),
  );
  await recordEvent(transaction, row, { command: 'create', fromStatus: null }, context);
  return loadQuote(transaction, row, context);
}

/** A request of staff on behalf of a client, with the reason. */
interface OnBehalf {
  readonly clientId: string | undefined;
  readonly reason: string | undefined;
}

/**
 * Starts a draft for a client, who then checks and submits it. A client without an email cannot log in
 * to do so, so their quote is submitted at once.
 *
 * @throws ApiError by field, also for what the quote of a client without an email lacks.
 */
export async function createDraftForClient(
  transaction: Transaction,
  request: DraftRequest,
  onBehalf: OnBehalf,
  context: QuoteContext<OfficeViewer>,
): Promise<Quote> {
  const { viewer, now } = context;
  const { id: clientId, email } = await openAccountOf(transaction, onBehalf.clientId);
  const reason = requireReason(onBehalf.reason);
  const today = sydneyDateOf(now);
  const draft = newDraft(request, { clientId, now, today, isStaff: true });
  const row = await insertQuote(transaction, email === null ? asSubmitted(draft, today) : draft);
  const event = { command: 'create', fromStatus: null } as const;
  await recordEvent(transaction, row, { ...event, reason }, context);
  await auditForClient(transaction, row, reason, context);
  await postQuoteEmails(transaction, { ...event, quote: row, actor: sideOf(viewer), now });
  return loadQuote(transaction, row, context);
}

/** Changes a client's own draft. @throws ApiError `invalid_transition` once it was submitted. */
export async function editOwnDraft(
  transaction: Transaction,
  call: QuoteChangeCall<ClientViewer>,
  patch: DraftPatch,
): Promise<Quote> {
  const { quote } = await editQuote(transaction, call, (locked) => {
    if (!isEditableByClient(locked.quote)) throw noLongerDraft(locked.quote, 'changed');
    return draftChanges(locked.row, patch, { today: sydneyDateOf(call.now), isStaff: false });
  });
  return quote;
}

type StaffPatch = Omit<z.output<typeof updateQuoteRequest>, 'version'>;

/** Changes a draft, or a request that waits for its offer. */
export async function editAsStaff(
  transaction: Transaction,
  call: QuoteChangeCall<OfficeViewer>,
  { company_notes: companyNotes, reason, ...patch }: StaffPatch,
): Promise<Quote> {
  const changesRequest = Object.values(patch).some((value) => value !== undefined);
  const { before, quote } = await editQuote(transaction, call, (locked) => {
    const { status, revision, origin } = locked.row;
    if (status !== 'draft' && !isInPreparation(locked.quote)) throw notInPreparation(locked.quote);
    // The first revision is the client's request; the others are the company's own drafts.
    if (changesRequest && revision === 1 && origin === 'client') requireReason(reason);
    const scope = { today: sydneyDateOf(call.now), isStaff: true };
    return { ...draftChanges(locked.row, patch, scope), companyNotes };
  });
  if (changesRequest && before.revision === 1 && before.origin === 'client') {
    await auditForClient(transaction, before, requireReason(reason), call);
  }
  return quote;
}

/** Deletes a client's own draft. @throws ApiError `invalid_transition` once it was submitted. */
export async function deleteOwnDraft(
  transaction: Transaction,
  call: QuoteChangeCall<ClientViewer>,
): Promise<void> {
  const { row, quote } = await lockSameVersion(quoteRecord, transaction, call);
  if (!isEditableByClient(quote)) throw noLongerDraft(quote, 'deleted');
  await deleteQuote(transaction, row);
}

/** @throws ApiError by field when there is no such client, or the account is closed. */
export async function openAccountOf(
  transaction: Transaction,
  clientId: string | undefined,
): Promise<ClientRecord> {
  const client = clientId === undefined ? null : await findClientRecord(transaction, clientId);
  if (client?.isActive !== true) {
    throw refuseField('client_id', 'Choose a client with an open account.');
  }
  return client;
}

function requireReason(reason: string | undefined): string {
  if (reason === undefined || reason === '') throw refuseField('reason', 'Say why, in a sentence.');
  return reason;
}
