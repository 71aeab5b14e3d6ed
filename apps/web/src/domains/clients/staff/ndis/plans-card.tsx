import type { Client, RemoveClientPeriodRequest } from '@cleaning/contract/clients';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '#kit/api/portal-api.tsx';
import { AddPlan } from './add-plan.tsx';
import { ChangePlan } from './change-plan.tsx';
import { describePlan, planPeriod } from './client-labels.ts';
import { type PeriodAction, PeriodsCard } from './periods-card.tsx';
import { RemovePeriod } from './remove-period.tsx';

/** All NDIS plans of a client. An invoice is checked against the plan of its date. */
export function PlansCard({ client }: { readonly client: Client }) {
  const { plans } = client.profile;
  return (
    <PeriodsCard
      title="Plans"
      what="plan"
      addLabel="Add a plan"
      emptyText="No plan is recorded yet."
      periods={plans.map((plan) => ({
        id: plan.id,
        days: planPeriod(plan),
        isCurrent: plan.is_current,
        description: describePlan(plan),
      }))}
      renderDialog={(action, onClose) => (
        <PlanDialog client={client} action={action} onClose={onClose} />
      )}
    />
  );
}

interface PlanDialogProps {
  readonly client: Client;
  readonly action: PeriodAction;
  readonly onClose: () => void;
}

function PlanDialog({ client, action, onClose }: PlanDialogProps) {
  const api = useApi();
  const { mutateAsync: remove } = useMutation(api.removeClientPlanFor.mutation());
  if (action.type === 'add') return <AddPlan client={client} onClose={onClose} />;
  const plan = client.profile.plans.find(({ id }) => id === action.id);
  if (plan === undefined) return null;
  if (action.type === 'change') {
    return <ChangePlan client={client} plan={plan} onClose={onClose} />;
  }
  return (
    <RemovePeriod
      client={client}
      what="plan"
      period={planPeriod(plan)}
      send={(body: RemoveClientPeriodRequest) => remove({ id: client.id, plan_id: plan.id, body })}
      onClose={onClose}
    />
  );
}
