import type {
  createOfficeQuoteRequest,
  Quote,
  saveOfficeQuoteRequest,
} from '@cleaning/contract/quotes';
import { isUnsentOfOffice } from '@cleaning/contract/quotes/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Transaction } from '../../core/db/client.ts';
import { lockSameVersion } from '../../core/edit.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { choicesOf, draftChanges, newDraft } from '../drafts/draft-columns.ts';
import { openAccountOf } from '../drafts/edit-draft.ts';
import { loadQuote, type QuoteChangeCall, type QuoteContext } from '../load-quote.ts';
import { notUnsentOfOffice } from '../refusals.ts';
import { assertNotBeingSent, editQuote, quoteRecord, recordEvent } from '../quote-record.ts';
import { deleteQuote, insertQuote, type QuoteRow } from '../quote-repository.ts';
import { offerColumns } from '../staff/save-offer.ts';

type StaffCall = QuoteChangeCall<OfficeViewer>;

/**
 * Writes a quote for a client, with its choices and its offer in one. The client gets no mail and
 * does not see it before it is sent.
 *
 * @throws ApiError by field.
 */
export async function createOfficeQuote(
  transaction: Transaction,
  { client_id, ...content }: z.output<typeof createOfficeQuoteRequest>,
  context: QuoteContext<OfficeViewer>,
): Promise<Quote> {
  const { viewer, now } = context;
  const { id: clientId } = await openAccountOf(transaction, client_id);
  const today = sydneyDateOf(now);
  const draft = newDraft(content, { clientId, now, today, isStaff: true });
  const row = await insertQuote(transaction, {
    ...draft,
    ...offerColumns(
      content,
      { ...content, timeline_id: draft.timelineId },
      { today, before: null },
    ),
    origin: 'office',
    ownerId: viewer.staffId,
  });
  const event = { command: 'create', fromStatus: null, reason: null } as const;
  await recordEvent(transaction, row, event, context);
  await auditOffice(transaction, 'create', row, context);
  return loadQuote(transaction, row, context);
}

/**
 * Saves all of a quote that the office has not sent.
 *
 * @throws ApiError `invalid_transition` once it was sent; other errors are by field.
 */
export async function saveOfficeQuote(
  transaction: Transaction,
  call: StaffCall,
  content: Omit<z.output<typeof saveOfficeQuoteRequest>, 'version'>,
): Promise<Quote> {
  const today = sydneyDateOf(call.now);
  const { before, quote } = await editQuote(transaction, call, ({ row, quote: current }) => {
    if (!isUnsentOfOffice(current)) throw notUnsentOfOffice(current, 'changed here');
    const changes = draftChanges(row, content, { today, isStaff: true });
    const choices = choicesOf({ ...row, ...changes });
    return { ...changes, ...offerColumns(content, choices, { today, before: row.price }) };
  });
  await auditOffice(transaction, 'update', before, call);
  return quote;
}

/**
 * Deletes a quote that the office has not sent.
 *
 * @throws ApiError `invalid_transition` for another quote, and while it is about to be sent.
 */
export async function deleteOfficeQuote(transaction: Transaction, call: StaffCall): Promise<void> {
  const locked = await lockSameVersion(quoteRecord, transaction, call);
  assertNotBeingSent(locked, call.viewer);
  if (!isUnsentOfOffice(locked.quote)) throw notUnsentOfOffice(locked.quote, 'deleted');
  await deleteQuote(transaction, locked.row);
  await auditOffice(transaction, 'delete', locked.row, call);
}

const auditOffice = (
  transaction: Transaction,
  action: 'create' | 'update' | 'delete',
  { id, clientId }: QuoteRow,
  { viewer, now }: QuoteContext<OfficeViewer>,
): Promise<void> =>
  recordAudit(transaction, {
    actorId: viewer.staffId,
    action,
    subjectType: 'quote',
    subjectId: id,
    clientId,
    reason: null,
    now,
  });
