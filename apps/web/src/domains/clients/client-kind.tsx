import type { ClientSummary } from '@cleaning/contract/clients';
import { Badge } from '@cleaning/ui/badge';
import BadgeCheck from 'lucide-react/icons/badge-check';
import House from 'lucide-react/icons/house';

type Kind = Pick<ClientSummary, 'client_type' | 'plan_management'>;

/** "NDIS, plan-managed" or "General". */
export function describeKind({ client_type, plan_management }: Kind): string {
  if (client_type === 'general') return 'General';
  return plan_management === null ? 'NDIS' : `NDIS, ${plan_management}-managed`;
}

/** Whether a client is general or NDIS, and for NDIS who manages the plan. */
export function ClientKind({ client }: { readonly client: Kind }) {
  const isNdis = client.client_type === 'ndis';
  return (
    <Badge tone={isNdis ? 'info' : 'neutral'} icon={isNdis ? <BadgeCheck /> : <House />}>
      {describeKind(client)}
    </Badge>
  );
}
