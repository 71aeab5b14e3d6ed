import { isApiError } from '@cleaning/api-client';
import { type Quote, quoteSchema } from '@cleaning/contract';
import { errorMessage } from '../../../shared/errors/api-errors.ts';
import { currentQuoteOf } from './quote-editor.ts';
import { type AnswerError, errorsOfFields } from './quote-steps.ts';

/** Why a quote could not be sent, as what the form does about it. */
export type SendProblem =
  /** Our prices changed since the client saw theirs: both figures are shown. */
  | {
      readonly kind: 'price-changed';
      readonly seenCents: number | null;
      readonly nowCents: number | null;
    }
  /** Somebody changed the draft elsewhere. */
  | { readonly kind: 'conflict'; readonly current: Quote }
  /** It is a draft no more. */
  | { readonly kind: 'closed'; readonly message: string }
  | { readonly kind: 'answers'; readonly errors: readonly AnswerError[] }
  | { readonly kind: 'failed'; readonly message: string };

export function sendProblemOf(error: unknown, seenCents: number | null): SendProblem {
  if (!isApiError(error)) return { kind: 'failed', message: errorMessage(error) };
  const current = currentQuoteOf(error);
  if (current !== null) return { kind: 'conflict', current };
  const now = currentTotalOf(error.current);
  if (error.code === 'price_changed' && now !== undefined) {
    return { kind: 'price-changed', seenCents, nowCents: now };
  }
  if (error.code === 'invalid_transition') return { kind: 'closed', message: error.message };
  const errors = errorsOfFields(error.fieldErrors);
  if (errors.length > 0) return { kind: 'answers', errors };
  return { kind: 'failed', message: error.message };
}

/** The total as the server reckons it now; undefined when it did not say. */
function currentTotalOf(current: unknown): number | null | undefined {
  const quote = quoteSchema.safeParse(current);
  return quote.success ? quote.data.total_cents : undefined;
}
