import { plural } from '@cleaning/contract/rules';
import type { DashboardInvoices, InvoiceSummary } from '@cleaning/contract/invoices';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { InvoiceStatusBadge } from '#domains/invoices/invoice-status-badge.tsx';
import { invoicePath } from '#kit/lib/paths.ts';
import linkStyles from './link-list.module.css';
import styles from './invoices-card.module.css';

export interface InvoicesCardProps {
  invoices: DashboardInvoices;
  /** Adds the amount that the NDIS plan pays, which the client does not owe. */
  isNdis: boolean;
}

/** Unpaid totals and the first unpaid invoices. */
export function InvoicesCard({ invoices, isNdis }: InvoicesCardProps) {
  return (
    <Card title="Unpaid invoices">
      {invoices.due_count === 0 ? (
        <div className={styles['body']}>
          <p className={styles['text']}>You are up to date.</p>
          <WithPlan invoices={invoices} isNdis={isNdis} />
          <ButtonLink href={SITE_PATHS.clientInvoices} variant="outline" block>
            See all invoices
          </ButtonLink>
        </div>
      ) : (
        <div className={styles['body']}>
          <p>
            <b className={styles['figure']}>{formatMoney(invoices.due_cents)}</b>
            <span className={styles['text']}>{countInvoices(invoices)}</span>
          </p>
          {invoices.overdue_count === 0 ? null : (
            <p className={styles['late']}>
              {formatMoney(invoices.overdue_cents)} of it is overdue.
            </p>
          )}
          <ul className={`${linkStyles['list']} ${styles['rows']}`}>
            {invoices.invoices.map((invoice) => (
              <li key={invoice.id}>
                <InvoiceLink invoice={invoice} />
              </li>
            ))}
          </ul>
          <WithPlan invoices={invoices} isNdis={isNdis} />
          <ButtonLink href={SITE_PATHS.clientInvoices} variant="outline" block>
            See all invoices
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

/** What a plan manager or the NDIA is still to pay. */
function WithPlan({ invoices, isNdis }: InvoicesCardProps) {
  const { plan_due_cents: cents, plan_due_count: count } = invoices;
  if (!isNdis || count === 0) return null;
  const what = plural(count, 'invoice is', 'invoices are');
  return <p className={styles['text']}>{`${what} with your NDIS plan: ${formatMoney(cents)}.`}</p>;
}

function InvoiceLink({ invoice }: { invoice: InvoiceSummary }) {
  return (
    <Link className={linkStyles['short']} href={invoicePath(invoice.id)}>
      <span>
        <b className={linkStyles['name']}>{invoice.number}</b>
        <span className={linkStyles['detail']}>{describeDue(invoice)}</span>
      </span>
      <span>
        <InvoiceStatusBadge invoice={invoice} />
        <span className={linkStyles['total']}>{formatMoney(invoice.balance_cents)}</span>
      </span>
    </Link>
  );
}

function describeDue({ due_date: due, is_overdue: isLate }: InvoiceSummary): string {
  if (due === null) return 'Not due yet';
  return `${isLate ? 'Was due' : 'Due'} ${formatPlainDate(due, 'medium')}`;
}

const countInvoices = ({ due_count: count }: Pick<DashboardInvoices, 'due_count'>): string =>
  plural(count, 'invoice to pay', 'invoices to pay');
