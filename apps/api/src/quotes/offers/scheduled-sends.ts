import { SEND_DELAY_SECONDS, type Quote } from '@cleaning/contract/quotes';
import type { Database, Transaction } from '../../core/db/client.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { ApiError, describeRefusal } from '../../core/http/api-error.ts';
import { stampOf, type StaffViewer } from '../../core/http/viewer.ts';
import { SECOND_MS, type Job } from '../../core/jobs/job.ts';
import { executeCommand, moveOf } from '../../core/command.ts';
import { lockSameVersion } from '../../core/edit.ts';
import { executeSystemCommand, quoteBeingSent, quoteRecord } from '../quote-record.ts';
import { loadQuote, type QuoteChangeCall } from '../load-quote.ts';
import { postRefusedSend } from '../quote-emails.ts';
import { listDueSends, lockDueSend, updateQuote, type QuoteRow } from '../quote-repository.ts';
import { lastDayOf, sending } from './offer-commands.ts';

type StaffCall = QuoteChangeCall<StaffViewer>;

/**
 * Checks everything that a send checks, and schedules the send, so that it can be undone. Until it
 * runs there is no revision, event or email.
 *
 * @param validUntil the last day of the offer; see {@link sending}.
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

/** Sends the quotes whose time to undo has passed. */
export function sendOffersJob(database: Database): Job {
  return {
    name: 'send-offers',
    restMs: SECOND_MS,
    listDue: (now) => listDueSends(database, now),
    run: (id, now) =>
      inTransaction(database, async (transaction) => {
        const row = await lockDueSend(transaction, id, now);
        if (row !== undefined) await sendOffer(transaction, row, now);
      }),
  };
}

/**
 * A quote that can no longer be sent stays in preparation, where staff see why, and whoever sent it
 * gets an email.
 */
async function sendOffer(transaction: Transaction, row: QuoteRow, now: Date): Promise<void> {
  if (row.sendBy === null) throw new Error('A send that waits says who asked for it.');
  const viewer = { kind: 'staff', staffId: row.sendBy, isAdmin: false } as const;
  const call = { id: row.id, version: row.version, viewer, now };
  try {
    await transaction.transaction((savepoint) =>
      executeCommand(quoteBeingSent, savepoint, call, sending(savepoint, null, call)),
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const reason = describeRefusal(error);
    const command = 'refuse_send';
    const changes = { sendAt: null, sendBy: null };
    const quote = await executeSystemCommand(transaction, row, { command, changes, reason }, now);
    await postRefusedSend(transaction, { quote, staffId: row.sendBy, reason, now });
  }
}
