import { joinWithAnd, plural } from '@cleaning/contract/rules';
import type { InvoiceTotals } from '@cleaning/contract/invoices';
import { useAuth } from '@cleaning/auth/react';
import { formatInstant, formatMoney, sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import Wrench from 'lucide-react/icons/wrench';
import { SaveFileButton } from '#kit/files/save-file-button.tsx';
import { useRows } from '#kit/shortcuts/use-rows.ts';
import { claimsPath } from '../claims-view.ts';
import { listAnsweredInvoices, sumAnswers, totalsAfter } from './answer-sums.ts';
import { answersCsv } from './answers-csv.ts';
import { AnswersTable } from './answers-table.tsx';
import { creditedNow, paidNow } from './credited-now.ts';
import { describeApplied, listRejectedRows } from './describe-applied.ts';
import { ImportFrame } from './import-frame.tsx';
import { describeFiles, type RemittanceFile } from './remittance-files.ts';
import styles from './remittance.module.css';
import { RowsToFix } from './rows-to-fix.tsx';

/** Applied files with what was recorded, and the totals before. */
export interface AppliedFiles {
  readonly files: readonly RemittanceFile[];
  readonly before: InvoiceTotals | undefined;
  readonly at: Date;
}

export interface AppliedRemittanceProps {
  readonly applied: AppliedFiles;
  readonly onAgain: () => void;
}

/** What was recorded from the files, and the next steps. */
export function AppliedRemittance({ applied, onAgain }: AppliedRemittanceProps) {
  const { files, before, at } = applied;
  const name = useAuth().user?.first_name ?? '';
  const rejected = listRejectedRows(files);
  const claimCount = rejected.filter(({ invoice }) => invoice.payer === 'agency').length;
  const words = describeApplied(files);
  const rows = useRows<HTMLDivElement>();
  return (
    <ImportFrame
      step={3}
      title="Answers applied"
      text={`${describeFiles(files)}. Applied by ${name}, ${formatInstant(at, 'date-time')}.`}
      action={
        <>
          <Button variant="outline" onClick={onAgain}>
            Import another file
          </Button>
          <SaveFileButton
            variant="outline"
            label="List as CSV"
            load={() => Promise.resolve(answersCsv(files, sydneyDateOf(at)))}
          />
          {claimCount === 0 ? null : (
            <ButtonLink href={claimsPath('rejected')} icon={<Wrench />}>
              Fix {plural(claimCount, 'rejected claim')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Alert tone="success" live>
        <p>
          <b>{words.rows}</b> {words.changes}
        </p>
      </Alert>
      <div ref={rows}>
        <AnswersTable files={files} isDone />
      </div>
      <div className={styles['cards']}>
        <RowsToFix
          rejected={rejected}
          waitingCount={sumAnswers(files).rejected.count - rejected.length}
        />
        {before === undefined ? null : <OwedNow before={before} files={files} />}
      </div>
    </ImportFrame>
  );
}

function OwedNow({
  before,
  files,
}: { readonly before: InvoiceTotals } & Pick<AppliedFiles, 'files'>) {
  const after = totalsAfter(before, files);
  const paid = new Map<string, { cents: number; clients: Set<string> }>();
  for (const invoice of listAnsweredInvoices(files)) {
    const { payer_name: payer, client_name: client } = invoice;
    const cents = paidNow(invoice);
    if (cents === 0) continue;
    const sum = paid.get(payer) ?? { cents: 0, clients: new Set() };
    paid.set(payer, { cents: sum.cents + cents, clients: sum.clients.add(client) });
  }
  const credited = listAnsweredInvoices(files).reduce(
    (sum, invoice) => sum + creditedNow(invoice),
    0,
  );
  return (
    <Card title="Owed to us now">
      <SummaryList
        layout="facts"
        rows={[
          { label: 'Before', value: formatMoney(before.owed.cents) },
          ...[...paid].map(([payer, { cents, clients }]) => ({
            label: `Paid by ${payer}, ${clients.size > 2 ? plural(clients.size, 'client') : joinWithAnd(clients)}`,
            value: formatMoney(-cents),
          })),
          ...(credited === 0
            ? []
            : [{ label: 'Credited, too little to claim', value: formatMoney(-credited) }]),
          {
            label: <b>Now, {plural(after.owedCount, 'invoice')}</b>,
            value: <b>{formatMoney(after.owedCents)}</b>,
          },
        ]}
      />
      <p>Applying the same files again changes nothing.</p>
    </Card>
  );
}
