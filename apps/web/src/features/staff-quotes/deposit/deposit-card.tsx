import type { Quote } from '@cleaning/contract';
import { formatPlainDate } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { Suspense, lazy, useState } from 'react';
import { retry } from '../../../shared/deferred/retry.ts';
import { dollars } from '../list/quote-labels.ts';
import styles from './deposit-card.module.css';
import type { DepositCommand } from './deposit-dialog.tsx';

const DepositDialog = lazy(() => retry(() => import('./deposit-dialog.tsx')));

/** A quote's deposit and the actions to record it. Only for a quote with a deposit. */
export function DepositCard({ quote }: { readonly quote: Quote }) {
  const { deposit, price, available_commands } = quote;
  const [openDialog, setOpenDialog] = useState<DepositCommand | null>(null);
  const asksFor = price.deposit_cents ?? 0;
  if (asksFor === 0 && deposit.status === 'none') return null;
  return (
    <Card title="Deposit">
      <SummaryList
        layout="facts"
        rows={[
          { label: 'Status', value: STATUS_WORDS[deposit.status] },
          { label: 'Amount', value: dollars(deposit.amount_cents || asksFor) },
          ...(deposit.paid_on === null
            ? []
            : [{ label: 'Received', value: formatPlainDate(deposit.paid_on, 'long') }]),
          ...(deposit.refunded_on === null
            ? []
            : [{ label: 'Refunded', value: dollars(deposit.refunded_cents) }]),
        ]}
      />
      <div className={styles['actions']}>
        {available_commands.includes('record_deposit') ? (
          <Button onClick={() => setOpenDialog('record')}>Record deposit</Button>
        ) : null}
        {available_commands.includes('refund_deposit') ? (
          <Button variant="outline" onClick={() => setOpenDialog('refund')}>
            Refund deposit
          </Button>
        ) : null}
      </div>
      {available_commands.includes('take_deposit_back') ? (
        <div className={styles['mistake']}>
          <p>Recorded by mistake? No money moves.</p>
          <Button variant="ghost" onClick={() => setOpenDialog('take_back')}>
            Undo recording
          </Button>
        </div>
      ) : null}
      <Suspense fallback={null}>
        {openDialog === null ? null : (
          <DepositDialog quote={quote} command={openDialog} onClose={() => setOpenDialog(null)} />
        )}
      </Suspense>
    </Card>
  );
}

const STATUS_WORDS: Readonly<Record<Quote['deposit']['status'], string>> = {
  none: 'Due once approved',
  due: 'Not paid yet',
  paid: 'Paid',
  refunded: 'Refunded',
};
