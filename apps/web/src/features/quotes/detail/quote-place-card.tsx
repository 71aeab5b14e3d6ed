import type { Quote } from '@cleaning/contract';
import { formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { describeQuoteTiming } from '../../../shared/quotes/format-quote.ts';
import { AddressText, FreeText } from './answer-text.tsx';

/** The parts of a quote or an offer that its place needs. */
export type PlacedOffer = Pick<
  Quote,
  | 'service_id'
  | 'timeline_id'
  | 'address_line1'
  | 'suburb'
  | 'postcode'
  | 'access_notes'
  | 'preferred_date'
>;

/** The statuses in which the last day to answer is shown. After an answer it has no meaning. */
const OFFERS: ReadonlySet<Quote['status']> = new Set(['sent', 'expired']);

/** Where and when the cleaning is, how to get in, and how long the quote is valid. */
export function QuotePlaceCard({ quote }: { quote: Quote }) {
  return (
    <Card title="Where and when">
      <QuotePlace offer={quote} validUntil={OFFERS.has(quote.status) ? quote.valid_until : null} />
    </Card>
  );
}

export interface QuotePlaceProps {
  offer: PlacedOffer;
  /** The last day to approve it; null to leave it out. */
  validUntil: string | null;
}

const day = (date: string) => formatPlainDate(date, 'long');

/** Where and when an offer's cleaning takes place. */
export function QuotePlace({ offer, validUntil }: QuotePlaceProps) {
  const { preferred_date: preferred } = offer;
  return (
    <SummaryList
      rows={[
        { label: 'Address', value: <AddressText address={offer} /> },
        { label: 'Getting in', value: <FreeText text={offer.access_notes} /> },
        { label: 'Preferred date', value: preferred === null ? 'Any date' : day(preferred) },
        { label: 'Timing', value: describeQuoteTiming(offer) },
        ...(validUntil === null ? [] : [{ label: 'Valid until', value: day(validUntil) }]),
      ]}
    />
  );
}
