export { prefetchVisit, StaffVisit } from './staff-visit.tsx';
