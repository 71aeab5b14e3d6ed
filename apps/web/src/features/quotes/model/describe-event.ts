import type { QuoteCommand, QuoteEvent } from '@cleaning/contract';

type Words = Readonly<Record<'client' | 'staff', string>>;

const both = (words: string): Words => ({ client: words, staff: words });

const WORDS: Readonly<Record<QuoteCommand, Words>> = {
  create: { client: 'You started this quote', staff: 'We started this quote for you' },
  submit: { client: 'You asked for a quote', staff: 'We asked for a quote for you' },
  cancel: { client: 'You cancelled this quote', staff: 'We cancelled this quote for you' },
  send: both('Quote ready for you'),
  decline_request: both('We could not take this request'),
  approve: { client: 'You approved this quote', staff: 'We approved this quote for you' },
  decline: { client: 'You declined this quote', staff: 'We declined this quote for you' },
  request_changes: { client: 'You asked for changes', staff: 'We asked for changes for you' },
  revise: both('We started an update'),
  expire: both('This quote expired'),
  withdraw: both('We withdrew this quote'),
  convert: both('Appointment booked'),
  record_deposit: both('We received your deposit'),
  refund_deposit: both('We gave your deposit back'),
  take_deposit_off: both('Your deposit was taken off the invoice'),
  release_deposit: both('Your deposit is free again: its invoice was cancelled'),
  waive_deposit: both('The invoice asks for the whole amount'),
};

/** What happened, told to the client. */
export function describeEvent({ command, actor }: Pick<QuoteEvent, 'command' | 'actor'>): string {
  return WORDS[command][actor === 'client' ? 'client' : 'staff'];
}
