/** Parts that appear only after interaction. Loaded after the page, as one chunk. */
export { ErrorSummary } from '@cleaning/ui/error-summary';
export { FirstVisitQuestion } from '#domains/appointments/first-visit/first-visit-question.tsx';
export { AskForPrice } from './ask-for-price.tsx';
export { ShareEstimate } from './share/share-estimate.tsx';
