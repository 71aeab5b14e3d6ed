import { company } from '@cleaning/company';
import type { Invoice } from '@cleaning/contract';
import { formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { type WayToPay, wayToPay } from '../model/how-to-pay.ts';
import { money } from '../model/money.ts';
import styles from './way-to-pay-card.module.css';

/** Who pays an invoice, and how. Bank details stand here only where the reader is asked to pay. */
export function WayToPayCard({ invoice }: { invoice: Invoice }) {
  const way = wayToPay(invoice);
  const due = invoice.due_date === null ? null : formatPlainDate(invoice.due_date, 'medium');
  if (way.by !== 'client') {
    return (
      <Card title={way.by === 'nobody' ? 'Nothing to pay' : 'You do not need to pay'}>
        <p className={styles['words']}>{explain(way)}</p>
      </Card>
    );
  }
  const { accountName, bsb, accountNumber } = company.bank;
  return (
    <Card title="How to pay">
      <div className={styles['words']}>
        {way.sentTo === null ? null : <p>We sent this invoice to {way.sentTo} to pay.</p>}
        <p>
          Transfer <b>{money(invoice.balance_cents)}</b>
          {due === null ? null : ` by ${due}`}. Use the reference, so that we know it is yours.
        </p>
      </div>
      <SummaryList
        layout="facts"
        rows={[
          { label: 'Account name', value: accountName },
          { label: 'BSB', value: bsb },
          { label: 'Account number', value: accountNumber },
          { label: 'Reference', value: invoice.number ?? '' },
        ]}
      />
    </Card>
  );
}

type PaidByOthers = Exclude<WayToPay, { by: 'client' }>;

const WHY = {
  paid: 'This invoice is settled. Thank you.',
  void: 'We cancelled this invoice. Please do not pay it.',
  written_off: 'We closed this invoice. You do not need to pay it.',
  draft: 'We are still preparing this invoice.',
} as const;

function explain(way: PaidByOthers): string {
  if (way.by === 'nobody') return WHY[way.why];
  return way.by === 'agency'
    ? 'We claim this invoice from the NDIS for you. It is paid from your plan.'
    : `We sent this invoice to ${way.name}, who manages your plan and pays it for you.`;
}
