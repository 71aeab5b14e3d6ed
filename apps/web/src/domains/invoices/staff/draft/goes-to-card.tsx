import type { Invoice } from '@cleaning/contract/invoices';
import { fullName, plural } from '@cleaning/contract/rules';
import { Card } from '@cleaning/ui/card';
import { addDays } from '@cleaning/ndis';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { SummaryList } from '@cleaning/ui/summary-list';
import { useQuery } from '@tanstack/react-query';
import { formatRecipient } from '#domains/clients/no-email.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { useApi } from '#kit/api/portal-api.tsx';

/** Who will receive the invoice, according to the client's record. */
export function GoesToCard({ invoice }: { readonly invoice: Invoice }) {
  const api = useApi();
  const { data: client } = useQuery(api.getClient.query({ id: invoice.client_id }));
  const { data: settings } = useQuery({
    ...api.getSettings.query(),
    enabled: client !== undefined,
  });
  const today = sydneyDateOf(useNow());
  if (client === undefined) return null;
  const { profile } = client;
  const plan = invoice.kind === 'ndis' ? profile.plan_management : null;
  const own = formatRecipient(fullName(client.first_name, client.last_name), client.email);
  const nominee = `${profile.nominee_name ?? 'Nominee'}, ${profile.nominee_email ?? 'address missing'}`;
  const payers = {
    agency: 'NDIA, in the next batch of claims',
    plan: `${profile.plan_manager_name ?? 'Plan manager'}, ${profile.plan_manager_invoice_email ?? 'address missing'}`,
    self: profile.nominee_email === null ? own : nominee,
  };
  return (
    <Card title="Goes to">
      <SummaryList
        layout="facts"
        rows={[
          { label: 'Paid by', value: plan === null ? own : payers[plan] },
          { label: 'Client', value: own },
          ...(profile.nominee_gets_copies && plan !== 'self'
            ? [{ label: 'Copy for', value: nominee }]
            : []),
          {
            label: 'Due',
            value: settings === undefined ? null : describeDue(settings.invoice_due_days, today),
          },
        ]}
      />
    </Card>
  );
}

const describeDue = (days: number, today: string): string =>
  `${plural(days, 'day')} after it is issued, ${formatPlainDate(addDays(today, days), 'medium')} if that is today`;
