import {
  transitionDeposit,
  type DepositActorContext,
  type DepositTransition,
  type Quote,
  type recordDepositRequest,
  type refundDepositRequest,
  type takeDepositBackRequest,
} from '@cleaning/contract';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import { ApiError, notFound, refuseField } from '../../../platform/http/api-error.ts';
import type { StaffViewer } from '../../../platform/http/viewer.ts';
import { executeCommand } from '../execute-command.ts';
import type { LoadedQuote, QuoteCall } from '../load-quote.ts';
import { depositOf } from '../quote-mapper.ts';
import type { QuoteEmails } from '../quote-emails.ts';
import { lockQuote, type QuoteChanges } from '../quote-repository.ts';

type StaffCall = QuoteCall<StaffViewer>;

/**
 * Payments and refunds of deposits. Each call locks the quote, whose deposit is paid and given back
 * once. All calls run in the caller's transaction.
 */
export interface DepositService {
  record: Move<typeof recordDepositRequest>;
  refund: Move<typeof refundDepositRequest>;
  /**
   * Takes back a deposit that was recorded by mistake. Without a version it applies to the quote as
   * it is.
   */
  takeBack(
    transaction: Transaction,
    call: StaffCall,
    request: Pick<z.output<typeof takeDepositBackRequest>, 'reason'> & {
      readonly version?: number;
    },
  ): Promise<Quote>;
}

type Move<Request extends z.ZodType> = (
  transaction: Transaction,
  call: StaffCall,
  request: z.output<Request>,
) => Promise<Quote>;

/** One movement of the deposit, as received and as stored. */
interface Entry {
  readonly command: Extract<DepositTransition, 'record_deposit' | 'refund_deposit'>;
  readonly amountCents: number;
  readonly reason?: string;
  readonly day: string | undefined;
  readonly dayField: 'received_on' | 'refunded_on';
  readonly columns: (day: string) => QuoteChanges;
}

export function createDepositService({ emails }: { emails: QuoteEmails }): DepositService {
  return {
    record: (transaction, call, request) =>
      move(transaction, call, emails, {
        command: 'record_deposit',
        amountCents: request.amount_cents,
        day: request.received_on,
        dayField: 'received_on',
        columns: (day) => ({
          depositPaidOn: day,
          depositReference: request.reference,
          depositMethod: request.method,
        }),
      }),

    async takeBack(transaction, call, { version, reason }) {
      const locked = await lockQuote(transaction, call.id, call.viewer);
      if (locked === undefined) throw notFound();
      return executeCommand(
        transaction,
        { ...call, version: version ?? locked.version },
        {
          command: 'take_deposit_back',
          reason,
          next: (loaded, by) => nextDeposit(loaded, 'take_deposit_back', by),
          changes: () => ({ depositPaidOn: null, depositReference: null, depositMethod: null }),
          afterwards: (_, { id, clientId }) =>
            recordAudit(transaction, {
              actorId: call.viewer.staffId,
              action: 'update',
              subjectType: 'quote',
              subjectId: id,
              clientId,
              reason,
              now: call.now,
            }),
        },
        emails,
      );
    },

    refund: (transaction, call, request) =>
      move(transaction, call, emails, {
        command: 'refund_deposit',
        amountCents: request.amount_cents,
        reason: request.reason,
        day: request.refunded_on,
        dayField: 'refunded_on',
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
  emails: QuoteEmails,
  entry: Entry,
): Promise<Quote> {
  const locked = await lockQuote(transaction, call.id, call.viewer);
  if (locked === undefined) throw notFound();
  const { command, amountCents, reason } = entry;
  return executeCommand(
    transaction,
    { ...call, version: locked.version },
    {
      command,
      reason,
      next: (loaded, by) => nextDeposit(loaded, command, { ...by, amountCents }),
      changes: (_loaded, { today }) => entry.columns(dayOf(entry, today)),
    },
    emails,
  );
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
    const { status, takenOffCents, refundedCents } = result.deposit;
    return {
      depositStatus: status,
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

function dayOf({ day, dayField }: Entry, today: string): string {
  if (day !== undefined && day > today) {
    throw refuseField(dayField, 'Choose today or an earlier date.');
  }
  return day ?? today;
}
