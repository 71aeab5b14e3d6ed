import { Alert } from '@cleaning/ui/alert';
import { PageHead, type PageHeadProps } from '@cleaning/ui/portal-shell';
import { Steps } from '@cleaning/ui/steps';
import type { ReactNode } from 'react';
import { STEPS } from './bank-labels.ts';
import styles from './staff-bank.module.css';

export interface StatementFrameProps extends PageHeadProps {
  /** The index of the current step; 3 once it is finished. */
  readonly step: number;
  /** The result of the last action; null before the first. */
  readonly report: string | null;
  readonly children: ReactNode;
}

/** The page header of a statement: its steps and the result of the last action. */
export function StatementFrame({ step, report, children, ...head }: StatementFrameProps) {
  return (
    <div className={styles['root']}>
      <PageHead {...head} />
      <Steps label="Import" steps={STEPS} current={step} />
      <output>
        {report === null ? null : (
          <Alert tone="info">
            <p>{report}</p>
          </Alert>
        )}
      </output>
      {children}
    </div>
  );
}
