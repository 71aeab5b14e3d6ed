import type { BankStatement, OpenBankRow } from '@cleaning/contract';
import { Card } from '@cleaning/ui/card';
import { useQuery } from '@tanstack/react-query';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import Lock from 'lucide-react/icons/lock';
import { formatMoney } from '../../../shared/invoices/format-invoice.ts';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { Figure, Figures } from '../../../shared/page/figures.tsx';
import { useTeamApi } from '../../../shared/portal-api/team-api.ts';
import {
  ShortcutHints,
  type ShortcutHintsProps,
} from '../../../shared/shortcuts/shortcut-hints.tsx';
import { useRowNavigation } from '../../../shared/shortcuts/use-row-navigation.ts';
import { countOf } from '../bank-labels.ts';
import styles from '../staff-bank.module.css';
import { DoubtfulRow } from './doubtful-row.tsx';
import matchStyles from './match.module.css';
import { SureRows } from './sure-rows.tsx';
import { useCandidateKeys } from './use-candidate-keys.ts';

export interface MatchStatementProps {
  readonly statement: BankStatement;
  readonly onReport: (report: string) => void;
}

/** The rows of a statement of which nothing was decided: sure ones together, the others one by one. */
export function MatchStatement({ statement, onReport }: MatchStatementProps) {
  const { queries } = useTeamApi();
  const query = useQuery(queries.bankStatements.openRows({ statement_id: statement.id }));
  const rows = useRowNavigation<HTMLDivElement>();
  useCandidateKeys();
  return (
    <QueryContent query={query} what="the rows to match" card>
      {({ rows: open, is_capped: isCapped }) => {
        const sure = open.filter((row) => row.is_sure);
        const doubtful = open.filter((row) => !row.is_sure && row.candidates.length > 0);
        const none = open.filter((row) => row.candidates.length === 0);
        return (
          <div ref={rows} className={styles['root']}>
            <MatchFigures statement={statement} sure={sure} doubtful={doubtful} none={none} />
            <p className={styles['hint']}>
              {countOf(statement.row_count, 'row')} in, {formatMoney(statement.total_cents)}.{' '}
              {countOf(statement.out_count, 'row')} out, not read. You can stop now: the rest waits
              here.{isCapped ? ' More rows follow once some of these are decided.' : ''}
            </p>
            {sure.length === 0 ? null : <SureRows rows={sure} onReport={onReport} />}
            <RowsCard title="To decide" rows={doubtful} onReport={onReport} />
            <RowsCard title="No invoice found" rows={none} onReport={onReport} />
            <ShortcutHints hints={HINTS} />
          </div>
        );
      }}
    </QueryContent>
  );
}

const HINTS: ShortcutHintsProps['hints'] = [
  { keys: ['J', 'K'], what: 'row' },
  { keys: ['X'], what: 'select' },
  { keys: ['1', '2', '3'], what: 'choose an invoice' },
  { keys: ['Enter'], what: 'record' },
];

interface RowsCardProps {
  readonly title: string;
  readonly rows: readonly OpenBankRow[];
  readonly onReport: (report: string) => void;
}

function RowsCard({ title, rows, onReport }: RowsCardProps) {
  if (rows.length === 0) return null;
  return (
    <Card title={`${title}, ${countOf(rows.length, 'row')}`}>
      <ul className={matchStyles['pairs']}>
        {rows.map((row) => (
          <DoubtfulRow key={row.id} row={row} onReport={onReport} />
        ))}
      </ul>
    </Card>
  );
}

interface MatchFiguresProps {
  readonly statement: BankStatement;
  readonly sure: readonly OpenBankRow[];
  readonly doubtful: readonly OpenBankRow[];
  readonly none: readonly OpenBankRow[];
}

function MatchFigures({ statement, sure, doubtful, none }: MatchFiguresProps) {
  return (
    <Figures dense>
      <Figure icon={<CheckCheck />} label="Sure" value={sumOf(sure)} note={noteOf(sure)} />
      <Figure
        icon={<CircleHelp />}
        label="To decide"
        value={sumOf(doubtful)}
        note={noteOf(doubtful)}
      />
      <Figure icon={<FileQuestion />} label="No invoice" value={sumOf(none)} note={noteOf(none)} />
      <Figure
        icon={<Lock />}
        label="Read before"
        value={String(statement.used_count)}
        note={`${countOf(statement.used_count, 'row')}, left out`}
      />
    </Figures>
  );
}

const sumOf = (rows: readonly OpenBankRow[]): string =>
  formatMoney(rows.reduce((sum, { amount_cents: cents }) => sum + cents, 0));

const noteOf = (rows: readonly OpenBankRow[]): string => countOf(rows.length, 'row');
