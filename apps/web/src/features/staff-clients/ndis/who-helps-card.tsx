import type { Client } from '@cleaning/contract';
import { formatAbn } from '@cleaning/contract/rules';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';

/** Who acts for a client, and where their invoices go when it is not to them. */
export function WhoHelpsCard({ client }: { readonly client: Client }) {
  const { nominee_name, nominee_email, billing_address: billing, abn } = client.profile;
  const nominee = [nominee_name, nominee_email].filter((part) => part !== null).join(', ');
  const rows = [
    ...(client.client_type === 'ndis' ? [{ label: 'Nominee', value: nominee || 'None' }] : []),
    {
      label: 'Billing address',
      value:
        billing === null
          ? 'Same as the visit'
          : `${billing.line1}, ${billing.suburb} ${billing.state} ${billing.postcode}`,
    },
    { label: 'ABN', value: abn === null ? 'None' : formatAbn(abn) },
  ];
  return (
    <Card title="Billing and who helps">
      <SummaryList layout="facts" rows={rows} />
    </Card>
  );
}
