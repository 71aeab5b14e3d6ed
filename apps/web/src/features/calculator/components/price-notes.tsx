import { TIMELINES, formatAud } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { NDIS_INVOICE } from '../../../content/quote-page.ts';
import { priceOf } from '../model/price-choices.ts';
import type { PriceChoices } from '../model/price-choices.ts';
import styles from './price-panel.module.css';

/** What to know about a price: its deposit, or why an NDIS invoice has none. */
export function PriceNotes({ choices }: { choices: PriceChoices }) {
  const price = priceOf(choices);
  const isNdis = choices.serviceId === 'ndis';
  if (price?.status !== 'priced' || (price.depositCents === 0 && !isNdis)) {
    return null;
  }
  const timing = TIMELINES[choices.timelineId ?? 'standard'].name.toLowerCase();
  return (
    <div className={styles['notes']}>
      <Alert>
        {isNdis ? (
          <p>This figure is an estimate: {NDIS_INVOICE}</p>
        ) : (
          <p>
            {timing === 'urgent' ? 'Urgent' : 'Same-day'} cleans need a {price.depositPercent}%
            deposit:{' '}
            <span className={styles['amount']}>
              {formatAud(price.depositCents, { decimals: 'always' })}
            </span>
          </p>
        )}
      </Alert>
    </div>
  );
}
