import type { Quote } from '@cleaning/contract/quotes';
import { formatMoney, formatPlainDate, TIMELINES } from '@cleaning/pricing';
import { ApiError } from '../core/http/api-error.ts';

/** The quote has left the state in which a client may change or delete it. */
export const noLongerDraft = (current: Quote, done: 'changed' | 'deleted'): ApiError =>
  new ApiError('invalid_transition', `Only a draft that you have not sent yet can be ${done}.`, {
    current,
  });

/** The office can only change as a whole, and delete, what it wrote itself and has not sent. */
export const notUnsentOfOffice = (current: Quote, done: 'changed here' | 'deleted'): ApiError =>
  new ApiError(
    'invalid_transition',
    `Only a draft of the office that was not sent yet can be ${done}.`,
    { current },
  );

/**
 * The client approved an offer while staff changed it.
 *
 * @param changedCents the total of the change, which was not sent.
 */
export function approvedMeanwhile(current: Quote, changedCents: number | null): ApiError {
  const name = current.client?.first_name ?? 'The client';
  return new ApiError(
    'invalid_transition',
    `${name} approved ${describe(current.total_cents)} while you were changing it, so the change to ${describe(changedCents)} was not sent. Book what was approved, or call ${name} and write a new quote.`,
    { current },
  );
}

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
 * The price has changed since the client saw it: the price tables are others, or the day of the
 * visit has come nearer.
 *
 * @param current the quote with the price and the timing of today, a Sydney date.
 */
export function priceChanged(
  current: Quote,
  expectedCents: number | null,
  today: string,
): ApiError {
  const { preferred_date: date, timeline_id: timelineId, total_cents: total } = current;
  const timing =
    date === null
      ? ''
      : `Today is ${formatPlainDate(today, 'long')}, so your clean is ${TIMELINES[timelineId].name.toLowerCase()} now. `;
  return new ApiError(
    'price_changed',
    `${timing}The price is now ${describe(total)}. You saw ${describe(expectedCents)}. Check the quote before you send it.`,
    { current },
  );
}

const describe = (cents: number | null): string =>
  cents === null ? 'price on request' : formatMoney(cents);
