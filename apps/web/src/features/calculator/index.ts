export { EstimateBar } from './components/estimate-bar.tsx';
export { PriceForm } from './components/price-form.tsx';
export { PricePanel } from './components/price-panel.tsx';
export { QuoteCalculator } from './components/quote-calculator.tsx';
export { SpokenPrice } from './components/spoken-price.tsx';
export { missingAnswers, summaryErrors } from './model/missing-answers.ts';
export { priceOf } from './model/price-choices.ts';
export type { PriceChoiceHandlers, PriceChoices } from './model/price-choices.ts';
export { QUESTION_IDS } from './model/question-ids.ts';
