import { StaffCalendar } from '../../features/staff-calendar/index.ts';

export const handle = { title: 'Calendar' };

export { prefetchCalendar as prefetch } from '../../features/staff-calendar/index.ts';

export function Component() {
  return <StaffCalendar />;
}
