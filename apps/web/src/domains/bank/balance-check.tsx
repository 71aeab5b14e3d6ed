import type { BankStatement } from '@cleaning/contract/bank';
import { formatMoney } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Text } from '@cleaning/ui/text';

type Balance = NonNullable<BankStatement['balance']>;

/**
 * Whether the balances in a file agree with its rows. Renders nothing for a file without balances.
 */
export function BalanceCheck({ balance }: Pick<BankStatement, 'balance'>) {
  if (balance === null) return null;
  const { closing_cents: closing, difference_cents: difference } = balance;
  if (difference === 0) {
    return (
      <Text tone="muted">
        Balance {describeSum(balance)} = {formatMoney(closing)}, as in the file.
      </Text>
    );
  }
  return (
    <Alert tone="warning" title="The balance of this file does not add up">
      <p>
        {describeSum(balance)} is {formatMoney(closing - difference)}, but the file ends with{' '}
        {formatMoney(closing)}, {formatMoney(Math.abs(difference))}{' '}
        {difference > 0 ? 'more' : 'less'}. A row may be missing or changed. Check it with the bank,
        or export the file again.
      </p>
    </Alert>
  );
}

/** The calculation of a closing balance: "$8,204.11 + $2,418.94 − $3,116.40". */
const describeSum = ({ opening_cents, in_cents, out_cents }: Balance): string =>
  `${formatMoney(opening_cents)} + ${formatMoney(in_cents)} − ${formatMoney(out_cents)}`;
