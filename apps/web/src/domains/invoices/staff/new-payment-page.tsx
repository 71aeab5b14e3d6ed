import type { Client } from '@cleaning/contract/clients';
import { OWED_INVOICE_STATUSES } from '@cleaning/contract/invoices/rules';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Row, RowList } from '@cleaning/ui/row-list';
import { useQuery } from '@tanstack/react-query';
import { ForClient } from '#domains/clients/for-client.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useRows } from '#kit/shortcuts/use-rows.ts';
import { STAFF_INVOICES_PATH, staffInvoicePath } from '../invoice-paths.ts';

export const handle = { title: 'New payment' };

/**
 * Finds the client's invoice that a payment is for. The payment is recorded on the invoice's page.
 */
export function Component() {
  return (
    <ForClient title="New payment" back={{ label: 'Invoices', href: STAFF_INVOICES_PATH }}>
      {(client) => <OwedInvoices key={client.id} client={client} />}
    </ForClient>
  );
}

/** How many invoices are shown, earliest due date first. */
const MAX_SHOWN = 50;

function OwedInvoices({ client }: { readonly client: Client }) {
  const api = useApi();
  const rows = useRows<HTMLDivElement>();
  const query = useQuery(
    api.listInvoices.query({
      client_id: client.id,
      status: OWED_INVOICE_STATUSES.join(','),
      ordering: 'due_date',
      page_size: MAX_SHOWN,
    }),
  );
  return (
    <QueryContent query={query} what="the invoices" card>
      {({ results }) => (
        <Card title="Which invoice is it for?">
          <div ref={rows}>
            {results.length === 0 ? (
              <p>{client.first_name} owes nothing.</p>
            ) : (
              <RowList>
                {results.map(({ id, number, due_date: due, balance_cents, total_cents }) => (
                  <Row
                    key={id}
                    href={staffInvoicePath(id)}
                    title={number ?? 'Invoice'}
                    detail={due === null ? undefined : `Due ${formatPlainDate(due, 'medium')}`}
                    end={formatMoney(balance_cents)}
                    endDetail={`of ${formatMoney(total_cents)}`}
                  />
                ))}
              </RowList>
            )}
          </div>
        </Card>
      )}
    </QueryContent>
  );
}
