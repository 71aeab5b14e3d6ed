import type { Quote } from '@cleaning/contract';
import { Card } from '@cleaning/ui/card';
import { NdisRateNote } from './ndis-rate-note.tsx';
import styles from './quote-price-card.module.css';
import { QuoteLines } from './quote-lines.tsx';

/** What the client pays for, line by line. */
export function QuotePriceCard({ quote }: { quote: Quote }) {
  const { price, timeline_id, service_id, revision } = quote;
  return (
    <Card
      flush
      title="What you are paying for"
      action={revision > 1 ? <span className={styles['revision']}>Version {revision}</span> : null}
    >
      {price.status === 'priced' ? (
        <QuoteLines price={price} timelineId={timeline_id} />
      ) : (
        <p className={styles['words']}>
          This service is priced on request. We look at what you need and send you a price.
        </p>
      )}
      {service_id === 'ndis' ? (
        <div className={styles['note']}>
          <NdisRateNote />
        </div>
      ) : null}
    </Card>
  );
}
