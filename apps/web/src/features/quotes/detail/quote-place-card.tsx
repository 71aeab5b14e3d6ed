import type { Quote } from '@cleaning/contract';
import { formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { describeQuoteTiming } from '../../../shared/quotes/format-quote.ts';
import { AddressText, FreeText } from './answer-text.tsx';

/** What the place of a quote or of one of its offers needs to be shown. */
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

/** Once it was answered, the last day to answer it says nothing any more. */
const OFFERS: ReadonlySet<Quote['status']> = new Set(['sent', 'expired']);

/** Where and when a quote is for, how to get in, and until when it holds. */
export function QuotePlaceCard({ quote }: { quote: Quote }) {
  return (
    <Card title="Where and when">
      <QuotePlace offer={quote} validUntil={OFFERS.has(quote.status) ? quote.valid_until : null} />
    </Card>
  );
}

export interface QuotePlaceProps {
  offer: PlacedOffer;
  /** The last day to approve it; null when there is none to speak of. */
  validUntil: string | null;
}

const day = (date: string) => formatPlainDate(date, 'long');

/** Where and when an offer is for. */
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
