import { Code } from '@cleaning/ui/code';
import { plural } from '@cleaning/contract/rules';
import type { OverdueInvoice, StaffToday } from '@cleaning/contract/staff';
import { daysBetween } from '@cleaning/ndis';
import { formatMoney } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { ArrowLink } from '@cleaning/ui/link';
import { Row, RowList } from '@cleaning/ui/row-list';
import { Text } from '@cleaning/ui/text';
import type { ReactNode } from 'react';
import { OVERDUE_INVOICES, staffInvoicePath } from '#domains/invoices/invoice-paths.ts';
import { describeShortDate } from '#domains/appointments/format-appointment.ts';
import styles from './today.module.css';

export interface OverdueCardProps {
  readonly today: Pick<StaffToday, 'overdue' | 'date'>;
}

/** Overdue invoices, oldest first. */
export function OverdueCard({ today: { overdue, date } }: OverdueCardProps) {
  return (
    <Card title="Overdue invoices" action={<ArrowLink href={OVERDUE_INVOICES}>Invoices</ArrowLink>}>
      {overdue.invoices.length === 0 ? (
        <Text tone="muted">Nothing is late.</Text>
      ) : (
        <>
          <RowList>
            {overdue.invoices.map((invoice) => (
              <Row
                key={invoice.id}
                href={staffInvoicePath(invoice.id)}
                title={invoice.client_name}
                detail={describeDebt(invoice, date)}
                end={formatMoney(invoice.balance_cents)}
                endDetail={<Code>{invoice.number}</Code>}
              />
            ))}
          </RowList>
          <p className={styles['total']}>
            <span>Overdue in total</span>
            <b>{formatMoney(overdue.cents)}</b>
          </p>
        </>
      )}
    </Card>
  );
}

function describeDebt(invoice: OverdueInvoice, today: string): ReactNode {
  const { balance_cents: balance, total_cents: total, payer, held } = invoice;
  const parts = [`${daysOverdue(invoice, today)} overdue`];
  if (balance !== total)
    parts.push(`${formatMoney(total - balance)} of ${formatMoney(total)} paid`);
  if (payer === 'plan_manager') parts.push('With the plan manager');
  const state = parts.join('. ');
  if (held === null) return state;
  return (
    <>
      {state}
      <span className={styles['clamped']}>
        {`Held until ${describeShortDate(held.until)}: ${held.reason}`}
      </span>
    </>
  );
}

/** The time since the due date: "20 days". */
export function daysOverdue({ due_date: due }: OverdueInvoice, today: string): string {
  const days = due === null ? 0 : daysBetween(due, today);
  return plural(days, 'day');
}
