export { Appointments } from './components/appointments.tsx';
export { prefetchVisits } from './model/prefetch-visits.ts';
