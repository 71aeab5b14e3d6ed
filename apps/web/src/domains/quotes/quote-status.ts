import type { QuoteSummary } from '@cleaning/contract/quotes';
import {
  isBeingRevised,
  quoteStatusInWords,
  type QuoteReader,
  type QuoteStatus,
} from '@cleaning/contract/quotes/rules';

/** A status in words for its reader. */
export interface StatusLabel {
  readonly tone: 'success' | 'warning' | 'danger' | 'info' | 'neutral';
  readonly label: string;
}

type Tone = StatusLabel['tone'];

const CLIENT_TONES: Readonly<Record<QuoteStatus, Tone>> = {
  draft: 'neutral',
  submitted: 'info',
  sent: 'info',
  changes_requested: 'warning',
  approved: 'success',
  converted: 'success',
  declined: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
};

const STAFF_TONES: Readonly<Record<QuoteStatus, Tone>> = { ...CLIENT_TONES, sent: 'neutral' };

/** A quote's status in a word or two. */
export function statusLabel(
  quote: Pick<QuoteSummary, 'status' | 'revision'>,
  reader: QuoteReader = 'client',
): StatusLabel {
  return { tone: toneOf(quote, reader), label: quoteStatusInWords(quote, reader) };
}

function toneOf(quote: Pick<QuoteSummary, 'status' | 'revision'>, reader: QuoteReader): Tone {
  if (isBeingRevised(quote)) return reader === 'client' ? 'info' : 'neutral';
  return (reader === 'client' ? CLIENT_TONES : STAFF_TONES)[quote.status];
}
