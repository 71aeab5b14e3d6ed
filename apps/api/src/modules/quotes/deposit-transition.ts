import {
  transitionDeposit,
  type DepositActorContext,
  type DepositTransition,
} from '@cleaning/contract';
import { ApiError, refuseField } from '../../platform/http/api-error.ts';
import type { FoundQuote } from './change.ts';
import { depositOf } from './mapper.ts';
import type { QuoteChanges } from './quote-repository.ts';

/**
 * Where a command leaves the deposit of a quote.
 *
 * @throws ApiError when the machine refuses: by field for a missing reason or a wrong amount, 403 for
 * another role's command, otherwise a conflict that carries the quote.
 */
export function nextDeposit(
  { row, quote }: FoundQuote,
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
