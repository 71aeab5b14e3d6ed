import { StaffQuotes } from '../../features/staff-quotes/index.ts';

export const handle = { title: 'Quotes' };

export { prefetchStaffQuotes as prefetch } from '../../features/staff-quotes/index.ts';

export function Component() {
  return <StaffQuotes />;
}
