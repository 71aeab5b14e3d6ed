import type {
  DepositTransition,
  Quote,
  recordDepositRequest,
  refundDepositRequest,
} from '@cleaning/contract';
import { formatAud, sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import type { Transaction } from '../../platform/db/client.ts';
import { notFound, refuseField } from '../../platform/http/api-error.ts';
import type { StaffViewer } from '../../platform/http/viewer.ts';
import { changeQuote, presentQuote, type QuoteCall } from './change.ts';
import { nextDeposit } from './deposit-transition.ts';
import type { QuoteMails } from './quote-mails.ts';
import { lockQuote, type QuoteChanges, type QuoteRow } from './quote-repository.ts';

type StaffCall = QuoteCall<StaffViewer>;

/**
 * Money that comes before the clean, and goes back. Each call holds the quote while it looks and writes,
 * and is known by its reference, so that the same one again changes nothing. They run in the caller's
 * transaction.
 */
export interface DepositService {
  record: Move<typeof recordDepositRequest>;
  refund: Move<typeof refundDepositRequest>;
}

type Move<Request extends z.ZodType> = (
  transaction: Transaction,
  call: StaffCall,
  request: z.output<Request>,
) => Promise<Quote>;

/** One movement of the deposit, as it came in and as it is kept. */
interface Entry {
  readonly command: Extract<DepositTransition, 'record_deposit' | 'refund_deposit'>;
  readonly amountCents: number;
  readonly reason?: string;
  readonly day: string | undefined;
  readonly dayField: 'received_on' | 'refunded_on';
  /** Whether this is what the quote says already; asked once the quote is held. */
  readonly isKnown: (row: QuoteRow) => boolean;
  readonly recordedCents: (row: QuoteRow) => number;
  readonly columns: (day: string) => QuoteChanges;
}

export function createDepositService({ mails }: { mails: QuoteMails }): DepositService {
  return {
    record: (transaction, call, request) =>
      move(transaction, call, mails, {
        command: 'record_deposit',
        amountCents: request.amount_cents,
        day: request.received_on,
        dayField: 'received_on',
        isKnown: ({ depositReference }) => depositReference === request.reference,
        recordedCents: ({ depositCents }) => depositCents ?? 0,
        columns: (day) => ({
          depositPaidOn: day,
          depositReference: request.reference,
          depositMethod: request.method,
        }),
      }),

    refund: (transaction, call, request) =>
      move(transaction, call, mails, {
        command: 'refund_deposit',
        amountCents: request.amount_cents,
        reason: request.reason,
        day: request.refunded_on,
        dayField: 'refunded_on',
        isKnown: ({ depositRefundReference }) => depositRefundReference === request.reference,
        recordedCents: ({ depositRefundedCents }) => depositRefundedCents,
        columns: (day) => ({
          depositRefundedOn: day,
          depositRefundReference: request.reference,
          depositRefundMethod: request.method,
        }),
      }),
  };
}

async function move(
  transaction: Transaction,
  call: StaffCall,
  mails: QuoteMails,
  entry: Entry,
): Promise<Quote> {
  const { viewer, now } = call;
  const held = await lockQuote(transaction, call.id, viewer);
  if (held === undefined) throw notFound();
  if (entry.isKnown(held)) {
    assertSame(entry.recordedCents(held), entry.amountCents);
    return presentQuote(transaction, held, call);
  }
  const { command, amountCents, reason } = entry;
  const by = { actor: viewer.kind, reason, amountCents };
  const changed = await changeQuote(transaction, { ...call, version: held.version }, (found) => ({
    changes: {
      ...nextDeposit(found, command, by),
      ...entry.columns(dayOf(entry, sydneyDateOf(now))),
    },
    event: { command, fromStatus: held.status, reason: reason ?? null },
  }));
  const { row, quote } = changed;
  const occurrence = { quote: row, command, fromStatus: held.status, actor: viewer.kind, now };
  await mails.post(transaction, occurrence);
  return quote;
}

function dayOf({ day, dayField }: Entry, today: string): string {
  if (day !== undefined && day > today) {
    throw refuseField(dayField, 'Choose today or an earlier date.');
  }
  return day ?? today;
}

function assertSame(recordedCents: number, wantedCents: number): void {
  if (recordedCents === wantedCents) return;
  const recorded = formatAud(recordedCents, { decimals: 'always' });
  throw refuseField('reference', `This reference is recorded already, with ${recorded}.`);
}
