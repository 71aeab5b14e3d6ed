import type { StatusReader } from '../rules/status-reader.ts';
import type { QuoteStatus } from './quote-states.ts';

const CLIENT_WORDS: Readonly<Record<QuoteStatus, string>> = {
  draft: 'Draft',
  submitted: 'With us',
  sent: 'Ready for you',
  changes_requested: 'Changes requested',
  approved: 'Approved',
  converted: 'Booked',
  declined: 'Declined',
  cancelled: 'Cancelled',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};

const STAFF_WORDS: Readonly<Record<QuoteStatus, string>> = {
  ...CLIENT_WORDS,
  submitted: 'To answer',
  sent: 'With the client',
};

interface QuoteState {
  readonly status: QuoteStatus;
  readonly revision: number;
}

/** Whether the company is changing a quote that its client has seen before. */
export const isBeingRevised = ({ status, revision }: QuoteState): boolean =>
  status === 'draft' && revision > 1;

/** The status of a quote in a word or two, on screens and in files. */
export function quoteStatusInWords(quote: QuoteState, reader: StatusReader): string {
  if (isBeingRevised(quote)) return reader === 'client' ? 'Being updated' : 'Preparing';
  return (reader === 'client' ? CLIENT_WORDS : STAFF_WORDS)[quote.status];
}
