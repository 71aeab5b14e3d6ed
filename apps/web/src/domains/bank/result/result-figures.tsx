import { plural } from '@cleaning/contract/rules';
import type { BankRow, BankStatementWithRows } from '@cleaning/contract/bank';
import { formatMoney } from '@cleaning/pricing';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Lock from 'lucide-react/icons/lock';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import Wallet from 'lucide-react/icons/wallet';
import { Figure, Figures } from '#kit/page/figures.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { sumCents } from '../bank-labels.ts';
import type { RecordedPayment } from './recorded-payments.ts';

export interface ResultFiguresProps {
  readonly statement: BankStatementWithRows;
  readonly payments: readonly RecordedPayment[];
  readonly aside: readonly BankRow[];
}

/** The debt before and after a statement's payments, and the money that pays no invoice. */
export function ResultFigures({ statement, payments, aside }: ResultFiguresProps) {
  const api = useApi();
  const { data: totals } = useQuery(api.getInvoiceTotals.query());
  const paid = sumOfKind(payments, 'invoice');
  const keptFor = [
    ...new Set(payments.flatMap(({ kind, client }) => (kind === 'credit' ? [client] : []))),
  ];
  return (
    <Figures dense>
      {totals === undefined ? null : (
        <>
          <Figure
            icon={<Wallet />}
            label="Owed to us now"
            value={formatMoney(totals.owed.cents)}
            note={`${formatMoney(totals.owed.cents + paid)} without these payments`}
          />
          <Figure
            icon={<CircleAlert />}
            label="Overdue now"
            value={formatMoney(totals.overdue.cents)}
            note={plural(totals.overdue.count, 'invoice')}
            danger={totals.overdue.count > 0}
          />
        </>
      )}
      <Figure
        icon={<PiggyBank />}
        label="Kept as credit"
        value={formatMoney(sumOfKind(payments, 'credit'))}
        note={keptFor.length > 2 ? plural(keptFor.length, 'client') : keptFor.join(', ') || 'None'}
      />
      <Figure
        icon={<Lock />}
        label="Left out"
        value={formatMoney(sumCents(statement.used) + sumCents(aside))}
        note={`${statement.used_count} used before, ${aside.length} set aside`}
      />
    </Figures>
  );
}

const sumOfKind = (payments: readonly RecordedPayment[], kind: RecordedPayment['kind']): number =>
  payments.reduce((sum, payment) => sum + (payment.kind === kind ? payment.amountCents : 0), 0);
