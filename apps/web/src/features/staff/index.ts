export { StaffQuotes } from './components/staff-quotes.tsx';
