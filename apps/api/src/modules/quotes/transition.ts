import {
  transitionQuote,
  type Quote,
  type QuoteActorContext,
  type QuoteStatus,
  type QuoteTransition,
} from '@cleaning/contract';
import { ApiError, refuseField } from '../../platform/http/api-error.ts';

/**
 * The state that a command leads to.
 *
 * @param today the date in Sydney.
 * @param reasonField the field of the request that says why.
 * @throws ApiError when the machine refuses: by field for a missing reason, 403 for another role's
 * command, otherwise a conflict that carries the quote.
 */
export function nextState(
  quote: Quote,
  command: QuoteTransition,
  by: QuoteActorContext,
  today: string,
  reasonField = 'reason',
): { status: QuoteStatus; revision: number } {
  const state = { ...quote, validUntil: quote.valid_until };
  const result = transitionQuote(state, command, by, today);
  if (result.ok) return { status: result.status, revision: result.revision };
  const { code, message } = result;
  if (code === 'reason_required') throw refuseField(reasonField, message);
  if (code === 'permission_denied') throw new ApiError(code, message);
  throw new ApiError('invalid_transition', message, { current: quote });
}
