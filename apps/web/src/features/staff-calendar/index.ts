export { NewVisit } from './new-visit.tsx';
export { prefetchCalendar, StaffCalendar } from './staff-calendar.tsx';
