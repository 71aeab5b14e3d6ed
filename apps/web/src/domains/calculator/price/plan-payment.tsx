import { formatMoney, NDIS_PRICE_NOTE } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { PriceFigure } from '@cleaning/ui/price';
import {
  type PlanPrice,
  describeHoursAndRate,
  describePlanRate,
} from '#domains/appointments/plan/plan-price.ts';
import styles from './plan-payment.module.css';

/** What an NDIS plan pays for a visit, about: the hours at their rate. */
export function PlanPayment({ plan }: { plan: PlanPrice }) {
  return (
    <div className={styles['root']}>
      <h3 className={styles['title']}>If your NDIS plan pays</h3>
      <div className={styles['price']}>
        <p className={styles['words']}>
          <b>About, each visit</b>{' '}
          <span className={styles['sum']}>{describeHoursAndRate(plan)}</span>
        </p>
        <PriceFigure size="md" cents={plan.cents} format={formatMoney} />
      </div>
      <Alert tone="success">
        <p>You pay nothing now. No deposit and no extra for urgent.</p>
      </Alert>
      <div className={styles['note']}>
        <p>{NDIS_PRICE_NOTE}</p>
        <p>{describePlanRate(plan)}</p>
      </div>
    </div>
  );
}
