import { plural } from '@cleaning/contract/rules';
import type { OpenBankRow } from '@cleaning/contract/bank';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { BulkBar } from '@cleaning/ui/bulk-bar';
import { Button } from '@cleaning/ui/button';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import CheckCheck from 'lucide-react/icons/check-check';
import { useId, useState } from 'react';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { Agreements } from './agreements.tsx';
import { describePayment } from './describe-candidate.ts';
import matchStyles from './match.module.css';
import { listClientNames, toConfirmation, joinNumbers } from './paid-parts.ts';
import { useConfirmRows } from './use-confirm-rows.ts';

export interface SureRowsProps {
  readonly rows: readonly OpenBankRow[];
  readonly onReport: (report: string) => void;
}

/** The most rows that one call can confirm. */
const MOST = 100;

/** Rows whose reference and amount agree. All are selected until staff deselect one. */
export function SureRows({ rows, onReport }: SureRowsProps) {
  const headingId = useId();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const all = rows.map(({ id }) => id);
  const picked = rows.filter(({ id }) => !left.has(id)).slice(0, MOST);
  const selected = new Set(picked.map(({ id }) => id));
  const { submit, isBusy, error } = useConfirmRows(rows, onReport);
  const sum = formatMoney(picked.reduce((cents, row) => cents + row.amount_cents, 0));
  const confirm = () => {
    const confirmed = picked.flatMap(({ id, candidates: [first] }) =>
      first === undefined ? [] : [toConfirmation(id, first, false)],
    );
    void submit({ rows: confirmed });
  };
  return (
    <Stack as="section" gap="space-4" aria-labelledby={headingId}>
      <header className={matchStyles['sure']}>
        <h2 id={headingId}>Sure matches</h2>
        <Text as="span" tone="muted">
          The reference and the amount agree
        </Text>
      </header>
      <BulkBar
        count={picked.length}
        nouns={['sure match', 'sure matches']}
        sum={sum}
        onClear={() => setLeft(new Set(all))}
      >
        <Button
          variant="inverse"
          size="sm"
          icon={<CheckCheck />}
          busy={isBusy}
          busyLabel="Recording"
          onClick={confirm}
        >
          Confirm {plural(picked.length, 'row')}, {sum}
        </Button>
      </BulkBar>
      <ErrorAlert title="Nothing was recorded" error={error} />
      <DataTable
        caption="Sure matches: the reference and the amount agree"
        dense
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        selection={{
          selected,
          onToggle: (id) => setLeft(toggleId(left, id)),
          onToggleAll: () => setLeft(selected.size === rows.length ? new Set(all) : new Set()),
          nameOf: ({ text }) => text,
        }}
      />
    </Stack>
  );
}

function toggleId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = [...ids].filter((other) => other !== id);
  return new Set(ids.has(id) ? others : [...others, id]);
}

/** The invoices or deposit that a sure row pays, with amounts. */
function Pays({ candidates: [first] }: OpenBankRow) {
  if (first === undefined) return null;
  const { parts, deposit } = first;
  return (
    <span className={matchStyles['candidate']}>
      <b>{deposit === null ? joinNumbers(parts) : `Deposit of ${deposit.reference}`}</b>
      <Text as="span" size="sm" tone="muted">
        {describePayment(first)}
      </Text>
    </span>
  );
}

const COLUMNS: readonly DataColumn<OpenBankRow>[] = [
  {
    key: 'date',
    header: 'Date',
    place: 'start',
    cell: ({ booked_on: day }) => formatPlainDate(day, 'medium'),
  },
  {
    key: 'text',
    header: 'On the statement',
    place: 'wide',
    rowHeader: true,
    cell: ({ text }) => <span className={matchStyles['text']}>{text}</span>,
  },
  {
    key: 'client',
    header: 'Client',
    place: 'title',
    cell: ({ candidates: [first] }) => (
      <b>{first === undefined ? null : listClientNames(first).join(', ')}</b>
    ),
  },
  {
    key: 'pays',
    header: 'Pays',
    place: 'end',
    cell: (row) => <Pays {...row} />,
  },
  {
    key: 'agrees',
    header: 'What agrees',
    place: 'hidden',
    cell: ({ candidates: [first] }) =>
      first === undefined ? null : <Agreements candidate={first} />,
  },
  {
    key: 'amount',
    header: 'Amount',
    place: 'amount',
    align: 'end',
    cell: ({ amount_cents: cents }) => <b>{formatMoney(cents)}</b>,
  },
];
