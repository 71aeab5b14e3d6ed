import { Bookkeeping } from '../../features/staff-bookkeeping/index.ts';

export const handle = { title: 'Bookkeeping' };

export { prefetchBookkeeping as prefetch } from '../../features/staff-bookkeeping/index.ts';

export function Component() {
  return <Bookkeeping />;
}
