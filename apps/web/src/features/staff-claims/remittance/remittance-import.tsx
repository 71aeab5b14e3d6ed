import type { Remittance } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Steps } from '@cleaning/ui/steps';
import { useState } from 'react';
import { focusHeading, useFocusAfterChange } from '../../../shared/hooks/focus.ts';
import styles from '../staff-claims.module.css';
import { AppliedRemittance } from './applied-remittance.tsx';
import { RemittanceAnswers } from './remittance-answers.tsx';
import { RemittanceFile, type ReadRemittance } from './remittance-file.tsx';

const STEPS = [{ label: 'Upload' }, { label: 'Preview' }, { label: 'Result' }];
const TITLES = ['Import answers', 'Check the answers', 'Answers applied'];
const SOURCE = 'A remittance of the NDIA or of a plan manager, as CSV.';

/** Reads the answers of the agency or a plan manager from a file, shows them, and records them. */
export function RemittanceImport() {
  const [read, setRead] = useState<ReadRemittance | null>(null);
  const [applied, setApplied] = useState<Remittance | null>(null);
  const step = applied !== null ? 2 : read !== null ? 1 : 0;
  // The button that was pressed goes with its step.
  useFocusAfterChange(step, focusHeading, { onlyIfLost: true });
  return (
    <div className={styles['root']}>
      <PageHead
        back={{ label: 'NDIS claims', href: SITE_PATHS.staffClaims }}
        title={TITLES[step]}
        text={applied === null ? `${SOURCE} Nothing changes until you apply it.` : SOURCE}
      />
      <Steps label="Import" steps={STEPS} current={applied === null ? step : STEPS.length} />
      {applied === null ? (
        <RemittanceFile onRead={setRead} />
      ) : (
        <AppliedRemittance
          applied={applied}
          onAgain={() => {
            setRead(null);
            setApplied(null);
          }}
        />
      )}
      {read === null ? null : (
        <RemittanceAnswers
          key={JSON.stringify(read.request)}
          read={read}
          applied={applied}
          onApplied={setApplied}
        />
      )}
    </div>
  );
}
