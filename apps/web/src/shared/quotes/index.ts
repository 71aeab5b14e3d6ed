export {
  describeAddons,
  describeQuoteTiming,
  describeRooms,
  describeTimeline,
} from './describe-choices.ts';
export { PriceOnRequestNote } from './price-on-request-note.tsx';
export { QuoteStatusBadge } from './quote-status-badge.tsx';
export { statusWords } from './quote-status.ts';
export { quoteTotal } from './quote-total.ts';
export { quoteEditPath, quotePath } from './quote-paths.ts';
export { ServiceName } from './service-name.tsx';
export { useCreateQuote } from './use-create-quote.ts';
