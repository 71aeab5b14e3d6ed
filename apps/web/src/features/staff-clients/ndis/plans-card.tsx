import type { Client, ClientPlan } from '@cleaning/contract';
import { formatPlainDate } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { TextButton } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import styles from '../detail/client-page.module.css';
import { AddPlan } from './add-plan.tsx';
import { describePeriod, dollarsOr, PLAN_NAMES } from './client-labels.ts';

/** Every NDIS plan of a client: an invoice is checked against the one of its day. */
export function PlansCard({ client }: { readonly client: Client }) {
  const [isAdding, setAdding] = useState(false);
  const { plans } = client.profile;
  return (
    <Card
      title="Plans"
      action={
        <TextButton end onClick={() => setAdding(true)}>
          Add a plan
        </TextButton>
      }
    >
      {plans.length === 0 ? (
        <p>No plan is recorded yet.</p>
      ) : (
        <ol className={styles['plans']}>
          {plans.map((plan) => (
            <li key={plan.id} className={styles['plan']}>
              <span className={styles['planHead']}>
                {describePeriod(plan.plan_start, plan.plan_end)}
                {plan.is_current ? (
                  <Badge tone="success" icon={<Check />}>
                    In use
                  </Badge>
                ) : null}
              </span>
              <span>{describePlan(plan)}</span>
            </li>
          ))}
        </ol>
      )}
      {isAdding ? <AddPlan client={client} onClose={() => setAdding(false)} /> : null}
    </Card>
  );
}

/** "Plan-managed by Northside. $2,410.00 left on 2 Nov 2026." */
function describePlan(plan: ClientPlan): string {
  const { plan_management: management, plan_manager_name: manager } = plan;
  const managed = management === null ? 'Management not recorded' : PLAN_NAMES[management];
  const by = management === 'plan' && manager !== null ? ` by ${manager}` : '';
  const { remaining_budget_cents: cents, remaining_budget_on: on } = plan;
  const left =
    cents === null || on === null
      ? ''
      : ` ${dollarsOr(cents, '')} left on ${formatPlainDate(on, 'medium')}.`;
  return `${managed}${by}.${left}`;
}
