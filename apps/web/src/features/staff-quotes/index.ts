export { StaffQuote } from './detail/staff-quote.tsx';
export { StaffQuotes } from './list/staff-quotes.tsx';
export { prefetchStaffQuote, prefetchStaffQuotes } from './prefetch-staff-quotes.ts';
export { NewQuote } from './new/new-quote.tsx';
