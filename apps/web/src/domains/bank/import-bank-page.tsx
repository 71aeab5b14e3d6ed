import { pathWithId } from '@cleaning/contract/routes';
import { formatInstant, formatMoney } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Card } from '@cleaning/ui/card';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Row, RowList } from '@cleaning/ui/row-list';
import { Stack } from '@cleaning/ui/stack';
import { Steps } from '@cleaning/ui/steps';
import { SummaryList } from '@cleaning/ui/summary-list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { STAFF_INVOICES_PATH } from '#domains/invoices/invoice-paths.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { focusHeading, useFocusAfterChange } from '#kit/hooks/focus.ts';
import { useLastListPath } from '#kit/lists/last-list-path.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { Columns } from '#kit/page/columns.tsx';
import { describeStatement, formatStatementPeriod, listImportSteps } from './bank-labels.ts';
import { STAFF_BANK_STATEMENT_PATH } from './bank-paths.ts';
import { ChooseColumns } from './columns/choose-columns.tsx';
import { type ChosenFile, StatementFile } from './statement-file.tsx';

export const handle = { title: 'Import a bank statement' };

export { prefetchBankImport as prefetch } from './prefetch-bank.ts';

/** Imports bank statements and lists earlier imports. */
export function Component() {
  const invoicesPath = useLastListPath(STAFF_INVOICES_PATH);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  useFocusAfterChange(chosen, (before) => {
    if (before !== null) focusHeading();
  });
  if (chosen !== null) return <ChooseColumns {...chosen} onOther={() => setChosen(null)} />;
  return (
    <Stack gap="space-4" collapseEmpty>
      <PageHead
        back={{ label: 'Invoices', href: invoicesPath }}
        title="Import a bank statement"
        text="Match what came in to invoices. Nothing is recorded until you confirm it."
      />
      <Steps label="Import" steps={listImportSteps(false)} current={0} />
      <Columns
        wide
        side={
          <>
            <Card title="Where to get it">
              <SummaryList layout="facts" rows={BANKS} />
            </Card>
            <LastImports />
          </>
        }
      >
        <Card title="Choose the file">
          <Stack gap="space-4">
            <StatementFile onColumns={setChosen} />
            <Alert tone="info">
              <p>
                A row that was used before is never used again, even when files overlap or you
                import the same file twice.
              </p>
            </Alert>
          </Stack>
        </Card>
      </Columns>
    </Stack>
  );
}

/** The latest imported statements, with the rows still to decide. */
function LastImports() {
  const api = useApi();
  const query = useQuery(api.listBankStatements.query({ page_size: 5 }));
  return (
    <Card title="Last imports">
      <QueryContent query={query} what="the last imports" level={3}>
        {({ results }) =>
          results.length === 0 ? (
            <p>Nothing has been imported yet.</p>
          ) : (
            <RowList>
              {results.map((statement) => (
                <Row
                  key={statement.id}
                  href={pathWithId(STAFF_BANK_STATEMENT_PATH, statement.id)}
                  title={formatStatementPeriod(statement)}
                  detail={`${formatInstant(statement.created_at, 'date')}, ${statement.imported_by}. ${describeStatement(statement)}`}
                  end={formatMoney(statement.total_cents)}
                />
              ))}
            </RowList>
          )
        }
      </QueryContent>
    </Card>
  );
}

const BANKS = [
  { label: 'CommBank', value: 'NetBank, Transactions, Export, OFX or CSV' },
  { label: 'NAB', value: 'Transactions, Export, CSV' },
  { label: 'ANZ', value: 'Account, Download, OFX or CSV' },
  { label: 'Westpac', value: 'Exports, Transactions, CSV' },
  {
    label: 'Other banks',
    value: 'OFX, CAMT.053 or CSV. For a CSV we ask once what its columns are',
  },
];
