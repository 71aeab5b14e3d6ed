import { plural } from '@cleaning/contract/rules';
import type { BankStatementWithRows, OpenBankRow } from '@cleaning/contract/bank';
import { formatMoney } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { Columns } from '#kit/page/columns.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { KeyHints, type KeyHintsProps } from '#kit/shortcuts/key-hints.tsx';
import { type RowKey, useRowKeys, useRows } from '#kit/shortcuts/use-rows.ts';
import { BalanceCheck } from '../balance-check.tsx';
import { AmbiguousRows } from './ambiguous-rows.tsx';
import { MatchFigures } from './match-figures.tsx';
import { isPayable } from './paid-parts.ts';
import { isRecordedRow, RecordedBefore } from './recorded-before.tsx';
import { SureRows } from './sure-rows.tsx';
import { UnmatchedRows } from './unmatched-rows.tsx';
import { UsedRows } from './used-rows.tsx';

export interface MatchStatementProps {
  readonly statement: BankStatementWithRows;
  readonly onReport: (report: string) => void;
}

/** The id of the text that says what is left to do before a statement can be finished. */
export const TO_FINISH_ID = 'to-finish';

/** The undecided rows of a statement: sure ones are confirmed together, the others one by one. */
export function MatchStatement({ statement, onReport }: MatchStatementProps) {
  const api = useApi();
  const query = useQuery(api.listOpenBankRows.query({ statement_id: statement.id }));
  return (
    <QueryContent query={query} what="the rows to match" card>
      {({ rows, is_capped: isCapped }) => (
        <OpenRows statement={statement} open={rows} isCapped={isCapped} onReport={onReport} />
      )}
    </QueryContent>
  );
}

interface OpenRowsProps extends MatchStatementProps {
  readonly open: readonly OpenBankRow[];
  readonly isCapped: boolean;
}

function OpenRows({ statement, open, isCapped, onReport }: OpenRowsProps) {
  const api = useApi();
  const isAnyNamed = open.some((row) => !row.is_sure && row.clients.length > 0);
  const { data: visits = [] } = useQuery({
    ...api.listUninvoicedVisits.query(),
    enabled: isAnyNamed,
  });
  const rows = useRows<HTMLDivElement>();
  useRowKeys(KEYS);
  const [otherMoney, setOtherMoney] = useState<ReadonlySet<string>>(new Set());
  const recorded = open.filter(isRecordedRow).filter(({ id }) => !otherMoney.has(id));
  const isRecorded = new Set(recorded.map(({ id }) => id));
  const sure = open.filter((row) => row.is_sure);
  const others = open.filter((row) => !row.is_sure && !isRecorded.has(row.id));
  const ambiguous = others.filter((row) => row.candidates.some(isPayable));
  const unmatched = others.filter((row) => !row.candidates.some(isPayable));
  const aside = (
    <>
      <UnmatchedRows rows={unmatched} visits={visits} onReport={onReport} />
      <UsedRows rows={statement.used} />
    </>
  );
  return (
    <Stack ref={rows} gap="space-4" collapseEmpty>
      <MatchFigures statement={statement} sure={sure} ambiguous={ambiguous} unmatched={unmatched} />
      <Text id={TO_FINISH_ID} tone="muted">
        {plural(statement.row_count, 'row')} in, {formatMoney(statement.total_cents)}.{' '}
        {plural(statement.out_count, 'row')} out, not read.{' '}
        {describeRowsToDecide(statement.open_count)}
        {isCapped ? ' More rows follow once some of these are decided.' : ''}
      </Text>
      <BalanceCheck balance={statement.balance} />
      {statement.open_count > 0 ? null : <NothingOpen statement={statement} />}
      <RecordedBefore
        rows={recorded}
        onOther={({ id }) => setOtherMoney(new Set([...otherMoney, id]))}
        onReport={onReport}
      />
      {sure.length === 0 ? null : <SureRows rows={sure} onReport={onReport} />}
      {ambiguous.length === 0 ? (
        aside
      ) : (
        <Columns wide side={aside}>
          <AmbiguousRows rows={ambiguous} visits={visits} onReport={onReport} />
        </Columns>
      )}
      {open.length === 0 ? null : <KeyHints hints={HINTS} />}
    </Stack>
  );
}

function NothingOpen({ statement }: Pick<MatchStatementProps, 'statement'>) {
  if (statement.row_count > 0) {
    return (
      <Alert tone="success">
        <p>Every row is decided. Finish to see what was recorded, and how it adds up.</p>
      </Alert>
    );
  }
  return (
    <Alert tone="info">
      <p>
        Every row looks like one of an earlier file: the same day, the same amount and much the same
        text. Check that none of them is a second payment, which you would record on its invoice.
        Then finish.
      </p>
    </Alert>
  );
}

function describeRowsToDecide(count: number): string {
  if (count === 0) return '';
  const what = count === 1 ? 'the open row' : `all ${count} open rows`;
  return `Confirm or decide ${what} to finish. You can stop now: the rest waits here.`;
}

/** Keys that choose a candidate of the focused row, which keeps the focus, so that Enter records it. */
const KEYS: readonly RowKey[] = [
  ...['1', '2', '3'].map((digit) => ({
    keys: [digit],
    label: `Choose what the row pays: number ${digit}`,
    run: `candidate ${digit}`,
  })),
  {
    keys: ['C'],
    label: 'Keep as a credit',
    run: 'keep',
  },
  {
    keys: ['/'],
    label: 'Choose invoices for the row',
    run: 'choose',
  },
];

const HINTS: KeyHintsProps['hints'] = [
  { keys: ['J', 'K'], label: 'row' },
  { keys: ['X'], label: 'select' },
  { keys: ['1', '2', '3'], label: 'choose what it pays' },
  { keys: ['Enter'], label: 'record' },
  { keys: ['C'], label: 'keep as credit' },
  { keys: ['/'], label: 'choose invoices' },
];
