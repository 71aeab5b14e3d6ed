import { TIMELINES, formatAud } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { priceOf } from '../model/price-choices.ts';
import type { PriceChoices } from '../model/price-choices.ts';
import styles from './price-panel.module.css';

/** What to know about a price: its deposit, and how an NDIS invoice differs from it. */
export function PriceNotes({ choices }: { choices: PriceChoices }) {
  const price = priceOf(choices);
  const isNdis = choices.serviceId === 'ndis';
  if (price?.status !== 'priced' || (price.depositCents === 0 && !isNdis)) {
    return null;
  }
  const timing = TIMELINES[choices.timelineId ?? 'standard'].name.toLowerCase();
  return (
    <div className={styles['notes']}>
      {price.depositCents > 0 ? (
        <Alert>
          <p>
            {timing === 'urgent' ? 'Urgent' : 'Same-day'} cleans need a {price.depositPercent}%
            deposit:{' '}
            <span className={styles['amount']}>
              {formatAud(price.depositCents, { decimals: 'always' })}
            </span>
          </p>
        </Alert>
      ) : null}
      {isNdis ? (
        <Alert>
          <p>
            This figure is an estimate. An NDIS invoice is the hours we work times the agreed hourly
            rate, and it never asks for a deposit.
          </p>
        </Alert>
      ) : null}
    </div>
  );
}
