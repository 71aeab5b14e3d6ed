import { PageHead, type PageHeadProps } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { Steps } from '@cleaning/ui/steps';
import type { ReactNode } from 'react';
import { useLastListPath } from '#kit/lists/last-list-path.ts';
import { STAFF_CLAIMS_PATH } from '../claim-paths.ts';

export interface ImportFrameProps extends Pick<PageHeadProps, 'title' | 'text' | 'action'> {
  /** The index of the current step; 3 once it is finished. */
  readonly step: number;
  readonly children: ReactNode;
}

const STEPS = [{ label: 'Upload' }, { label: 'Preview' }, { label: 'Result' }];

/** The page header of an import of remittances, with its steps. */
export function ImportFrame({ step, children, ...head }: ImportFrameProps) {
  const claimsPath = useLastListPath(STAFF_CLAIMS_PATH);
  return (
    <Stack gap="space-4">
      <PageHead back={{ label: 'NDIS claims', href: claimsPath }} {...head} />
      <Steps label="Import" steps={STEPS} current={step} />
      {children}
    </Stack>
  );
}
