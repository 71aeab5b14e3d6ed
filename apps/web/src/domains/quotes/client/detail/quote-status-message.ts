import type { Quote, QuoteEvent } from '@cleaning/contract/quotes';
import { type QuoteStatus, bookingInWords } from '@cleaning/contract/quotes/rules';
import { formatInstant, formatMoney, formatPlainDate } from '@cleaning/pricing';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

/** A quote's status in words for the client, with what happens next. */
export interface QuoteStatusMessage {
  readonly title: string;
  readonly text: string;
  /** The label of a link to message us, where that is the next step; otherwise null. */
  readonly contactLabel: string | null;
  /** The quote is finished, so the next step is another quote. */
  readonly isClosed: boolean;
}

type MessageOf = (quote: Quote) => Pick<QuoteStatusMessage, 'title' | 'text'>;

const MESSAGES: Readonly<Record<QuoteStatus, MessageOf>> = {
  draft: () => ({
    title: 'This is a draft',
    text: 'Nothing has been sent to us yet. Check your answers, then send it.',
  }),
  submitted: () => ({
    title: 'We have your request',
    text: 'We check the details and send you a quote, with an email when it is ready. There is nothing to do until then, and nothing is booked.',
  }),
  sent: sentMessage,
  changes_requested: () => ({
    title: 'We are working on your changes',
    text: 'This quote is on hold until we send the updated one. You will get an email when it is ready.',
  }),
  approved: approvedMessage,
  converted: (quote) => ({
    title: 'This clean is booked',
    text: `Your visits are below. To move or cancel one, go to Visits.${depositSentence(quote)}`,
  }),
  declined: declinedMessage,
  cancelled: () => ({
    title: 'This quote was cancelled',
    text: 'Nothing will be booked, and there is nothing to pay.',
  }),
  expired: expiredMessage,
  withdrawn: (quote) => ({
    title: 'We withdrew this quote',
    text: `${reasonText(quote, 'withdraw')}Nothing will be booked, and there is nothing to pay.`,
  }),
};

function sentMessage(quote: Quote): ReturnType<MessageOf> {
  const { valid_until: lastDay, revision, available_commands: commands } = quote;
  if (!commands.includes('approve')) return expiredMessage(quote);
  const sent = lastEvent(quote, 'send', 'change');
  const updated =
    revision > 1 && sent !== undefined
      ? `We updated this quote on ${formatInstant(sent.occurred_at, 'date')}. `
      : '';
  const until =
    lastDay === null
      ? ''
      : ` You can approve it until ${unbrokenTimes(formatPlainDate(lastDay, 'long'))}.`;
  return {
    title: 'Ready for your approval',
    text: `${updated}Check the lines below, then tell us what you think.${until}`,
  };
}

function approvedMessage(quote: Quote): ReturnType<MessageOf> {
  const { approved_name: name, approved_at: at } = quote;
  const when = at === null ? '' : ` on ${formatInstant(at, 'date-time')}`;
  return {
    title: name === null ? 'We recorded your approval' : 'You approved this quote',
    text: `Approved${name === null ? '' : ` by ${name}${signedFor(quote)}`}${when}. A copy is in your email.${depositSentence(quote)} ${bookingInWords(quote)}`,
  };
}

/** For whom another person signed: " for Siobhan Byrne"; empty if the client signed. */
function signedFor(quote: Quote): string {
  const client = lastEvent(quote, 'approve')?.signed_for ?? null;
  return client === null ? '' : ` for ${client}`;
}

function depositSentence(quote: Quote): string {
  const { amount_cents, received_cents, due_cents } = quote.deposit;
  const amount = formatMoney(amount_cents);
  const due = formatMoney(due_cents);
  const sentences = {
    none: '',
    due:
      received_cents === 0
        ? ` The deposit of ${amount} is due before we come.`
        : ` ${due} of the deposit is still due before we come.`,
    paid: ` We have your deposit of ${amount}.`,
    refunded: ` We paid your deposit of ${amount} back.`,
  };
  return sentences[quote.deposit.status];
}

function declinedMessage(quote: Quote): ReturnType<MessageOf> {
  if (lastEvent(quote, 'decline_request') !== undefined) {
    return {
      title: 'We could not take this request',
      text: `${reasonText(quote, 'decline_request')}Nothing will be booked.`,
    };
  }
  const isOwn = lastEvent(quote, 'decline')?.actor === 'client';
  return {
    title: isOwn ? 'You declined this quote' : 'This quote was declined',
    text: 'Nothing will be booked, and there is nothing to pay. If you change your mind, ask us for an updated quote.',
  };
}

function expiredMessage({ valid_until: lastDay }: Quote): ReturnType<MessageOf> {
  const until =
    lastDay === null
      ? 'Its last day has passed'
      : `You could approve it until ${unbrokenTimes(formatPlainDate(lastDay, 'long'))}`;
  return {
    title: 'This quote has expired',
    text: `${until}. Ask us for an updated one: we check the price and send it again.`,
  };
}

/** The reason given with the latest command of a kind: "We said: The site is not safe. ". */
function reasonText(quote: Quote, command: QuoteEvent['command']): string {
  const reason = lastEvent(quote, command)?.reason ?? '';
  if (reason === '') return '';
  return `We said: “${reason}” `;
}

function lastEvent(
  { events }: Quote,
  ...commands: readonly QuoteEvent['command'][]
): QuoteEvent | undefined {
  return events
    .filter(({ command }) => commands.includes(command))
    .toSorted((a, b) => a.occurred_at.localeCompare(b.occurred_at))
    .at(-1);
}

const CLOSED: ReadonlySet<QuoteStatus> = new Set(['declined', 'cancelled', 'expired', 'withdrawn']);

export function quoteStatusMessage(quote: Quote): QuoteStatusMessage {
  const isBeingUpdated = quote.status === 'draft' && quote.revision > 1;
  const status = isBeingUpdated ? 'changes_requested' : quote.status;
  return {
    ...MESSAGES[status](quote),
    contactLabel: chooseContactLabel(quote),
    isClosed: CLOSED.has(status),
  };
}

function chooseContactLabel(quote: Quote): string | null {
  const isPastItsDay = quote.status === 'sent' && !quote.available_commands.includes('approve');
  if (isPastItsDay || quote.status === 'expired') return 'Ask for an updated quote';
  if (quote.status !== 'declined') return null;
  return lastEvent(quote, 'decline_request') === undefined
    ? 'Ask for an updated quote'
    : 'Send us a message';
}
