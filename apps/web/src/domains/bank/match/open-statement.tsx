import type { BankStatementWithRows } from '@cleaning/contract/bank';
import { Button } from '@cleaning/ui/button';
import { Link } from '@cleaning/ui/link';
import { Text } from '@cleaning/ui/text';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { formatStatementPeriod } from '../bank-labels.ts';
import { recordedPayments } from '../result/recorded-payments.ts';
import { RecordedRows } from '../result/recorded-rows.tsx';
import { StatementFrame } from '../statement-frame.tsx';
import { STAFF_BANK_IMPORT_PATH } from '../bank-paths.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { MatchStatement, TO_FINISH_ID } from './match-statement.tsx';

/** The import, with the box to check the columns ticked. */
const CHECK_COLUMNS = `${STAFF_BANK_IMPORT_PATH}?columns=check`;

export interface OpenStatementProps {
  readonly statement: BankStatementWithRows;
  readonly report: string | null;
  readonly onReport: (report: string | null) => void;
}

/** An unfinished statement: its rows are matched and it is then finished, or it is discarded. */
export function OpenStatement({ statement, report, onReport }: OpenStatementProps) {
  const api = useApi();
  const [isDiscarding, setDiscarding] = useState(false);
  const finish = useCommand(api.finishBankStatement.mutation({ id: statement.id }), {
    onDone: () => onReport(null),
  });
  const isOpen = statement.open_count > 0;
  return (
    <StatementFrame
      back={{ label: 'Import', href: STAFF_BANK_IMPORT_PATH }}
      title="Match the bank statement"
      text={`${statement.file_name}, ${formatStatementPeriod(statement)}, account ending ${statement.account_ending}`}
      action={
        <>
          <Button variant="outline" icon={<X />} onClick={() => setDiscarding(true)}>
            Discard file
          </Button>
          <Button
            aria-disabled={isOpen || undefined}
            aria-describedby={isOpen ? TO_FINISH_ID : undefined}
            busy={finish.isBusy}
            busyLabel="Finishing"
            onClick={() => {
              if (!isOpen) void finish.submit();
            }}
          >
            Finish
          </Button>
        </>
      }
      statement={statement}
      step="match"
      report={report}
    >
      <ErrorAlert title="Not finished" error={finish.error} />
      {statement.has_chosen_columns ? (
        <Text tone="muted">
          We read this file with the columns that were chosen for this account. If something is
          wrong, discard it, then{' '}
          <Link href={CHECK_COLUMNS}>choose it again and change the columns</Link>.
        </Text>
      ) : null}
      <MatchStatement statement={statement} onReport={onReport} />
      <RecordedRows payments={recordedPayments(statement.rows)} onReport={onReport} />
      {isDiscarding ? (
        <DiscardDialog statement={statement} onClose={() => setDiscarding(false)} />
      ) : null}
    </StatementFrame>
  );
}
