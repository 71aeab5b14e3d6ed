import { plural } from '@cleaning/contract/rules';
import type { BankColumns } from '@cleaning/contract/bank';
import { pathWithId } from '@cleaning/contract/routes';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { CheckboxField } from '@cleaning/ui/field';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { Steps } from '@cleaning/ui/steps';
import { useMutation } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { STAFF_INVOICES_PATH } from '#domains/invoices/invoice-paths.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useCloseGuard } from '#kit/forms/leave-guard.tsx';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { focusHeading } from '#kit/hooks/focus.ts';
import { useIdempotencyKey } from '#kit/hooks/use-idempotency-key.ts';
import { useLastListPath } from '#kit/lists/last-list-path.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { nameOfAccount, listImportSteps } from '../bank-labels.ts';
import { STAFF_BANK_STATEMENT_PATH } from '../bank-paths.ts';
import { BalanceProof } from './balance-proof.tsx';
import { ColumnList } from './column-list.tsx';
import columnStyles from './columns.module.css';
import { HowToRead } from './how-to-read.tsx';
import { RowsAsRead } from './rows-as-read.tsx';
import { useColumnChoice, type ColumnChoice } from './use-column-choice.ts';

export interface ChooseColumnsProps {
  readonly file: File;
  /** The number of the account that the file is of. */
  readonly account: string;
  /** Goes back to choose another file. */
  readonly onOther: () => void;
}

/**
 * Says what each column of a CSV file is, shows its first rows as they will be read, and imports it.
 * The file stays in the browser until then, so it is chosen again after a reload.
 */
export function ChooseColumns({ file, account, onOther }: ChooseColumnsProps) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.importBankStatement.mutation());
  const keyFor = useIdempotencyKey();
  const navigate = useNavigate();
  const invoicesPath = useLastListPath(STAFF_INVOICES_PATH);
  const choice = useColumnChoice(file, account);
  const [isKept, setKept] = useState(true);
  const problemId = useId();
  useCloseGuard(choice.isChanged);
  useEffect(focusHeading, []);
  const answer = choice.query.data;
  const problem = choice.problem?.message ?? (choice.isReading ? null : (answer?.problem ?? null));
  const isReady = problem === null && answer !== undefined && !choice.isReading;
  const read = useSubmitOnce(async () => {
    const body = {
      ...choice.fields,
      account_number: account,
      remember: isKept ? 'true' : 'false',
    } as const;
    const idempotencyKey = keyFor([file.name, file.size, file.lastModified, body]);
    const { id } = await mutateAsync({ file, ...body, idempotencyKey });
    await navigate(pathWithId(STAFF_BANK_STATEMENT_PATH, id));
  });
  return (
    <Stack gap="space-4" collapseEmpty>
      <PageHead
        back={{ label: 'Invoices', href: invoicesPath }}
        title="Which column is what?"
        text={`${file.name}. ${answer === undefined ? '' : INTRODUCTIONS[answer.origin]}`}
        action={
          <>
            <Button variant="outline" icon={<X />} onClick={onOther}>
              Other file
            </Button>
            <Button
              iconEnd={<ArrowRight />}
              aria-disabled={!isReady || undefined}
              aria-describedby={problem === null ? undefined : problemId}
              busy={read.isBusy}
              busyLabel="Reading"
              onClick={() => {
                if (isReady) void read.submit();
              }}
            >
              {isReady ? `Read ${plural(answer.row_count, 'row')}` : 'Read the rows'}
            </Button>
          </>
        }
      />
      <Steps label="Import" steps={listImportSteps(true)} current={1} />
      <output id={problemId}>
        {problem === null ? null : (
          <Alert tone="danger" title="Not ready yet">
            <p>{problem}</p>
          </Alert>
        )}
      </output>
      <ErrorAlert title="Not read" error={read.error} />
      <QueryContent query={choice.query} what="the columns" level={2} card>
        {(shown) => (
          <>
            <Card title={`The columns of ${file.name}`}>
              <ColumnList
                columns={shown.columns}
                kinds={choice.kinds}
                problem={choice.problem}
                setKind={choice.setKind}
              />
            </Card>
            <AsRead shown={shown} choice={choice} isHidden={problem !== null} />
            <Card title="Remember it">
              <CheckboxField
                label={`Read the next files of ${nameOfAccount(account)} this way`}
                hint="For files with the same columns. You can change it with the next file."
                checked={isKept}
                onChange={(event) => setKept(event.target.checked)}
              />
            </Card>
          </>
        )}
      </QueryContent>
    </Stack>
  );
}

const INTRODUCTIONS: Readonly<Record<BankColumns['origin'], string>> = {
  guessed: 'We have not seen this kind of file before. We made a guess, please check it.',
  chosen: 'Check the rows below, then read the file.',
  remembered: 'These columns were chosen for an earlier file. Change what is wrong.',
  known: 'We know this kind of file. Change what is wrong.',
};

interface AsReadProps {
  readonly shown: BankColumns;
  readonly choice: ColumnChoice;
  /** While something is wrong, there are no rows to show. */
  readonly isHidden: boolean;
}

function AsRead({ shown, choice, isHidden }: AsReadProps) {
  const answer = isHidden ? { ...shown, rows: [] } : shown;
  return (
    <>
      {answer.rows.length === 0 ? null : <RowsAsRead {...answer} />}
      <div className={columnStyles['cards']}>
        <HowToRead answer={answer} choice={choice} />
        {answer.rows.length === 0 ? null : <BalanceProof answer={answer} />}
      </div>
    </>
  );
}
