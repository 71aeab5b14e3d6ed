import type { Quote } from '@cleaning/contract/quotes';
import { revisionChanges } from '@cleaning/contract/quotes/rules';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { executeCommand } from '../../core/command.ts';
import type { Transaction } from '../../core/db/client.ts';
import { refuse } from '../../core/http/api-error.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { choicesOf } from '../drafts/draft-columns.ts';
import { loadQuote, type QuoteChangeCall } from '../load-quote.ts';
import { approvedMeanwhile } from '../refusals.ts';
import { quoteRecord, type CommandOnQuote } from '../quote-record.ts';
import { lockQuote, type QuoteRow } from '../quote-repository.ts';
import { toNewRevision } from '../revisions/view.ts';
import { insertRevision } from '../revisions/revision-repository.ts';
import { offerColumns, type Offer } from '../staff/save-offer.ts';
import { toContent } from '../view.ts';
import { lastDayOf } from './commands.ts';

type StaffCall = QuoteChangeCall<OfficeViewer>;

/**
 * Sends the next version of an offer that is with its client. Until this is done the client can
 * approve the version that they have; the earlier version stays readable as a revision.
 *
 * @throws ApiError `invalid_transition` when the client approved meanwhile, with both totals; 400
 *   when nothing differs; other errors as for a send.
 */
export async function changeOffer(
  transaction: Transaction,
  call: StaffCall,
  offer: Offer,
): Promise<Quote> {
  const locked = await lockQuote(transaction, call.id, call.viewer);
  if (locked?.status === 'approved' || locked?.status === 'converted') {
    const { totalCents } = offerColumns(offer, choicesOf(locked), {
      today: sydneyDateOf(call.now),
      before: locked.price,
    });
    throw approvedMeanwhile(await loadQuote(transaction, locked, call), totalCents);
  }
  return executeCommand(quoteRecord, transaction, call, changing(transaction, offer, call));
}

const changing = (transaction: Transaction, offer: Offer, call: StaffCall): CommandOnQuote => ({
  command: 'change',
  async effects({ row: before, quote }) {
    const { viewer, now } = call;
    const columns = offerColumns(offer, choicesOf(before), {
      today: sydneyDateOf(now),
      before: before.price,
    });
    const changed = { row: { ...before, ...columns }, quote };
    const validUntil = await lastDayOf(transaction, changed, offer.valid_until, now);
    const differences = differencesOf(before, { ...changed.row, validUntil });
    if (differences.length === 0) {
      throw refuse(
        'Nothing differs from what the client has. Change a line, the deposit, the note or the day.',
      );
    }
    const ownerId = before.ownerId ?? viewer.staffId;
    return {
      changes: { ...columns, validUntil, nextValidUntil: null, ownerId },
      details: { differences },
      after: (row) => insertRevision(transaction, toNewRevision(row, { ...viewer, now })),
    };
  },
});

function differencesOf(before: QuoteRow, after: QuoteRow): string[] {
  const sentences = revisionChanges(toContent(before), toContent(after)).map(
    ({ sentence }) => sentence,
  );
  if (after.validUntil === null || after.validUntil === before.validUntil) return sentences;
  const day = formatPlainDate(after.validUntil, 'long');
  return [...sentences, `It can be approved until the end of ${day}.`];
}
