export { Appointments } from './components/appointments.tsx';
export { VisitsOfQuote } from './components/visits-of-quote.tsx';
