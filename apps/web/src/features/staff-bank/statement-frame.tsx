import { Alert } from '@cleaning/ui/alert';
import { PageHead, type PageHeadProps } from '@cleaning/ui/portal-shell';
import { Steps } from '@cleaning/ui/steps';
import type { ReactNode } from 'react';
import { STEPS } from './bank-labels.ts';
import styles from './staff-bank.module.css';

export interface StatementFrameProps extends PageHeadProps {
  /** The place of the step, from 0; 3 once it is finished. */
  readonly step: number;
  /** What became of the last thing that was done; null for nothing yet. */
  readonly report: string | null;
  readonly children: ReactNode;
}

/** The head of a statement with its steps, and what was done last. */
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
