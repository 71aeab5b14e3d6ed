export { QuoteStatusBadge, type QuoteStatusBadgeProps } from './quote-status-badge.tsx';
export { statusWords, type StatusReader, type StatusWords } from './quote-status.ts';
export { quoteTotal } from './quote-total.ts';
export { quotePath, quoteEditPath } from './quote-paths.ts';
export { ServiceName } from './service-name.tsx';
export { useCreateQuote, type CreateQuote } from './use-create-quote.ts';
