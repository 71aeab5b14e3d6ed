/** What the calculator shows once somebody uses it. It loads after the page, as one file. */
export { ErrorSummary } from '@cleaning/ui/error-summary';
export { AskForPrice } from './ask-for-price.tsx';
export { ShareEstimate } from './share-estimate.tsx';
