import type { ServiceId } from '@cleaning/pricing';
import { SERVICES } from '@cleaning/pricing';
import { Text } from '@cleaning/ui/text';
import { PRICE_ON_REQUEST, listPrice } from '#content/price-texts.ts';
import styles from './service-price.module.css';

/** The starting price of a service, without rooms. */
export function ServicePrice({ id }: { id: ServiceId }) {
  if (SERVICES[id].priceCents === null) {
    return (
      <p className={styles['root']}>
        <strong className={styles['text']}>{PRICE_ON_REQUEST}</strong>
      </p>
    );
  }
  return (
    <p className={styles['root']}>
      From <strong className={styles['figure']}>{listPrice(id)}</strong>{' '}
      <Text as="span" tone="muted" weight="regular">
        plus rooms
      </Text>
    </p>
  );
}
