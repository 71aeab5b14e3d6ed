import { SITE_PATHS } from '@cleaning/contract/routes';
import { Alert } from '@cleaning/ui/alert';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Steps } from '@cleaning/ui/steps';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryContent } from '../../shared/lists/query-content.tsx';
import { useTeamApi } from '../../shared/portal-api/team-api.ts';
import { periodOf, STEPS } from './bank-labels.ts';
import { MatchStatement } from './match/match-statement.tsx';
import { StatementResult } from './result/statement-result.tsx';
import styles from './staff-bank.module.css';

/** One imported statement: what is still to be matched, and afterwards what became of it. */
export function BankStatementPage({ id }: { readonly id: string }) {
  const { queries } = useTeamApi();
  const query = useQuery(queries.bankStatements.detail(id));
  const [report, setReport] = useState<string | null>(null);
  return (
    <QueryContent query={query} what="the bank statement" level={1} card>
      {(statement) => {
        const isOpen = statement.open_count > 0;
        return (
          <div className={styles['root']}>
            <PageHead
              back={{ label: 'Import', href: SITE_PATHS.staffBankImport }}
              title={isOpen ? 'Match the bank statement' : 'Bank statement matched'}
              text={`${statement.file_name}, ${periodOf(statement)}, account ending ${statement.account_ending}`}
            />
            <Steps label="Import" steps={STEPS} current={isOpen ? 1 : 2} />
            <output>
              {report === null ? null : (
                <Alert tone="info">
                  <p>{report}</p>
                </Alert>
              )}
            </output>
            {isOpen ? (
              <MatchStatement statement={statement} onReport={setReport} />
            ) : (
              <StatementResult statement={statement} onReport={setReport} />
            )}
          </div>
        );
      }}
    </QueryContent>
  );
}
