import { formatAud, formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { useQuery } from '@tanstack/react-query';
import { usePortalApi } from '../../../shared/portal-api/index.ts';
import { InvoiceStatusBadge, invoicePath } from '../../../shared/invoices/index.ts';
import styles from './invoices-of-quote.module.css';

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
      <ul className={styles['list']}>
        {data.results.map((invoice) => (
          <li key={invoice.id} className={styles['invoice']}>
            <span>
              <Link href={invoicePath(invoice.id)} className={styles['number']}>
                {invoice.number ?? 'Invoice'}
              </Link>
              {invoice.due_date === null ? null : (
                <span className={styles['due']}>
                  {`Due on ${formatPlainDate(invoice.due_date, 'medium')}`}
                </span>
              )}
            </span>
            <span className={styles['end']}>
              <InvoiceStatusBadge invoice={invoice} />
              <b>{formatAud(invoice.total_cents, { decimals: 'always' })}</b>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
