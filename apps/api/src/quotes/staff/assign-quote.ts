import type { Quote } from '@cleaning/contract/quotes';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Transaction } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import { stampOf, type OfficeViewer } from '../../core/http/viewer.ts';
import { lockSameVersion } from '../../core/edit.ts';
import { findOfficeMember } from '../../accounts/staff-directory.ts';
import { loadQuote, type QuoteChangeCall } from '../load-quote.ts';
import { quoteRecord } from '../quote-record.ts';
import { updateQuote } from '../quote-repository.ts';

/**
 * Assigns a quote to a member of staff, or to nobody. This is allowed in any state, and while a
 * send is scheduled.
 *
 * @throws ApiError by field when the member of staff no longer exists.
 */
export async function assignQuote(
  transaction: Transaction,
  call: QuoteChangeCall<OfficeViewer>,
  ownerId: string | null,
): Promise<Quote> {
  const { row, quote } = await lockSameVersion(quoteRecord, transaction, call);
  if (row.ownerId === ownerId) return quote;
  if (ownerId !== null && (await findOfficeMember(transaction, ownerId)) === null) {
    throw refuseField('owner_id', 'Choose a person of the office.');
  }
  const { viewer, now } = call;
  const assigned = await updateQuote(transaction, row, { ownerId }, stampOf(call));
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'update',
    subjectType: 'quote',
    subjectId: row.id,
    clientId: row.clientId,
    reason: null,
    now,
  });
  return loadQuote(transaction, assigned, call);
}
