export { EstimateBar } from './price/estimate-bar.tsx';
export { PriceForm } from './questions/price-form.tsx';
export { PricePanel } from './price/price-panel.tsx';
export { QuoteCalculator } from './quote-calculator.tsx';
export { PriceAnnouncement } from './price/price-announcement.tsx';
export { missingAnswers, summaryErrors } from './questions/missing-answers.ts';
export { priceOf } from './price/price-choices.ts';
export type { PriceChoiceHandlers, PriceChoices } from './price/price-choices.ts';
export { QUESTION_IDS } from './questions/missing-answers.ts';
