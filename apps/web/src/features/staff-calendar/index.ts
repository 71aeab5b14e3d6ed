export { prefetchCalendar, StaffCalendar } from './staff-calendar.tsx';
