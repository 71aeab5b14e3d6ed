import type { DepositPayment, Quote } from '@cleaning/contract/quotes';
import { PAYMENT_METHOD_WORDS } from '@cleaning/contract/payments/rules';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useState } from 'react';
import styles from './deposit-card.module.css';
import type { DepositFormProps } from './deposit-form.ts';
import { RecordDeposit } from './record-deposit.tsx';
import { RefundDeposit } from './refund-deposit.tsx';
import { TakeDepositBack } from './take-deposit-back.tsx';

/**
 * A quote's deposit with its payments, and the actions to record them. Only for a quote with a
 * deposit.
 */
export function DepositCard({ quote }: { readonly quote: Quote }) {
  const { deposit, price, available_commands } = quote;
  const [openDialog, setOpenDialog] = useState<DepositCommand | null>(null);
  const asksFor = price.deposit_cents ?? 0;
  if (asksFor === 0 && deposit.status === 'none') return null;
  return (
    <Card title="Deposit">
      <SummaryList layout="facts" rows={listFacts(quote, asksFor)} />
      <Payments
        payments={deposit.payments}
        onUndo={
          available_commands.includes('take_deposit_back')
            ? (payment) => setOpenDialog({ name: 'take_back', payment })
            : null
        }
      />
      <div className={styles['actions']}>
        {available_commands.includes('record_deposit') ? (
          <Button onClick={() => setOpenDialog({ name: 'record' })}>Record deposit</Button>
        ) : null}
        {available_commands.includes('refund_deposit') ? (
          <Button variant="outline" onClick={() => setOpenDialog({ name: 'refund' })}>
            Pay the deposit back
          </Button>
        ) : null}
      </div>
      {openDialog === null ? null : (
        <DepositDialog quote={quote} command={openDialog} onClose={() => setOpenDialog(null)} />
      )}
    </Card>
  );
}

/**
 * Records that money for a deposit was received, that a payment was not received after all, or that
 * the deposit was refunded.
 */
type DepositCommand =
  | { readonly name: 'record' | 'refund' }
  | { readonly name: 'take_back'; readonly payment: DepositPayment };

/** The dialog of one deposit command. */
function DepositDialog({
  command,
  ...props
}: DepositFormProps & { readonly command: DepositCommand }) {
  if (command.name === 'take_back') return <TakeDepositBack {...props} payment={command.payment} />;
  return command.name === 'record' ? <RecordDeposit {...props} /> : <RefundDeposit {...props} />;
}

interface PaymentsProps {
  readonly payments: readonly DepositPayment[];
  /** Null while no payment can be taken back. */
  readonly onUndo: ((payment: DepositPayment) => void) | null;
}

function Payments({ payments, onUndo }: PaymentsProps) {
  if (payments.length === 0) return null;
  return (
    <ul className={styles['payments']} aria-label="Payments of the deposit">
      {payments.map((payment) => (
        <li key={payment.id} className={styles['payment']}>
          <p>
            {formatPlainDate(payment.received_on, 'medium')}, {PAYMENT_METHOD_WORDS[payment.method]}
            <small>{payment.reference}</small>
          </p>
          <b>{formatMoney(payment.amount_cents)}</b>
          {onUndo === null ? null : (
            <Button size="sm" variant="outline" onClick={() => onUndo(payment)}>
              Undo, typed by mistake{' '}
              <VisuallyHidden>
                {formatMoney(payment.amount_cents)}, {payment.reference}
              </VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const STATUS_WORDS: Readonly<Record<Quote['deposit']['status'], string>> = {
  none: 'Due once approved',
  due: 'Not paid yet',
  paid: 'Paid',
  refunded: 'Paid back',
};

function listFacts({ deposit }: Quote, asksFor: number) {
  const { status, received_cents: received, due_cents: due } = deposit;
  const isPartlyPaid = due > 0 && received > 0;
  return [
    { label: 'Status', value: isPartlyPaid ? 'Partly paid' : STATUS_WORDS[status] },
    { label: 'Amount', value: formatMoney(deposit.amount_cents || asksFor) },
    ...(received === 0 ? [] : [{ label: 'Received', value: formatMoney(received) }]),
    ...(isPartlyPaid ? [{ label: 'Still due', value: <b>{formatMoney(due)}</b> }] : []),
    ...(deposit.refunded_on === null
      ? []
      : [{ label: 'Paid back', value: formatMoney(deposit.refunded_cents) }]),
  ];
}
