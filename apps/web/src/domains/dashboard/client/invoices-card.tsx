import { Code } from '@cleaning/ui/code';
import { plural } from '@cleaning/contract/rules';
import type { DashboardInvoices, InvoiceSummary } from '@cleaning/contract/invoices';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { InvoiceStatusBadge } from '#domains/invoices/invoice-status-badge.tsx';
import { invoicePath } from '#domains/invoices/invoice-paths.ts';
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
        <Stack gap="space-2">
          <Text tone="muted">You are up to date.</Text>
          <WithPlan invoices={invoices} isNdis={isNdis} />
          <ButtonLink href={SITE_PATHS.clientInvoices} variant="outline" block>
            See all invoices
          </ButtonLink>
        </Stack>
      ) : (
        <Stack gap="space-2">
          <p>
            <b className={styles['figure']}>{formatMoney(invoices.due_cents)}</b>
            <Text as="span" tone="muted">
              {countInvoices(invoices)}
            </Text>
          </p>
          {invoices.overdue_count === 0 ? null : (
            <Text tone="danger" weight="semibold">
              {formatMoney(invoices.overdue_cents)} of it is overdue.
            </Text>
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
        </Stack>
      )}
    </Card>
  );
}

/** What a plan manager or the NDIA is still to pay. */
function WithPlan({ invoices, isNdis }: InvoicesCardProps) {
  const { plan_due_cents: cents, plan_due_count: count } = invoices;
  if (!isNdis || count === 0) return null;
  const what = plural(count, 'invoice is', 'invoices are');
  return <Text tone="muted">{`${what} with your NDIS plan: ${formatMoney(cents)}.`}</Text>;
}

function InvoiceLink({ invoice }: { invoice: InvoiceSummary }) {
  return (
    <Link className={linkStyles['short']} href={invoicePath(invoice.id)}>
      <span>
        <b className={linkStyles['name']}>
          <Code>{invoice.number}</Code>
        </b>
        <Text as="span" tone="muted">
          {describeDue(invoice)}
        </Text>
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
