export { Appointments } from './list/appointments.tsx';
export { prefetchAppointments } from './list/appointments-view.ts';
