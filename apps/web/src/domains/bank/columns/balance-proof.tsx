import { plural } from '@cleaning/contract/rules';
import type { BankColumns } from '@cleaning/contract/bank';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Stack } from '@cleaning/ui/stack';
import { SummaryList } from '@cleaning/ui/summary-list';
import { Text } from '@cleaning/ui/text';
import { BalanceCheck } from '../balance-check.tsx';

/** Whether the balance of a file is what its rows come to, which shows that they are read rightly. */
export function BalanceProof({ answer }: { readonly answer: BankColumns }) {
  const { balance, from, to, in_count: inCount, out_count: outCount } = answer;
  const [ins, outs] = [`${plural(inCount, 'row')} in`, `${plural(outCount, 'row')} out`];
  if (balance === null) {
    return (
      <Card title="Does it add up?">
        <Stack gap="space-4">
          <p>
            {ins}, {outs}.
          </p>
          <Text tone="muted">
            Choose the column with the balance, if there is one. Then we can check the amounts.
          </Text>
        </Stack>
      </Card>
    );
  }
  const { opening_cents, in_cents, out_cents, closing_cents, difference_cents } = balance;
  return (
    <Card title={difference_cents === 0 ? 'It adds up' : 'It does not add up'}>
      <Stack gap="space-4">
        <SummaryList
          layout="facts"
          rows={[
            { label: `Before${on(from)}`, value: formatMoney(opening_cents) },
            { label: ins, value: formatMoney(in_cents) },
            { label: outs, value: `−${formatMoney(out_cents)}` },
            { label: `After${on(to)}`, value: formatMoney(closing_cents) },
          ]}
        />
        {difference_cents === 0 ? (
          <p>The same as the balance in the file.</p>
        ) : (
          <BalanceCheck balance={balance} />
        )}
      </Stack>
    </Card>
  );
}

const on = (day: string | null): string =>
  day === null ? '' : `, ${formatPlainDate(day, 'medium')}`;
