import { joinWithAnd } from '@cleaning/contract/rules';
import type { ClientProfile } from '@cleaning/contract/clients';
import { PLAN_MANAGEMENT_NAMES } from '@cleaning/contract/clients/rules';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { Alert } from '@cleaning/ui/alert';
import { ArrowLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import { SummaryList } from '@cleaning/ui/summary-list';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';

/** The NDIS details on record. The number is only ever shown masked. */
export function NdisDetails() {
  const api = useApi();
  const query = useQuery(api.getClientProfile.query());
  return (
    <Card title="Your NDIS details">
      <QueryContent query={query} what="your details" level={3} lines={2}>
        {(profile) => <PlanDetails profile={profile} />}
      </QueryContent>
    </Card>
  );
}

function PlanDetails({ profile }: { profile: ClientProfile }) {
  const missing = missingPlanDetails(profile);
  const plan = profile.plan_management;
  return (
    <Stack gap="space-2">
      <SummaryList
        layout="facts"
        rows={[
          { label: 'NDIS number', value: profile.ndis_number_masked ?? 'Not given yet' },
          {
            label: 'Plan type',
            value: plan === null ? 'Not given yet' : PLAN_MANAGEMENT_NAMES[plan],
          },
        ]}
      />
      {missing.length === 0 ? null : (
        <Alert tone="warning" title="Some details are missing">
          <p>{`Without ${joinWithAnd(missing)} your invoices cannot be claimed.`}</p>
        </Alert>
      )}
      <Inline>
        <ArrowLink href={SITE_PATHS.clientAccount}>
          {missing.length === 0 ? 'Update details' : 'Add them now'}
        </ArrowLink>
      </Inline>
    </Stack>
  );
}

/** Up to two details that an NDIS invoice needs and that are missing, as text. */
function missingPlanDetails(profile: ClientProfile): string[] {
  const needs: (readonly [isThere: boolean, label: string])[] = [
    [profile.ndis_number_masked !== null, 'your NDIS number'],
    [profile.plan_management !== null, 'your plan type'],
    [profile.plan_start !== null && profile.plan_end !== null, 'the dates of your plan'],
    [
      profile.plan_management !== 'plan' || profile.plan_manager_invoice_email !== null,
      'the email of your plan manager',
    ],
  ];
  return needs
    .filter(([isThere]) => !isThere)
    .map(([, label]) => label)
    .slice(0, 2);
}
