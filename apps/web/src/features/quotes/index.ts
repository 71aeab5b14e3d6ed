export { quotesView } from './model/quotes-view.ts';
export { MyQuotes } from './components/my-quotes.tsx';
export { QuoteDetail } from './components/quote-detail.tsx';
export { CreateQuoteForm } from './forms/create-quote-form.tsx';
export { EditQuote } from './forms/edit-quote.tsx';
export type { Choices, PriceSlots } from './forms/price-slots.ts';
export { prefetchNewQuote, prefetchQuote, prefetchQuotes } from './model/prefetch-quotes.ts';
