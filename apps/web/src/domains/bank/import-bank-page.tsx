import { SITE_PATHS } from '@cleaning/contract/routes';
import { Alert } from '@cleaning/ui/alert';
import { Card } from '@cleaning/ui/card';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { Steps } from '@cleaning/ui/steps';
import { SummaryList } from '@cleaning/ui/summary-list';
import { useState } from 'react';
import { focusHeading, useFocusAfterChange } from '#kit/hooks/focus.ts';
import { Columns } from '#kit/page/columns.tsx';
import { stepsOf } from './bank-labels.ts';
import { ChooseColumns } from './columns/choose-columns.tsx';
import styles from './staff-bank.module.css';
import { LastImports } from './upload/last-imports.tsx';
import { type ChosenFile, StatementFile } from './upload/statement-file.tsx';

export const handle = { title: 'Import a bank statement' };

export { prefetchBankImport as prefetch } from './prefetch-bank.ts';

/** Imports bank statements and lists earlier imports. */
export function Component() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  useFocusAfterChange(chosen, (before) => {
    if (before !== null) focusHeading();
  });
  if (chosen !== null) return <ChooseColumns {...chosen} onOther={() => setChosen(null)} />;
  return (
    <div className={styles['root']}>
      <PageHead
        back={{ label: 'Invoices', href: SITE_PATHS.staffInvoices }}
        title="Import a bank statement"
        text="Match what came in to invoices. Nothing is recorded until you confirm it."
      />
      <Steps label="Import" steps={stepsOf(false)} current={0} />
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
    </div>
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
