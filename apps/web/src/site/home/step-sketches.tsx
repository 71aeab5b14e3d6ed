import { formatMoney, SERVICES, estimate, formatAud } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { Text } from '@cleaning/ui/text';
import Bell from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import { EXAMPLE_CLEAN } from '#content/home-hero.ts';
import { EXAMPLE_QUOTE } from '#content/home.ts';
import { countedRooms } from '#content/price-texts.ts';
import styles from './how-it-works.module.css';

/** A drawing of an estimate. Decorative, since the text of the step says the same. */
export function EstimateSketch() {
  const price = estimate(EXAMPLE_CLEAN);
  if (price.status !== 'priced') {
    return null;
  }
  return (
    <div className={styles['sketch']}>
      {price.lines.map((line) => (
        <div key={line.id} className={styles['line']}>
          <span>{line.kind === 'room' ? countedRooms(line.id, line.quantity) : line.name}</span>
          <b>{formatAud(line.amountCents)}</b>
        </div>
      ))}
      <div className={`${styles['line']} ${styles['total']}`}>
        <Text as="span" size="sm" weight="bold">
          Estimate
        </Text>
        <span className={styles['figure']}>{formatAud(price.totalCents)}</span>
      </div>
    </div>
  );
}

/** A drawing of a quote that waits for the client's answer. */
export function QuoteSketch() {
  const price = estimate(EXAMPLE_QUOTE);
  if (price.status !== 'priced') {
    return null;
  }
  return (
    <div className={styles['sketch']}>
      <div className={styles['line']}>
        <Text as="span" size="sm" weight="bold">
          Your quote
        </Text>
        <Badge tone="info" icon={<Bell />}>
          Ready for you
        </Badge>
      </div>
      <div className={styles['line']}>
        <Text as="span" tone="muted">
          {SERVICES[EXAMPLE_QUOTE.serviceId].name}
        </Text>
        <b>{formatMoney(price.totalCents)}</b>
      </div>
      <span className={styles['button']}>
        <Check />
        Approve quote
      </span>
      <span className={`${styles['button']} ${styles['quiet']}`}>Ask for changes</span>
    </div>
  );
}
