import type { BankRow } from '@cleaning/contract/bank';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Row, RowList } from '@cleaning/ui/row-list';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import matchStyles from '../match/match.module.css';

export interface SetAsideRowsProps {
  readonly rows: readonly BankRow[];
  readonly onReport: (report: string) => void;
}

/** Rows that were set aside, with the reason. Each can be reopened. */
export function SetAsideRows({ rows, onReport }: SetAsideRowsProps) {
  if (rows.length === 0) return null;
  return (
    <Card title="Set aside">
      <RowList>
        {rows.map((row) => (
          <Row
            key={row.id}
            title={<span className={matchStyles['text']}>{row.text}</span>}
            detail={`${formatPlainDate(row.booked_on, 'medium')}. Set aside by ${row.decided_by}: ${row.reason}`}
            end={formatMoney(row.amount_cents)}
            actions={<DecideAgain row={row} onReport={onReport} />}
          />
        ))}
      </RowList>
    </Card>
  );
}

function DecideAgain({
  row,
  onReport,
}: {
  readonly row: BankRow;
  readonly onReport: (report: string) => void;
}) {
  const api = useApi();
  const { submit, isBusy, error } = useCommand(api.reopenBankRow.mutation({ id: row.id }), {
    onDone: () => onReport(`${row.text} is to be decided again.`),
  });
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        busy={isBusy}
        busyLabel="Undoing"
        onClick={() => void submit({ version: row.version })}
      >
        Decide again
      </Button>
      <ErrorAlert title="Not undone" error={error} />
    </>
  );
}
