import { company } from '@cleaning/company';
import type { Quote } from '@cleaning/contract';
import { formatAud, formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import styles from './quote-deposit-card.module.css';

const money = (cents: number) => formatAud(cents, { decimals: 'always' });

/**
 * How to pay the deposit of an approved quote, and its status. Renders nothing without a deposit.
 */
export function QuoteDepositCard({ quote }: { quote: Quote }) {
  const { deposit, reference } = quote;
  if (deposit.status === 'none') return null;
  if (deposit.status === 'due') {
    const { accountName, bsb, accountNumber } = company.bank;
    return (
      <Card title="How to pay the deposit">
        <p className={styles['text']}>
          Transfer <b>{money(deposit.amount_cents)}</b> before we come. It is part of the total. Use
          the reference, so that we know it is yours.
        </p>
        <SummaryList
          layout="facts"
          rows={[
            { label: 'Account name', value: accountName },
            { label: 'BSB', value: bsb },
            { label: 'Account number', value: accountNumber },
            { label: 'Reference', value: reference },
          ]}
        />
      </Card>
    );
  }
  return (
    <Card title="Your deposit">
      <SummaryList layout="facts" rows={receivedFacts(quote)} />
    </Card>
  );
}

const onDay = (date: string | null) =>
  date === null ? '' : ` on ${formatPlainDate(date, 'medium')}`;

function receivedFacts({ deposit }: Quote) {
  const { taken_off_cents: takenOff, refunded_cents: refunded } = deposit;
  return [
    { label: 'Received', value: `${money(deposit.amount_cents)}${onDay(deposit.paid_on)}` },
    ...(deposit.reference === null || deposit.reference === ''
      ? []
      : [{ label: 'Reference', value: deposit.reference }]),
    ...(takenOff === 0 ? [] : [{ label: 'Taken off your invoice', value: money(takenOff) }]),
    ...(refunded === 0
      ? []
      : [{ label: 'Given back', value: `${money(refunded)}${onDay(deposit.refunded_on)}` }]),
  ];
}
