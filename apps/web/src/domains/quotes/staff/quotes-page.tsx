import { StaffQuotes } from './list/staff-quotes.tsx';

export const handle = { title: 'Quotes' };

export { prefetchStaffQuotes as prefetch } from './prefetch-staff-quotes.ts';

export function Component() {
  return <StaffQuotes />;
}
