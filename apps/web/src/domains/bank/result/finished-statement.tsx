import type { ReceivedFile } from '@cleaning/contract/http/rules';
import { plural } from '@cleaning/contract/rules';
import type { BankRow, BankStatement, BankStatementWithRows } from '@cleaning/contract/bank';
import { formatInstant, formatMoney } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { STAFF_INVOICES_PATH } from '#domains/invoices/invoice-paths.ts';
import { SaveFileButton } from '#kit/files/save-file-button.tsx';
import { toCsv } from '#kit/files/to-csv.ts';
import { inDollars } from '#kit/lib/dollars.ts';
import { useLastListPath } from '#kit/lists/last-list-path.ts';
import { Columns } from '#kit/page/columns.tsx';
import { BalanceCheck } from '../balance-check.tsx';
import { sumCents, formatStatementPeriod } from '../bank-labels.ts';
import { UsedRows } from '../match/used-rows.tsx';
import { StatementFrame } from '../statement-frame.tsx';
import { STAFF_BANK_IMPORT_PATH } from '../bank-paths.ts';
import { SetAsideRows } from './set-aside-rows.tsx';
import { describeInvoices, recordedPayments, type RecordedPayment } from './recorded-payments.ts';
import { RecordedRows } from './recorded-rows.tsx';
import { ResultFigures } from './result-figures.tsx';

export interface FinishedStatementProps {
  readonly statement: BankStatementWithRows;
  readonly report: string | null;
  readonly onReport: (report: string | null) => void;
}

/** The result of each row of a statement, and how the sums add up. */
export function FinishedStatement({ statement, report, onReport }: FinishedStatementProps) {
  const invoicesPath = useLastListPath(STAFF_INVOICES_PATH);
  const payments = recordedPayments(statement.rows);
  const aside = statement.rows.filter((row) => row.status === 'set_aside');
  return (
    <StatementFrame
      back={{ label: 'Invoices', href: invoicesPath }}
      title="Bank statement matched"
      text={`${statement.file_name}, ${formatStatementPeriod(statement)}. ${describeFinish(statement)}`}
      action={
        <>
          <ButtonLink href={STAFF_BANK_IMPORT_PATH} variant="outline">
            Import another file
          </ButtonLink>
          <SaveFileButton
            variant="outline"
            label="List as CSV"
            load={() => Promise.resolve(paymentsCsv(statement, payments))}
          />
          <ButtonLink href={invoicesPath}>Back to invoices</ButtonLink>
        </>
      }
      statement={statement}
      step="result"
      report={report}
    >
      <Alert tone="success">
        <p>{describeResult(statement, payments)}</p>
      </Alert>
      <BalanceCheck balance={statement.balance} />
      <ResultFigures statement={statement} payments={payments} aside={aside} />
      <Columns
        wide
        panel
        side={
          <>
            <Card title="How it adds up">
              <SummaryList layout="facts" rows={listSums(statement, aside)} />
            </Card>
            <UsedRows rows={statement.used} />
            {payments.length === 0 ? null : (
              <Card title="If one is wrong">
                <p>
                  Choose “Undo” beside the payment, and say why. The row can then be matched again.
                </p>
              </Card>
            )}
          </>
        }
      >
        <RecordedRows payments={payments} onReport={onReport} />
        <SetAsideRows rows={aside} onReport={onReport} />
      </Columns>
    </StatementFrame>
  );
}

/** The payments recorded from a statement, as a CSV file. */
const paymentsCsv = (
  { to }: Pick<BankStatement, 'to'>,
  payments: readonly RecordedPayment[],
): ReceivedFile =>
  toCsv(`bank-payments-${to}.csv`, [
    ['Date', 'On the statement', 'Client', 'For', 'Recorded', 'Still to pay'],
    ...payments.map(({ row, client, label, amountCents, leftCents }) => [
      row.booked_on,
      row.text,
      client,
      label,
      inDollars(amountCents),
      inDollars(leftCents),
    ]),
  ]);

function describeFinish({ finished_at: at, finished_by: by }: BankStatement): string {
  return at === null ? '' : `Finished by ${by}, ${formatInstant(at, 'date-time')}.`;
}

function describeResult(statement: BankStatement, payments: readonly RecordedPayment[]): string {
  const { row_count, matched_cents, used_count } = statement;
  const before = `${plural(used_count, 'row')} used before, left out.`;
  if (row_count === 0) return used_count === 0 ? 'No money came in.' : `Nothing is new: ${before}`;
  const recorded = `${plural(payments.length, 'payment')} recorded, ${formatMoney(matched_cents)}.`;
  return [recorded, describeInvoices(payments), ...(used_count === 0 ? [] : [before])]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const deductionRows = (label: string, some: readonly BankRow[]) =>
  some.length === 0
    ? []
    : [{ label: `${label}, ${plural(some.length, 'row')}`, value: formatMoney(-sumCents(some)) }];

/** The steps from the received sum to the recorded sum. */
function listSums(statement: BankStatementWithRows, aside: readonly BankRow[]) {
  const { used, rows } = statement;
  return [
    {
      label: `Came in, ${plural(rows.length + used.length, 'row')}`,
      value: formatMoney(sumCents([...rows, ...used])),
    },
    ...deductionRows('Used before', used),
    ...deductionRows('Set aside', aside),
    { label: <b>Recorded</b>, value: <b>{formatMoney(statement.matched_cents)}</b> },
  ];
}
