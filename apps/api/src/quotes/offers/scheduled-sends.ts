import { SEND_DELAY_SECONDS, type Quote } from '@cleaning/contract/quotes';
import type { Transaction } from '../../core/db/client.ts';
import { ApiError } from '../../core/http/api-error.ts';
import { stampOf, type OfficeViewer } from '../../core/http/viewer.ts';
import { moveOf } from '../../core/command.ts';
import { lockSameVersion } from '../../core/edit.ts';
import { quoteRecord } from '../quote-record.ts';
import { loadQuote, type QuoteChangeCall } from '../load-quote.ts';
import { updateQuote } from '../quote-repository.ts';
import { lastDayOf } from './commands.ts';

type StaffCall = QuoteChangeCall<OfficeViewer>;

/**
 * Checks everything that a send checks, and schedules the send, so that it can be undone. Until it
 * runs there is no revision, event or email.
 *
 * @param validUntil the last day of the offer; see `sending`.
 * @throws ApiError as for a send.
 */
export async function scheduleSend(
  transaction: Transaction,
  call: StaffCall,
  validUntil: string | null,
): Promise<Quote> {
  const { viewer, now } = call;
  const locked = await lockSameVersion(quoteRecord, transaction, call);
  await moveOf(quoteRecord, transaction, locked, call, { command: 'send' });
  const lastDay = await lastDayOf(transaction, locked, validUntil, now);
  const row = await updateQuote(
    transaction,
    locked.row,
    {
      nextValidUntil: lastDay,
      sendAt: new Date(now.getTime() + SEND_DELAY_SECONDS * 1000),
      sendBy: viewer.staffId,
    },
    stampOf(call),
  );
  return loadQuote(transaction, row, call);
}

/**
 * @throws ApiError `invalid_transition` when no send is scheduled, or it is too late to undo it.
 */
export async function undoSend(transaction: Transaction, call: StaffCall): Promise<Quote> {
  const { row, quote } = await lockSameVersion(quoteRecord, transaction, call);
  if (row.sendAt === null || row.sendAt <= call.now) {
    const message =
      row.sendAt === null
        ? 'No send of this quote is waiting.'
        : 'It is too late: the quote is sent.';
    throw new ApiError('invalid_transition', message, { current: quote });
  }
  const changes = { sendAt: null, sendBy: null };
  const undone = await updateQuote(transaction, row, changes, stampOf(call));
  return loadQuote(transaction, undone, call);
}
