import { StaffCalendar } from './calendar/staff-calendar.tsx';

export const handle = { title: 'Calendar' };

export { prefetchCalendar as prefetch } from './calendar/staff-calendar.tsx';

export function Component() {
  return <StaffCalendar />;
}
