import type { Quote } from '@cleaning/contract';
import { formatAud } from '@cleaning/pricing';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';

/** The quote was changed after the caller read it. */
export const staleQuote = (current: Quote, changedBy: string | null): ApiError =>
  staleVersion(
    current,
    'This quote has changed since you opened it. Check it and try again.',
    changedBy,
  );

/** The quote has left the state in which a client may change or delete it. */
export const noLongerDraft = (current: Quote, done: 'changed' | 'deleted'): ApiError =>
  new ApiError('invalid_transition', `Only a draft that you have not sent yet can be ${done}.`, {
    current,
  });

/** The company is not preparing an offer for the quote. */
export const notInPreparation = (current: Quote): ApiError =>
  new ApiError(
    'invalid_transition',
    'Only a quote that waits to be sent can be changed. Revise this one first.',
    { current },
  );

/** A scheduled send that can still be undone blocks the command. */
export const isBeingSent = (current: Quote): ApiError =>
  new ApiError('invalid_transition', 'This quote is about to be sent. Undo the send first.', {
    current,
  });

/**
 * The price has changed since the client saw it.
 *
 * @param current the quote with today's price.
 */
export const priceChanged = (current: Quote, expectedCents: number | null): ApiError =>
  new ApiError(
    'price_changed',
    `The price is now ${describe(current.total_cents)}. You saw ${describe(expectedCents)}. Check the quote before you send it.`,
    { current },
  );

const describe = (cents: number | null): string =>
  cents === null ? 'price on request' : formatAud(cents, { decimals: 'always' });
