import {
  transitionDeposit,
  type DepositActorContext,
  type DepositTransition,
  type Quote,
  type recordDepositRequest,
  type refundDepositRequest,
  type takeDepositBackRequest,
} from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Transaction } from '../../core/db/client.ts';
import { alreadyRecorded, ApiError, notFound, refuseField } from '../../core/http/api-error.ts';
import type { StaffViewer } from '../../core/http/viewer.ts';
import { executeCommand } from '../execute-command.ts';
import type { LoadedQuote, QuoteCall } from '../load-quote.ts';
import { depositOf } from '../quote-mapper.ts';
import { bookFirstVisit } from '../offers/book-first-visit.ts';
import { lockQuote, type DepositPaymentRow, type QuoteChanges } from '../quote-repository.ts';
import {
  findDepositPayment,
  insertDepositPayment,
  markTakenBack,
  type NewDepositPayment,
} from './deposit-repository.ts';

type StaffCall = QuoteCall<StaffViewer>;

/** One movement of the deposit. */
interface Entry extends Pick<NewDepositPayment, 'kind' | 'amountCents' | 'reference' | 'method'> {
  readonly reason?: string;
  readonly day: string | undefined;
  /** Whether the caller confirmed that it is not the same as an equal one. */
  readonly isAnother?: boolean | undefined;
}

const COMMANDS = { payment: 'record_deposit', refund: 'refund_deposit' } as const;
const DAY_FIELDS = { payment: 'received_on', refund: 'refunded_on' } as const;

/**
 * Records a payment of a deposit in the caller's transaction. The quote is locked, so that
 * concurrent payments never exceed its deposit. One like another of the same day is refused as
 * `already_recorded`, unless the caller confirms that it is another one. The payment that completes
 * the deposit of an approved quote has its first visit booked.
 */
export async function recordDeposit(
  transaction: Transaction,
  call: StaffCall,
  { amount_cents, received_on, confirm_another, ...how }: z.output<typeof recordDepositRequest>,
): Promise<Quote> {
  const quote = await move(transaction, call, {
    ...how,
    kind: 'payment',
    amountCents: amount_cents,
    day: received_on,
    isAnother: confirm_another,
  });
  return bookFirstVisit(transaction, quote, call);
}

export const refundDeposit = (
  transaction: Transaction,
  call: StaffCall,
  { amount_cents, refunded_on, ...how }: z.output<typeof refundDepositRequest>,
): Promise<Quote> =>
  move(transaction, call, {
    ...how,
    kind: 'refund',
    amountCents: amount_cents,
    day: refunded_on,
  });

type TakenBack = Omit<z.output<typeof takeDepositBackRequest>, 'version'> & {
  /** Without it the command applies to the quote as it is. */
  readonly version?: number;
};

/** Takes back a payment that was recorded by mistake, in the caller's transaction. */
export async function takeDepositBack(
  transaction: Transaction,
  call: StaffCall,
  { version, payment_id: id, reason }: TakenBack,
): Promise<Quote> {
  const locked = await lockQuote(transaction, call.id, call.viewer);
  if (locked === undefined) throw notFound();
  const payment = await findDepositPayment(transaction, locked.id, { id });
  return executeCommand(
    transaction,
    { ...call, version: version ?? locked.version },
    {
      command: 'take_deposit_back',
      reason,
      next: (loaded, by) =>
        nextDeposit(loaded, 'take_deposit_back', {
          ...by,
          amountCents: assertRecorded(payment, loaded).amountCents,
        }),
      async afterwards(_, { clientId }) {
        await markTakenBack(transaction, id, call.now);
        await recordAudit(transaction, {
          actorId: call.viewer.staffId,
          action: 'update',
          subjectType: 'quote',
          subjectId: locked.id,
          clientId,
          reason,
          now: call.now,
        });
      },
    },
  );
}

async function move(
  transaction: Transaction,
  call: StaffCall,
  { kind, amountCents, reference, method, reason, ...entry }: Entry,
): Promise<Quote> {
  const locked = await lockQuote(transaction, call.id, call.viewer);
  if (locked === undefined) throw notFound();
  const command = COMMANDS[kind];
  const today = sydneyDateOf(call.now);
  const receivedOn = entry.day ?? today;
  return executeCommand(
    transaction,
    { ...call, version: locked.version },
    {
      command,
      reason,
      next: (loaded, by) => nextDeposit(loaded, command, { ...by, amountCents }),
      async changes({ quote }) {
        if (receivedOn > today) {
          throw refuseField(DAY_FIELDS[kind], 'Choose today or an earlier date.');
        }
        if (kind === 'refund' || entry.isAnother === true) return {};
        const like = { reference, amountCents, receivedOn };
        const equal = await findDepositPayment(transaction, locked.id, like);
        if (equal !== undefined) throw alreadyRecorded(receivedOn, today, quote);
        return {};
      },
      afterwards: (_, { id: quoteId }) =>
        insertDepositPayment(transaction, {
          quoteId,
          kind,
          amountCents,
          reference,
          method,
          receivedOn,
          recordedBy: call.viewer.staffId,
          createdAt: call.now,
        }),
    },
  );
}

/** @throws ApiError when the payment is not there, or was taken back. */
function assertRecorded(
  payment: DepositPaymentRow | undefined,
  { quote }: LoadedQuote,
): DepositPaymentRow {
  if (payment !== undefined) return payment;
  const message = 'This payment of the deposit is not recorded any more. Read the quote again.';
  throw new ApiError('invalid_transition', message, { current: quote });
}

/**
 * The state of a quote's deposit after a command.
 *
 * @throws ApiError when the machine refuses: by field for a missing reason or a wrong amount, 403
 *   for another role's command, otherwise a conflict that carries the quote.
 */
function nextDeposit(
  { row, quote }: LoadedQuote,
  command: DepositTransition,
  by: DepositActorContext,
): QuoteChanges {
  const result = transitionDeposit(depositOf(row), command, by);
  if (result.ok) {
    const { status, receivedCents, takenOffCents, refundedCents } = result.deposit;
    return {
      depositStatus: status,
      depositReceivedCents: receivedCents,
      depositTakenOffCents: takenOffCents,
      depositRefundedCents: refundedCents,
    };
  }
  const { code, message } = result;
  if (code === 'reason_required') throw refuseField('reason', message);
  if (code === 'bad_amount') throw refuseField('amount_cents', message);
  if (code === 'permission_denied') throw new ApiError(code, message);
  throw new ApiError('invalid_transition', message, { current: quote });
}
