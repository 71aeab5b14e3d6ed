import type { Quote } from '@cleaning/contract/quotes';
import { formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { describeHowOften, describeWish } from '#domains/appointments/first-visit/visit-wishes.ts';
import { describeQuoteTiming } from '../../format-quote.ts';
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
> &
  Partial<Pick<Quote, 'price'>> & {
    // Offers from before these were asked for do not have them.
    readonly [Name in 'interval_weeks' | 'preferred_time' | 'second_date' | 'second_time']?:
      | Quote[Name]
      | undefined;
  };

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
  const { preferred_date: preferred, second_date: second = null } = offer;
  return (
    <SummaryList
      rows={[
        { label: 'Address', value: <AddressText address={offer} /> },
        { label: 'Getting in', value: <FreeText text={offer.access_notes} /> },
        { label: 'How often', value: describeHowOften(offer.interval_weeks ?? null) },
        { label: 'First visit', value: describeWish(preferred, offer.preferred_time ?? null) },
        ...(second === null
          ? []
          : [{ label: 'Second choice', value: describeWish(second, offer.second_time ?? null) }]),
        { label: 'Timing', value: describeQuoteTiming(offer) },
        ...(validUntil === null ? [] : [{ label: 'Valid until', value: day(validUntil) }]),
      ]}
    />
  );
}
