import type { Quote, QuoteStatus } from '@cleaning/contract';
import { formatPlainDate } from '@cleaning/pricing';

/** Where a quote stands, for the client: what it is, and what happens next. */
export interface QuoteStanding {
  readonly title: string;
  readonly text: string;
  /** The next step is a talk with us. */
  readonly offersContact: boolean;
  /** Nothing more happens with it, so the next step is another quote. */
  readonly isClosed: boolean;
}

type Telling = (quote: Quote) => Pick<QuoteStanding, 'title' | 'text'>;

const TELLINGS: Readonly<Record<QuoteStatus, Telling>> = {
  draft: () => ({
    title: 'This is a draft',
    text: 'Nothing has been sent to us yet. Check your answers, then send it.',
  }),
  submitted: () => ({
    title: 'We have your request',
    text: 'We check the details and prepare your quote. Nothing is booked yet.',
  }),
  sent: ({ valid_until }) => ({
    title: 'Ready for your approval',
    text: `Check the lines below.${
      valid_until === null ? '' : ` You can approve until ${formatPlainDate(valid_until, 'long')}.`
    } To approve it or ask for a change, talk to us.`,
  }),
  changes_requested: () => ({
    title: 'We are working on your changes',
    text: 'An updated quote will appear here.',
  }),
  approved: ({ deposit_status }) => ({
    title: 'You approved this quote',
    text:
      deposit_status === 'due'
        ? 'The deposit is due before we come. We will confirm a time with you.'
        : 'We will confirm a time with you.',
  }),
  converted: () => ({
    title: 'This clean is booked',
    text: 'If anything changes, talk to us.',
  }),
  declined: () => ({ title: 'This quote was declined', text: 'Nothing will be booked.' }),
  cancelled: () => ({ title: 'This quote was cancelled', text: 'Nothing will be booked.' }),
  expired: () => ({
    title: 'This quote has expired',
    text: 'Prices are held for a time. Ask us for an updated one.',
  }),
  withdrawn: () => ({ title: 'We withdrew this quote', text: 'Nothing will be booked.' }),
};

const CLOSED: ReadonlySet<QuoteStatus> = new Set(['declined', 'cancelled', 'expired', 'withdrawn']);
const TO_TALK_ABOUT: ReadonlySet<QuoteStatus> = new Set([
  'sent',
  'approved',
  'converted',
  'expired',
]);

export function quoteStanding(quote: Quote): QuoteStanding {
  const isBeingUpdated = quote.status === 'draft' && quote.revision > 1;
  const status = isBeingUpdated ? 'changes_requested' : quote.status;
  return {
    ...TELLINGS[status](quote),
    offersContact: TO_TALK_ABOUT.has(status),
    isClosed: CLOSED.has(status),
  };
}
