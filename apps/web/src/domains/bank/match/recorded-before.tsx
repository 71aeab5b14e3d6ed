import { joinWithAnd, plural } from '@cleaning/contract/rules';
import type { OpenBankRow, RecordedMoney } from '@cleaning/contract/bank';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { Count } from '@cleaning/ui/badge';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Row, RowList } from '@cleaning/ui/row-list';
import { Text } from '@cleaning/ui/text';
import CheckCheck from 'lucide-react/icons/check-check';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { focusIfLost, rememberPlace } from '#kit/hooks/focus.ts';
import { noBreak } from '#kit/lib/no-break.tsx';
import { formatSum } from '../bank-labels.ts';
import matchStyles from './match.module.css';
import { joinNumbers } from './paid-parts.ts';
import { useConfirmRows } from './use-confirm-rows.ts';

/** A row whose money is recorded already. */
export type RecordedRow = OpenBankRow & { readonly recorded: RecordedMoney };

export const isRecordedRow = (row: OpenBankRow): row is RecordedRow => row.recorded !== null;

export interface RecordedBeforeProps {
  readonly rows: readonly RecordedRow[];
  /** Staff say that a row is other money, which is then matched like any row. */
  readonly onOther: (row: RecordedRow) => void;
  readonly onReport: (report: string) => void;
}

/** Rows whose money is recorded already, such as from a remittance: one press ticks them off. */
export function RecordedBefore({ rows, onOther, onReport }: RecordedBeforeProps) {
  const all = useConfirmRows(rows, onReport);
  if (rows.length === 0) return null;
  return (
    <Card
      title={
        <>
          Already recorded <Count>{rows.length}</Count>
        </>
      }
      action={
        rows.length === 1 ? (
          <Text as="span" tone="muted">
            {formatSum(rows)}
          </Text>
        ) : (
          <Button
            size="sm"
            icon={<CheckCheck />}
            busy={all.isBusy}
            busyLabel="Ticking off"
            onClick={() => void all.submit({ rows: rows.slice(0, MOST).map(tickOff) })}
          >
            Tick off {plural(Math.min(rows.length, MOST), 'row')}, {formatSum(rows.slice(0, MOST))}
          </Button>
        )
      }
    >
      <ErrorAlert title="Not ticked off" error={all.error} />
      <RowList>
        {rows.map((row) => (
          <Row
            key={row.id}
            title={<span className={matchStyles['text']}>{row.text}</span>}
            detail={noBreak(
              `${formatPlainDate(row.booked_on, 'medium')}. ${describeRecorded(row.recorded)}`,
            )}
            end={formatMoney(row.amount_cents)}
            actions={<RecordedActions row={row} onOther={onOther} onReport={onReport} />}
          />
        ))}
      </RowList>
      <Text tone="muted">
        The reference agrees, or the payer and the amount within five days. Nothing is counted
        twice: the row is ticked off against the money that is there.
      </Text>
    </Card>
  );
}

/** The most rows that one call can confirm. */
const MOST = 100;

/** The request that ticks a row off against what recorded its money. */
const tickOff = ({ id, recorded: { reference, parts, deposit, kept } }: RecordedRow) => ({
  id,
  parts: parts.map(({ invoice_id, amount_cents }) => ({ invoice_id, amount_cents })),
  ...(deposit === null
    ? {}
    : { deposit: { quote_id: deposit.quote_id, amount_cents: deposit.amount_cents } }),
  ...(kept === null
    ? {}
    : { kept: { invoice_id: kept.invoice_id, amount_cents: kept.amount_cents } }),
  recorded_as: reference,
});

/** "Already recorded on Friday 20 November 2026 from the NDIA’s file. It paid INV-2026-00030." */
function describeRecorded(recorded: RecordedMoney): string {
  const { received_on: day, is_from_remittance: isFile, payer, payer_name: name } = recorded;
  const source = !isFile
    ? `by ${recorded.recorded_by}`
    : payer === 'agency'
      ? 'from the NDIA’s file'
      : `from the remittance of ${name}`;
  return `Already recorded on ${formatPlainDate(day, 'long')} ${source}. ${describeUse(recorded)}`;
}

/** "It paid INV-2026-00030. $10.00 is kept as credit for Jordan Ellis." */
function describeUse({ parts, deposit, kept }: RecordedMoney): string {
  const paid = [
    ...(parts.length === 0 ? [] : [joinNumbers(parts)]),
    ...(deposit === null ? [] : [`the deposit of ${deposit.reference}`]),
  ];
  return [
    ...(paid.length === 0 ? [] : [`It paid ${joinWithAnd(paid)}.`]),
    ...(kept === null
      ? []
      : [`${formatMoney(kept.amount_cents)} is kept as credit for ${kept.client_name}.`]),
  ].join(' ');
}

interface RecordedActionsProps extends Omit<RecordedBeforeProps, 'rows'> {
  readonly row: RecordedRow;
}

function RecordedActions({ row, onOther, onReport }: RecordedActionsProps) {
  const { submit, isBusy, error } = useConfirmRows([row], onReport);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<CheckCheck />}
        busy={isBusy}
        busyLabel="Ticking off"
        onClick={() => void submit({ rows: [tickOff(row)] })}
      >
        Same money
      </Button>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          const focusNearby = rememberPlace();
          onOther(row);
          focusIfLost(focusNearby);
        }}
      >
        Not the same money
      </Button>
      <ErrorAlert title="Not ticked off" error={error} />
    </>
  );
}
