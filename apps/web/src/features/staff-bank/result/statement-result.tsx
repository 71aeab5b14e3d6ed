import type { BankRow, BankStatement } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { formatPlainDate } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Badge } from '@cleaning/ui/badge';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { Link } from '@cleaning/ui/link';
import { SummaryList } from '@cleaning/ui/summary-list';
import { useMutation } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import { ErrorAlert } from '../../../shared/errors/error-alert.tsx';
import { useSubmitOnce } from '../../../shared/forms/use-submit-once.ts';
import { formatMoney } from '../../../shared/invoices/format-invoice.ts';
import { staffInvoicePath } from '../../../shared/lib/paths.ts';
import { Columns } from '../../../shared/page/columns.tsx';
import { useTeamApi } from '../../../shared/portal-api/team-api.ts';
import { countOf } from '../bank-labels.ts';
import matchStyles from '../match/match.module.css';
import styles from '../staff-bank.module.css';

export interface StatementResultProps {
  readonly statement: BankStatement & { readonly rows: readonly BankRow[] };
  readonly onReport: (report: string) => void;
}

/** What became of each row of a statement, and how the sums add up. */
export function StatementResult({ statement, onReport }: StatementResultProps) {
  const rows = statement.rows.filter((row) => row.status === 'matched');
  const aside = statement.rows.filter((row) => row.status === 'set_aside');
  return (
    <>
      <Alert tone="success">
        <p>{summaryOf(statement)}</p>
      </Alert>
      <Columns
        side={
          <Card title="How it adds up">
            <SummaryList layout="facts" rows={sumsOf(statement, aside)} />
          </Card>
        }
      >
        {rows.length === 0 ? null : (
          <DataTable
            caption="What was recorded"
            dense
            columns={COLUMNS}
            rows={rows}
            rowKey={({ id }) => id}
            totals={[
              { label: 'Recorded', value: formatMoney(statement.matched_cents), strong: true },
            ]}
          />
        )}
        {aside.length === 0 ? null : (
          <Card title="Set aside">
            <ul className={matchStyles['pairs']}>
              {aside.map((row) => (
                <AsideRow key={row.id} row={row} onReport={onReport} />
              ))}
            </ul>
          </Card>
        )}
        <div className={matchStyles['actions']}>
          <ButtonLink href={SITE_PATHS.staffInvoices}>Back to invoices</ButtonLink>
          <ButtonLink href={SITE_PATHS.staffBankImport} variant="outline">
            Import another file
          </ButtonLink>
        </div>
      </Columns>
    </>
  );
}

function summaryOf({ row_count, matched_count, matched_cents, used_count }: BankStatement): string {
  const before = `${countOf(used_count, 'row')} read before, left out.`;
  if (row_count === 0) return used_count === 0 ? 'No money came in.' : `Nothing is new: ${before}`;
  const recorded = `${countOf(matched_count, 'row')} recorded, ${formatMoney(matched_cents)}.`;
  return used_count === 0 ? recorded : `${recorded} ${before}`;
}

function sumsOf(statement: BankStatement, aside: readonly BankRow[]) {
  const asideCents = aside.reduce((sum, { amount_cents: cents }) => sum + cents, 0);
  return [
    {
      label: `Came in, ${countOf(statement.row_count, 'row')}`,
      value: formatMoney(statement.total_cents),
    },
    ...(aside.length === 0
      ? []
      : [{ label: `Set aside, ${countOf(aside.length, 'row')}`, value: formatMoney(-asideCents) }]),
    { label: 'Recorded', value: formatMoney(statement.matched_cents) },
  ];
}

function AsideRow({ row, onReport }: { row: BankRow; onReport: (report: string) => void }) {
  const { mutations } = useTeamApi();
  const { mutateAsync } = useMutation(mutations.bankStatements.reopen(row.id));
  const { submit, isBusy, error } = useSubmitOnce(async () => {
    await mutateAsync({ version: row.version });
    onReport(`${row.text} is to be decided again.`);
  });
  return (
    <li className={matchStyles['pair']} data-row="">
      <div className={matchStyles['came']}>
        <b>{formatMoney(row.amount_cents)}</b>
        <span className={matchStyles['muted']}>{formatPlainDate(row.booked_on, 'medium')}</span>
      </div>
      <div className={matchStyles['choices']}>
        <p className={matchStyles['text']}>
          <b>{row.text}</b>: {row.reason}
        </p>
        <p className={matchStyles['muted']}>Set aside by {row.decided_by}</p>
        <div>
          <Button
            variant="outline"
            size="sm"
            busy={isBusy}
            busyLabel="Taking back"
            onClick={() => void submit()}
          >
            Decide again
          </Button>
        </div>
        <ErrorAlert title="Not taken back" error={error} />
      </div>
    </li>
  );
}

const COLUMNS: readonly DataColumn<BankRow>[] = [
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
    cell: ({ paid }) => (
      <b>{[...new Set(paid.map(({ client_name: name }) => name))].join(', ') || 'Credit'}</b>
    ),
  },
  {
    key: 'for',
    header: 'For',
    place: 'start',
    cell: ({ paid }) => (
      <span className={matchStyles['actions']}>
        {paid.map(({ invoice_id: id, number }) => (
          <Link key={id} href={staffInvoicePath(id)} className={styles['number']} data-row-open="">
            {number}
          </Link>
        ))}
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    place: 'status',
    cell: ({ kept_cents: kept, status }) =>
      kept > 0 ? (
        <Badge tone="info" icon={<PiggyBank />}>
          {formatMoney(kept)} credit
        </Badge>
      ) : status === 'matched' ? (
        <Badge tone="success" icon={<Check />}>
          Recorded
        </Badge>
      ) : (
        <Badge tone="neutral" icon={<Ban />}>
          Set aside
        </Badge>
      ),
  },
  {
    key: 'amount',
    header: 'Amount',
    place: 'amount',
    align: 'end',
    cell: ({ amount_cents: cents }) => <b>{formatMoney(cents)}</b>,
  },
];
