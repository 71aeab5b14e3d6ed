import { joinWithAnd, plural } from '@cleaning/contract/rules';
import type { BankStatementWithRows, OpenBankRow } from '@cleaning/contract/bank';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import Lock from 'lucide-react/icons/lock';
import { Figure, Figures } from '#kit/page/figures.tsx';
import { formatSum } from '../bank-labels.ts';

export interface MatchFiguresProps {
  readonly statement: BankStatementWithRows;
  readonly sure: readonly OpenBankRow[];
  readonly ambiguous: readonly OpenBankRow[];
  readonly unmatched: readonly OpenBankRow[];
}

/** How many rows of a statement are sure, ambiguous, unmatched, and used before. */
export function MatchFigures({ statement, sure, ambiguous, unmatched }: MatchFiguresProps) {
  return (
    <Figures dense>
      <Figure
        icon={<CheckCheck />}
        label="Sure"
        value={formatSum(sure)}
        note={describeSure(sure)}
      />
      <Figure
        icon={<CircleHelp />}
        label="To decide"
        value={formatSum(ambiguous)}
        note={describeCount(ambiguous)}
      />
      <Figure
        icon={<FileQuestion />}
        label="No invoice"
        value={formatSum(unmatched)}
        note={describeCount(unmatched)}
      />
      <Figure
        icon={<Lock />}
        label="Used before"
        value={formatSum(statement.used)}
        note={`${plural(statement.used_count, 'row')}, left out`}
      />
    </Figures>
  );
}

/** "4 rows, 4 invoices and a deposit". */
function describeSure(rows: readonly OpenBankRow[]): string {
  const sure = rows.flatMap(({ candidates }) => candidates.slice(0, 1));
  const invoices = sure.reduce((sum, { parts }) => sum + parts.length, 0);
  const deposits = sure.filter(({ deposit }) => deposit !== null).length;
  const what = [
    ...(invoices === 0 ? [] : [plural(invoices, 'invoice')]),
    ...(deposits === 0 ? [] : [deposits === 1 ? 'a deposit' : `${deposits} deposits`]),
  ];
  return what.length === 0 ? describeCount(rows) : `${describeCount(rows)}, ${joinWithAnd(what)}`;
}

const describeCount = (rows: readonly OpenBankRow[]): string => plural(rows.length, 'row');
