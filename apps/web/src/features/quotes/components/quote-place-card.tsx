import type { Quote } from '@cleaning/contract';
import { formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { describeTimeline } from '../model/describe-choices.ts';
import { AddressText, FreeText } from './answer-text.tsx';

/** Where and when a quote is for, and how to get in. */
export function QuotePlaceCard({ quote }: { quote: Quote }) {
  return (
    <Card title="Where and when">
      <SummaryList
        rows={[
          { label: 'Address', value: <AddressText address={quote} /> },
          { label: 'Getting in', value: <FreeText text={quote.access_notes} /> },
          {
            label: 'Preferred date',
            value:
              quote.preferred_date === null
                ? 'Any date'
                : formatPlainDate(quote.preferred_date, 'long'),
          },
          { label: 'Timing', value: describeTimeline(quote.timeline_id) },
        ]}
      />
    </Card>
  );
}
