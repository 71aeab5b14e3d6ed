import type { QuoteSummary } from '@cleaning/contract';
import { SERVICES, formatInstant } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import drawing from '@cleaning/ui/illustrations/ndis-home.svg';
import FileText from 'lucide-react/icons/file-text';
import Sparkles from 'lucide-react/icons/sparkles';
import { useId } from 'react';
import { quoteEditPath, quoteTotal } from '../../../shared/quotes/index.ts';
import styles from './price-waiting.module.css';

/** The draft to finish next, at the top of the dashboard. */
export function PriceWaiting({ quote }: { quote: QuoteSummary }) {
  const titleId = useId();
  return (
    <section className={`${styles['root']} on-inverse`} aria-labelledby={titleId}>
      <div className={styles['words']}>
        <div>
          <h2 id={titleId} className={styles['title']}>
            {quote.total_cents === null ? 'Your quote is waiting' : 'Your price is waiting'}
          </h2>
          <p className={styles['total']}>{quoteTotal(quote.total_cents)}</p>
          <ul className={styles['facts']}>
            <li>
              <Sparkles />
              {SERVICES[quote.service_id].name}
            </li>
            <li>
              <FileText />
              Draft {quote.reference}, saved {formatInstant(quote.updated_at, 'date')}
            </li>
          </ul>
        </div>
        <div className={styles['actions']}>
          <ButtonLink
            variant="accent"
            href={quoteEditPath(quote.id, quote.suburb === null ? 'address' : 'check')}
          >
            Review and send
          </ButtonLink>
          <ButtonLink variant="inverse" href={quoteEditPath(quote.id)}>
            Change the price
          </ButtonLink>
        </div>
      </div>
      <div className={styles['picture']}>
        <img src={drawing} alt="" width="480" height="360" />
      </div>
    </section>
  );
}
