import type { BankStatement } from '@cleaning/contract/bank';
import { PageHead, type PageHeadProps } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { Steps } from '@cleaning/ui/steps';
import type { ReactNode } from 'react';
import { Report } from '#kit/page/report.tsx';
import { listImportSteps } from './bank-labels.ts';

export interface StatementFrameProps extends PageHeadProps {
  readonly statement: Pick<BankStatement, 'has_chosen_columns'>;
  readonly step: 'match' | 'result';
  /** The result of the last action; null before the first. */
  readonly report: string | null;
  readonly children: ReactNode;
}

/** The page header of a statement: its steps and the result of the last action. */
export function StatementFrame({
  statement,
  step,
  report,
  children,
  ...head
}: StatementFrameProps) {
  const steps = listImportSteps(statement.has_chosen_columns);
  return (
    <Stack gap="space-4" collapseEmpty>
      <PageHead {...head} />
      <Steps
        label="Import"
        steps={steps}
        current={step === 'match' ? steps.length - 2 : steps.length}
      />
      <Report text={report} />
      {children}
    </Stack>
  );
}
