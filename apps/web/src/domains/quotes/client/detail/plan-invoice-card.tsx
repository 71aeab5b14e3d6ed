import { isPlanFunded, type ServiceId } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { useQuery } from '@tanstack/react-query';
import { describePayer, describePlanManagement } from '../plan-payer.ts';
import { useApi } from '#kit/api/portal-api.tsx';

/** Who gets the invoices of an NDIS quote. Renders nothing until the client has given their plan. */
export function PlanInvoiceCard({ serviceId }: { serviceId: ServiceId }) {
  const api = useApi();
  const { data: profile } = useQuery({
    ...api.getClientProfile.query(),
    enabled: isPlanFunded(serviceId),
  });
  if (!isPlanFunded(serviceId) || profile === undefined || profile.plan_management === null) {
    return null;
  }
  const { plan_management: plan, plan_manager_invoice_email: email } = profile;
  return (
    <Card title="Who gets the invoice">
      <SummaryList
        layout="facts"
        rows={[
          { label: 'Plan type', value: describePlanManagement(profile) },
          { label: 'Invoice goes to', value: describePayer(profile) },
          ...(plan === 'plan' && email !== null ? [{ label: 'Sent to', value: email }] : []),
        ]}
      />
    </Card>
  );
}
