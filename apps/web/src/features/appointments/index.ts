export { Appointments } from './components/appointments.tsx';
export { VisitsOfQuote } from './components/visits-of-quote.tsx';
export { prefetchVisits } from './model/prefetch-visits.ts';
