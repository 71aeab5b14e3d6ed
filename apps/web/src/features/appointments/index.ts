export { Appointments } from './components/appointments.tsx';
