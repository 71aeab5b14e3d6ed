import { type Client, HISTORY_LENGTH } from '@cleaning/contract/clients';
import { formatAbn } from '@cleaning/contract/rules';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#kit/api/portal-api.tsx';

/**
 * Who acts for a client, who usually cleans there, and where the invoices go if not to the client.
 */
export function WhoHelpsCard({ client }: { readonly client: Client }) {
  const api = useApi();
  const { data } = useQuery(api.getClientHistory.query({ id: client.id, limit: HISTORY_LENGTH }));
  const { nominee_name, nominee_email, nominee_gets_copies } = client.profile;
  const { billing_address: billing, abn } = client.profile;
  const nominee = [nominee_name, nominee_email].filter((part) => part !== null).join(', ');
  const rows = [
    ...(client.client_type === 'ndis' ? [{ label: 'Nominee', value: nominee || 'None' }] : []),
    ...(client.client_type === 'ndis' && nominee_email !== null
      ? [{ label: 'Copies to nominee', value: nominee_gets_copies ? 'Yes, agreed' : 'No' }]
      : []),
    ...(data === undefined
      ? []
      : [{ label: 'Usual cleaner', value: data.overview.usual_cleaner ?? 'None yet' }]),
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
