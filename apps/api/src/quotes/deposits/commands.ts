import type {
  Quote,
  recordDepositRequest,
  refundDepositRequest,
  takeDepositBackRequest,
} from '@cleaning/contract/quotes';
import { transitionDeposit, type DepositTransition } from '@cleaning/contract/quotes/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Transaction } from '../../core/db/client.ts';
import { alreadyRecorded, ApiError, refuseField } from '../../core/http/api-error.ts';
import { type OfficeViewer, sideOf } from '../../core/http/viewer.ts';
import { executeCommand } from '../../core/command.ts';
import { assertNotBeingSent, quoteMovedBy } from '../quote-record.ts';
import type { LoadedQuote, QuoteCall } from '../load-quote.ts';
import { depositOf } from '../view.ts';
import { bookFirstVisit } from '../offers/book-first-visit.ts';
import {
  findDepositPayment,
  insertDepositPayment,
  markTakenBack,
  type NewDepositPayment,
} from './deposit-repository.ts';

type StaffCall = QuoteCall<OfficeViewer>;

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
export const takeDepositBack = (
  transaction: Transaction,
  { id, viewer, now }: StaffCall,
  { version, payment_id: paymentId, reason }: TakenBack,
): Promise<Quote> =>
  executeCommand(
    depositRecord((loaded) => amountOf(loaded, paymentId)),
    transaction,
    { id, version, viewer, now },
    {
      command: 'take_deposit_back',
      reason,
      amountField: 'amount_cents',
      effects: () => ({
        async after({ clientId }) {
          await markTakenBack(transaction, paymentId, now);
          await recordAudit(transaction, {
            actorId: viewer.staffId,
            action: 'update',
            subjectType: 'quote',
            subjectId: id,
            clientId,
            reason,
            now,
          });
        },
      }),
    },
  );

async function move(
  transaction: Transaction,
  call: StaffCall,
  { kind, amountCents, reference, method, reason, ...entry }: Entry,
): Promise<Quote> {
  const command = COMMANDS[kind];
  const today = sydneyDateOf(call.now);
  const receivedOn = entry.day ?? today;
  return executeCommand(
    depositRecord(() => amountCents),
    transaction,
    call,
    {
      command,
      reason,
      amountField: 'amount_cents',
      async effects({ quote }) {
        if (receivedOn > today) {
          throw refuseField(DAY_FIELDS[kind], 'Choose today or an earlier date.');
        }
        if (kind === 'payment' && entry.isAnother !== true) {
          const like = { reference, amountCents, receivedOn };
          const equal = await findDepositPayment(transaction, call.id, like);
          if (equal !== undefined) throw alreadyRecorded(receivedOn, today, quote);
        }
        return {
          after: ({ id: quoteId }) =>
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
        };
      },
    },
  );
}

/**
 * The amount of a payment of the deposit, in cents. It is read from the locked quote, so that of two
 * calls at once the second finds the payment taken back.
 *
 * @throws ApiError when the payment is not there, or was taken back.
 */
function amountOf({ quote }: LoadedQuote, paymentId: string): number {
  const payment = quote.deposit.payments.find(({ id }) => id === paymentId);
  if (payment !== undefined) return payment.amount_cents;
  const message = 'This payment of the deposit is not recorded any more. Read the quote again.';
  throw new ApiError('invalid_transition', message, { current: quote });
}

/**
 * The deposit of a quote as a record that its own state machine moves.
 *
 * @param readAmount reads the amount of the command, in cents.
 */
const depositRecord = (readAmount: (loaded: LoadedQuote) => number) =>
  quoteMovedBy<DepositTransition>((loaded, { command, reason }, { viewer }) => {
    assertNotBeingSent(loaded, viewer);
    const by = {
      actor: sideOf(viewer),
      reason,
      amountCents: readAmount(loaded),
    };
    const result = transitionDeposit(depositOf(loaded.row), command, by);
    if (!result.ok) return result;
    const { status, receivedCents, takenOffCents, refundedCents } = result.deposit;
    return {
      ok: true,
      changes: {
        depositStatus: status,
        depositReceivedCents: receivedCents,
        depositTakenOffCents: takenOffCents,
        depositRefundedCents: refundedCents,
      },
    };
  });
