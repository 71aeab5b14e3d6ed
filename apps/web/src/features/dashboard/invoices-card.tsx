import type { DashboardInvoices, InvoiceSummary } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { formatAud, formatPlainDate } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { InvoiceStatusBadge } from '../../shared/invoices/invoice-status-badge.tsx';
import { invoicePath } from '../../shared/lib/paths.ts';
import { payerInList } from '../../shared/invoices/overdue-labels.ts';
import linkStyles from './link-list.module.css';
import styles from './invoices-card.module.css';

export interface InvoicesCardProps {
  invoices: DashboardInvoices;
  /** Adds the payer to each invoice, since another party may pay for a participant. */
  isNdis: boolean;
}

/** Unpaid totals and the first unpaid invoices. */
export function InvoicesCard({ invoices, isNdis }: InvoicesCardProps) {
  return (
    <Card title="Unpaid invoices">
      {invoices.due_count === 0 ? (
        <div className={styles['body']}>
          <p className={styles['text']}>You owe nothing. Every invoice is paid.</p>
          <ButtonLink href={SITE_PATHS.clientInvoices} variant="outline" block>
            See all invoices
          </ButtonLink>
        </div>
      ) : (
        <div className={styles['body']}>
          <p>
            <b className={styles['figure']}>{money(invoices.due_cents)}</b>
            <span className={styles['text']}>{countInvoices(invoices, isNdis)}</span>
          </p>
          {invoices.overdue_count === 0 ? null : (
            <p className={styles['late']}>{money(invoices.overdue_cents)} of it is overdue.</p>
          )}
          <ul className={`${linkStyles['list']} ${styles['rows']}`}>
            {invoices.invoices.map((invoice) => (
              <li key={invoice.id}>
                <InvoiceLink invoice={invoice} isNdis={isNdis} />
              </li>
            ))}
          </ul>
          <ButtonLink href={SITE_PATHS.clientInvoices} variant="outline" block>
            See all invoices
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

function InvoiceLink({ invoice, isNdis }: { invoice: InvoiceSummary; isNdis: boolean }) {
  return (
    <Link className={linkStyles['short']} href={invoicePath(invoice.id)}>
      <span>
        <b className={linkStyles['name']}>{invoice.number}</b>
        <span className={linkStyles['detail']}>{describeDue(invoice)}</span>
        {isNdis ? (
          <span className={linkStyles['detail']}>{`Pays: ${payerInList(invoice)}`}</span>
        ) : null}
      </span>
      <span>
        <InvoiceStatusBadge invoice={invoice} />
        <span className={linkStyles['total']}>{money(invoice.balance_cents)}</span>
      </span>
    </Link>
  );
}

function describeDue({ due_date: due, is_overdue: isLate }: InvoiceSummary): string {
  if (due === null) return 'Not due yet';
  return `${isLate ? 'Was due' : 'Due'} ${formatPlainDate(due, 'medium')}`;
}

const money = (cents: number): string => formatAud(cents, { decimals: 'always' });

/** The number of unpaid invoices. Another party may pay for a participant, so the text avoids "to pay". */
function countInvoices(
  { due_count: count }: Pick<DashboardInvoices, 'due_count'>,
  isNdis: boolean,
): string {
  const invoices = count === 1 ? '1 invoice' : `${count} invoices`;
  return isNdis ? `${invoices} not paid yet` : `${invoices} to pay`;
}
