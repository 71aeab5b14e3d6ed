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

/** The quote is past the state in which a client may edit or delete it. */
export const noLongerDraft = (current: Quote, done: 'changed' | 'deleted'): ApiError =>
  new ApiError('invalid_transition', `Only a draft that you have not sent yet can be ${done}.`, {
    current,
  });

/** The quote is not one that the company is preparing. */
export const notInPreparation = (current: Quote): ApiError =>
  new ApiError(
    'invalid_transition',
    'Only a quote that waits to be sent can be changed. Revise this one first.',
    { current },
  );

/** A send that can still be undone comes first. */
export const isBeingSent = (current: Quote): ApiError =>
  new ApiError('invalid_transition', 'This quote is about to be sent. Undo the send first.', {
    current,
  });

/**
 * The price is not the one that the client saw.
 *
 * @param current the quote with today's price in it.
 */
export const priceChanged = (current: Quote, expectedCents: number | null): ApiError =>
  new ApiError(
    'price_changed',
    `The price is now ${describe(current.total_cents)}. You saw ${describe(expectedCents)}. Check the quote before you send it.`,
    { current },
  );

const describe = (cents: number | null): string =>
  cents === null ? 'price on request' : formatAud(cents, { decimals: 'always' });
