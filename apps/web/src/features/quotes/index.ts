export { quotesView } from './list/quotes-view.ts';
export { MyQuotes } from './list/my-quotes.tsx';
export { useVersionInAddress } from './detail/use-version-in-address.ts';
export { QuoteDetail } from './detail/quote-detail.tsx';
export { CreateQuoteForm } from './editor/create-quote-form.tsx';
export { quoteStepIn } from './editor/quote-steps.ts';
export { EditQuote } from './editor/edit-quote.tsx';
export type { Choices, PriceSlots } from './editor/price-slots.ts';
export { prefetchNewQuote, prefetchQuote, prefetchQuotes } from './prefetch-quotes.ts';
