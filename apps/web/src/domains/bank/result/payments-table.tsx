import { plural } from '@cleaning/contract/rules';
import type { BankRow } from '@cleaning/contract/bank';
import { formatMoney } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { Button } from '@cleaning/ui/button';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { Text } from '@cleaning/ui/text';
import { RecordLink } from '#kit/lists/record-link.tsx';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import matchStyles from '../match/match.module.css';
import type { RecordedPayment } from './recorded-payments.ts';

export interface PaymentsTableProps {
  readonly payments: readonly RecordedPayment[];
  readonly onTakeBack: (row: BankRow) => void;
}

/** The payments recorded from a statement, one line for each invoice, deposit and credit. */
export function PaymentsTable({ payments, onTakeBack }: PaymentsTableProps) {
  if (payments.length === 0) return null;
  const rowCount = new Set(payments.map(({ row }) => row.id)).size;
  const totalCents = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <DataTable
      caption="What was recorded"
      dense
      columns={[...COLUMNS, takeBackColumn(onTakeBack)]}
      rows={payments}
      rowKey={({ id }) => id}
      totals={[
        {
          label: `${plural(payments.length, 'payment')} from ${plural(rowCount, 'row')}`,
          value: formatMoney(totalCents),
          strong: true,
        },
      ]}
    />
  );
}

function Status({ kind, leftCents }: RecordedPayment) {
  if (kind === 'credit') {
    return (
      <Badge tone="info" icon={<PiggyBank />}>
        Credit
      </Badge>
    );
  }
  if (leftCents > 0) {
    return (
      <Badge tone="warning" icon={<CircleDashed />}>
        Part paid
      </Badge>
    );
  }
  return (
    <Badge tone="success" icon={<Check />}>
      {kind === 'deposit' ? 'Deposit received' : 'Paid'}
    </Badge>
  );
}

const COLUMNS: readonly DataColumn<RecordedPayment>[] = [
  {
    key: 'client',
    header: 'Client',
    place: 'title',
    rowHeader: true,
    cell: ({ client }) => client,
  },
  {
    key: 'for',
    header: 'For',
    place: 'start',
    cell: ({ label, href, leftCents }) => (
      <>
        {href === null ? label : <RecordLink href={href}>{label}</RecordLink>}
        {leftCents > 0 ? (
          <Text as="span" size="sm" tone="muted">
            {' '}
            {formatMoney(leftCents)} still to pay
          </Text>
        ) : null}
      </>
    ),
  },
  {
    key: 'text',
    header: 'On the statement',
    place: 'wide',
    cell: ({ row }) => <span className={matchStyles['text']}>{row.text}</span>,
  },
  {
    key: 'status',
    header: 'Status',
    place: 'status',
    cell: (payment) => <Status {...payment} />,
  },
  {
    key: 'amount',
    header: 'Recorded',
    place: 'amount',
    align: 'end',
    cell: ({ amountCents }) => <b>{formatMoney(amountCents)}</b>,
  },
];

const takeBackColumn = (onTakeBack: (row: BankRow) => void): DataColumn<RecordedPayment> => ({
  key: 'action',
  header: 'If it is wrong',
  place: 'action',
  align: 'end',
  cell: ({ row, label }) => (
    <Button
      variant="outline"
      size="sm"
      aria-label={`Undo ${label}, ${row.text}`}
      onClick={() => onTakeBack(row)}
    >
      Undo
    </Button>
  ),
});
