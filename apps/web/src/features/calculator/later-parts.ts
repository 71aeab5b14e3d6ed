/** Parts that appear only after interaction. Loaded after the page, as one chunk. */
export { ErrorSummary } from '@cleaning/ui/error-summary';
export { AskForPrice } from './ask-for-price.tsx';
export { ShareEstimate } from './share/share-estimate.tsx';
