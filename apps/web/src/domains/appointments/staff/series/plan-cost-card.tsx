import { plural } from '@cleaning/contract/rules';
import type { Client } from '@cleaning/contract/clients';
import { formatMoney, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import MessageCircle from 'lucide-react/icons/message-circle';

import { useNow } from '#kit/hooks/use-now.ts';
import { withClient } from '#domains/clients/client-paths.ts';
import { STAFF_MESSAGE_NEW_PATH } from '#domains/messages/message-paths.ts';
import { capitalise } from '#kit/lib/capitalise.ts';
import { nameVisits } from '../../series/describe-series.ts';
import { planCost, type PlanCostOf } from './plan-cost.ts';
import styles from './staff-series.module.css';

/** The cost of the visits until the plan ends, for each series. */
export function PlanCostCard(props: PlanCostOf) {
  const today = sydneyDateOf(useNow());
  const cost = planCost(props, today);
  if (cost === null) return null;
  const { end, parts, count, cents, holidayCount } = cost;
  return (
    <Card title={`Until ${formatPlainDate(end, 'medium')}`}>
      <SummaryList
        layout="facts"
        rows={[
          ...parts.map(({ series, planned }) => ({
            label: `${capitalise(nameVisits(series))}, ${planned.count}`,
            value: formatMoney(planned.cents),
          })),
          ...(holidayCount === 0
            ? []
            : [{ label: 'Left out, public holidays', value: String(holidayCount) }]),
          { label: <b>{plural(count, 'visit')}</b>, value: <b>{formatMoney(cents)}</b> },
        ]}
      />
      <p className={styles['quiet']}>
        The plan ends then. Each hour at the rate that was billed last, or else at the price limit.
      </p>
    </Card>
  );
}

interface OverBudgetProps extends PlanCostOf {
  readonly client: Pick<Client, 'id' | 'first_name' | 'profile'>;
}

/** Warns when the visits until the plan ends cost more than its remaining budget. */
export function OverBudget(props: OverBudgetProps) {
  const today = sydneyDateOf(useNow());
  const cost = planCost(props, today);
  if (cost === null) return null;
  const { remaining_budget_cents: left, remaining_budget_on: recordedOn } = cost.plan;
  if (left === null || cost.cents <= left) return null;
  const { id, first_name: name } = props.client;
  const recorded = recordedOn === null ? '' : `, recorded ${formatPlainDate(recordedOn, 'medium')}`;
  return (
    <Alert
      tone="warning"
      title={`${plural(cost.count, 'visit')} until the plan ends on ${formatPlainDate(cost.end, 'medium')} cost ${formatMoney(cost.cents)}`}
    >
      <p>
        {`That is ${formatMoney(cost.cents - left)} more than the budget left (${formatMoney(left)}${recorded}).`}
      </p>
      <p>
        <ButtonLink
          variant="outline"
          size="sm"
          icon={<MessageCircle />}
          href={withClient(STAFF_MESSAGE_NEW_PATH, id)}
        >
          Tell {name}
        </ButtonLink>
      </p>
    </Alert>
  );
}
