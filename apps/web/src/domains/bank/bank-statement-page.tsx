import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '#kit/api/portal-api.tsx';
import { isMissing } from '#kit/errors/api-errors.ts';
import { focusHeading, useFocusAfterChange } from '#kit/hooks/focus.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { MissingRecord } from '#kit/page/missing-record.tsx';
import { STAFF_BANK_IMPORT_PATH } from './bank-paths.ts';
import { OpenStatement } from './match/open-statement.tsx';
import { FinishedStatement } from './result/finished-statement.tsx';

export const handle = { title: 'Bank statement' };

export { prefetchBankStatement as prefetch } from './prefetch-bank.ts';

export function Component() {
  const { id = '' } = useParams();
  return <BankStatementPage key={id} id={id} />;
}

/** One imported statement: the rows still to match or, once it is finished, the result. */
function BankStatementPage({ id }: { readonly id: string }) {
  const api = useApi();
  const query = useQuery(api.getBankStatement.query({ id }));
  const [report, setReport] = useState<string | null>(null);
  const isFinished = query.data === undefined ? null : query.data.finished_at !== null;
  useFocusAfterChange(
    isFinished,
    (before) => {
      if (before !== null) focusHeading();
    },
    { onlyIfLost: true },
  );
  return (
    <QueryContent
      // The statement may be discarded while its page is open.
      query={isMissing(query.error) ? { ...query, data: undefined } : query}
      what="the bank statement"
      missing={
        <MissingRecord
          title="This import is not there"
          text="It may have been discarded. Its file can be imported again."
          link={{ label: 'Import a bank statement', href: STAFF_BANK_IMPORT_PATH }}
        />
      }
      level={1}
      card
    >
      {(statement) =>
        statement.finished_at === null ? (
          <OpenStatement statement={statement} report={report} onReport={setReport} />
        ) : (
          <FinishedStatement statement={statement} report={report} onReport={setReport} />
        )
      }
    </QueryContent>
  );
}
