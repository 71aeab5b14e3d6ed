import { Suspense, lazy } from 'react';
import { Bookkeeping } from '../../features/staff-bookkeeping/index.ts';
import type { StatementDialogProps } from '../../features/staff-invoices/statement/statement-dialog.tsx';
import { retry } from '../../shared/deferred/retry.ts';

export const handle = { title: 'Bookkeeping' };

export { prefetchBookkeeping as prefetch } from '../../features/staff-bookkeeping/index.ts';

const StatementDialog = lazy(() =>
  retry(() => import('../../features/staff-invoices/statement/statement-dialog.tsx')),
);

const ClientStatement = (props: StatementDialogProps) => (
  <Suspense fallback={null}>
    <StatementDialog {...props} />
  </Suspense>
);

export function Component() {
  return <Bookkeeping ClientStatement={ClientStatement} />;
}
