import type { Statement } from '@cleaning/contract/invoices';
import { addMonths, financialYearOf } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useSearchParams } from 'react-router-dom';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { useApi, usePortalApi } from '#kit/api/portal-api.tsx';
import type { Period } from '#kit/lib/periods.ts';
import { periodProblem, readPeriod } from './statement-period.ts';
import { SaveFileButton } from '#kit/files/save-file-button.tsx';
import { DateField } from '#kit/forms/date-field.tsx';
import { StatementRows } from './statement-rows.tsx';
import styles from './statement-of-account.module.css';

/** The statement of account for a period in the address. */
export function StatementOfAccount() {
  const api = useApi();
  const [params, setParams] = useSearchParams();
  const today = sydneyDateOf(useNow());
  const period = readPeriod(params, today);
  const problem = periodProblem(period);
  const statement = useQuery({ ...api.getStatement.query(period), enabled: problem === null });

  const choose = (change: Partial<Period>) => {
    const next = { ...period, ...change };
    setParams({ view: 'statement', from: next.from, to: next.to }, { replace: true });
  };

  return (
    <>
      <Card className={styles['choice']}>
        <div className={styles['dates']}>
          <DateField label="First day" value={period.from} onChange={(from) => choose({ from })} />
          <DateField
            label="Last day"
            value={period.to}
            onChange={(to) => choose({ to })}
            error={problem ?? undefined}
          />
        </div>
        <div className={styles['years']}>
          <Button variant="outline" onClick={() => choose(financialYearOf(today))}>
            This financial year
          </Button>
          <Button variant="outline" onClick={() => choose(financialYearOf(addMonths(today, -12)))}>
            Last financial year
          </Button>
        </div>
      </Card>
      {problem === null ? (
        <QueryContent query={statement} what="your statement" skeleton={<StatementSkeleton />} card>
          {(data) => <StatementCard statement={data} />}
        </QueryContent>
      ) : null}
    </>
  );
}

function StatementSkeleton() {
  return (
    <Card>
      <SkeletonGroup label="Loading your statement">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </SkeletonGroup>
    </Card>
  );
}

function StatementCard({ statement }: { statement: Statement }) {
  const { pdfs } = usePortalApi().client;
  const { from, to } = statement;
  return (
    <Card
      flush
      title="Statement of account"
      action={
        <span className={styles['actions']}>
          <Button size="sm" variant="outline" icon={<Printer />} onClick={() => window.print()}>
            Print
          </Button>
          <SaveFileButton
            size="sm"
            variant="outline"
            label="Download PDF"
            load={() => pdfs.downloadStatementPdf({ from, to })}
          />
        </span>
      }
    >
      <StatementRows statement={statement} />
    </Card>
  );
}
