import { formatAud, formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { useQuery } from '@tanstack/react-query';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { InvoiceStatusBadge } from '../../../shared/invoices/invoice-status-badge.tsx';
import { invoicePath } from '../../../shared/lib/paths.ts';
import { LinkedRow, LinkedRows } from './linked-row.tsx';

/**
 * The invoices over a quote and its visits. Nothing while there are none, or when they cannot be read:
 * they are all under Invoices.
 */
export function InvoicesOfQuote({ quoteId }: { quoteId: string }) {
  const { queries } = usePortalApi();
  const { data } = useQuery(queries.invoices.mine({ quote_id: quoteId, page_size: 20 }));
  if (data === undefined || data.results.length === 0) return null;

  return (
    <Card title={data.results.length === 1 ? 'Your invoice' : 'Your invoices'}>
      <LinkedRows>
        {data.results.map((invoice) => (
          <LinkedRow
            key={invoice.id}
            href={invoicePath(invoice.id)}
            name={invoice.number ?? 'Invoice'}
            words={
              invoice.due_date === null
                ? null
                : `Due on ${formatPlainDate(invoice.due_date, 'medium')}`
            }
            end={
              <>
                <InvoiceStatusBadge invoice={invoice} />
                <b>{formatAud(invoice.total_cents, { decimals: 'always' })}</b>
              </>
            }
          />
        ))}
      </LinkedRows>
    </Card>
  );
}
