import { formatMoney, NDIS_PRICE_NOTE } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Inline } from '@cleaning/ui/inline';
import { PriceFigure } from '@cleaning/ui/price';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import {
  type PlanPrice,
  describeHoursAndRate,
  describePlanRate,
} from '#domains/appointments/plan/plan-price.ts';
import styles from './plan-payment.module.css';

/** What an NDIS plan pays for a visit, about: the hours at their rate. */
export function PlanPayment({ plan }: { plan: PlanPrice }) {
  return (
    <Stack gap="space-3">
      <h3 className={styles['title']}>If your NDIS plan pays</h3>
      <Inline gap="space-3" rowGap="space-2" align="end" justify="between">
        <p className={styles['words']}>
          <b>About, each visit</b>{' '}
          <Text as="span" size="sm" tone="muted" figures>
            {describeHoursAndRate(plan)}
          </Text>
        </p>
        <PriceFigure size="md" cents={plan.cents} format={formatMoney} />
      </Inline>
      <Alert tone="success">
        <p>You pay nothing now. No deposit and no extra for urgent.</p>
      </Alert>
      <div className={styles['note']}>
        <p>{NDIS_PRICE_NOTE}</p>
        <p>{describePlanRate(plan)}</p>
      </div>
    </Stack>
  );
}
