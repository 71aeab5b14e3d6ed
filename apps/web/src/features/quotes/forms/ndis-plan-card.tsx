import { useAuth } from '@cleaning/auth/react';
import type { ClientProfile } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { Card } from '@cleaning/ui/card';
import { ChangeLink, SummaryList } from '@cleaning/ui/summary-list';
import { useQuery } from '@tanstack/react-query';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';

/** What an NDIS client's invoice will go by. They are details of the account, and changed there. */
export function NdisPlanCard() {
  const { queries } = usePortalApi();
  const { isNdisClient } = useAuth();
  const { data } = useQuery({ ...queries.accounts.clientProfile(), enabled: isNdisClient });
  if (!isNdisClient || data === undefined) return null;
  return (
    <Card
      title="NDIS plan"
      action={<ChangeLink href={SITE_PATHS.clientAccount} what="NDIS plan, on your account page" />}
    >
      <SummaryList
        rows={[
          { label: 'NDIS number', value: data.ndis_number_masked ?? NOT_GIVEN },
          { label: 'Plan type', value: planOf(data) },
          { label: 'Invoice goes to', value: payerOf(data) },
        ]}
      />
    </Card>
  );
}

const NOT_GIVEN = 'Not given yet';

const PLANS = { self: 'Self-managed', plan: 'Plan-managed', agency: 'Agency-managed' } as const;

function planOf({ plan_management: plan }: ClientProfile): string {
  return plan === null ? NOT_GIVEN : PLANS[plan];
}

function payerOf({ plan_management: plan, plan_manager_name: manager }: ClientProfile): string {
  if (plan === null) return NOT_GIVEN;
  if (plan === 'self') return 'You';
  const payer = plan === 'agency' ? 'The NDIA' : (manager ?? 'Your plan manager');
  return `${payer}, with a copy to you`;
}
