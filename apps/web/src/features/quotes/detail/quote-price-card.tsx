import type { Quote } from '@cleaning/contract';
import { Card } from '@cleaning/ui/card';
import { NdisRateNote } from '../../../shared/quotes/price-notes.tsx';
import { QuoteLines } from './quote-lines.tsx';
import styles from './quote-price-card.module.css';

/** The price of a quote, line by line. */
export function QuotePriceCard({ quote }: { quote: Quote }) {
  const { price, service_id: serviceId, revision, company_notes: notes } = quote;
  const title = serviceId === 'ndis' ? 'Your estimate' : 'What you are paying for';
  return (
    <Card
      flush
      title={title}
      action={revision > 1 ? <span className={styles['revision']}>Version {revision}</span> : null}
    >
      {serviceId === 'ndis' ? (
        <div className={styles['note']}>
          <NdisRateNote />
        </div>
      ) : null}
      {price.status === 'priced' ? (
        <QuoteLines offer={quote} caption={title} />
      ) : (
        <p className={styles['text']}>
          This service is priced on request. We look at what you need and send you a price.
        </p>
      )}
      {notes === '' ? null : (
        <div className={styles['company']}>
          <h3 className={styles['subtitle']}>A note from us</h3>
          <p>{notes}</p>
        </div>
      )}
    </Card>
  );
}
