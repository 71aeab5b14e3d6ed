import { Suspense, lazy } from 'react';
import { Bookkeeping } from './bookkeeping.tsx';
import type { StatementDialogProps } from '#domains/invoices/statement/statement-dialog.tsx';
import { retry } from '#kit/deferred/retry.ts';

export const handle = { title: 'Bookkeeping' };

export { prefetchBookkeeping as prefetch } from './prefetch-bookkeeping.ts';

const StatementDialog = lazy(() =>
  retry(() => import('#domains/invoices/statement/statement-dialog.tsx')),
);

const ClientStatement = (props: StatementDialogProps) => (
  <Suspense fallback={null}>
    <StatementDialog {...props} />
  </Suspense>
);

export function Component() {
  return <Bookkeeping ClientStatement={ClientStatement} />;
}
