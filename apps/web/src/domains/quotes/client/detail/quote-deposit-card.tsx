import { company } from '@cleaning/company';
import type { Deposit, Quote } from '@cleaning/contract/quotes';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Stack } from '@cleaning/ui/stack';
import { SummaryList } from '@cleaning/ui/summary-list';
import { CopyableCode } from '#kit/page/copyable-code.tsx';

/**
 * What came of the deposit of an approved quote, and how to pay what is still due. Renders nothing
 * without a deposit.
 */
export function QuoteDepositCard({ quote }: { quote: Quote }) {
  const { deposit, reference } = quote;
  if (deposit.status === 'none') return null;
  if (deposit.status === 'due') {
    const { accountName, bsb, accountNumber } = company.bank;
    return (
      <Card title="How to pay the deposit">
        <Stack gap="space-3">
          <p>
            Transfer <b>{formatMoney(deposit.due_cents)}</b> before we come.{' '}
            {deposit.received_cents === 0
              ? 'It is part of the total.'
              : `It is the rest of your deposit of ${formatMoney(deposit.amount_cents)}.`}{' '}
            Use the reference, so that we know it is yours.
          </p>
          <SummaryList
            layout="facts"
            rows={[
              toCopy('Account name', accountName),
              toCopy('BSB', bsb),
              toCopy('Account number', accountNumber),
              toCopy('Reference', reference),
              ...receivedFacts(deposit),
            ]}
          />
        </Stack>
      </Card>
    );
  }
  return (
    <Card title="Your deposit">
      <SummaryList layout="facts" rows={[...receivedFacts(deposit), ...usedFacts(deposit)]} />
    </Card>
  );
}

const toCopy = (label: string, value: string) => ({
  label,
  value: <CopyableCode value={value} label={label} />,
});

const onDay = (date: string | null) =>
  date === null ? '' : ` on ${formatPlainDate(date, 'medium')}`;

/** Each payment that came: "Received on 20 Nov 2026, reference BYRNE Q-1066". */
const receivedFacts = ({ payments }: Deposit) =>
  payments.map((payment) => ({
    label: `Received${onDay(payment.received_on)}, reference ${payment.reference}`,
    value: formatMoney(payment.amount_cents),
  }));

function usedFacts({ taken_off_cents: takenOff, refunded_cents: refunded, ...deposit }: Deposit) {
  return [
    ...(takenOff === 0 ? [] : [{ label: 'Taken off your invoice', value: formatMoney(takenOff) }]),
    ...(refunded === 0
      ? []
      : [{ label: 'Paid back', value: `${formatMoney(refunded)}${onDay(deposit.refunded_on)}` }]),
  ];
}
