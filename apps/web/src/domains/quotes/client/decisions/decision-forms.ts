export { ApproveQuote } from './approve-quote.tsx';
export { RequestChanges } from './request-changes.tsx';
