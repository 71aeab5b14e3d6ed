export { PRICE_COUNT_MS, PriceFigure, type PriceFigureProps } from './price-figure.tsx';
export { type PriceLine, PriceLines } from './price-lines.tsx';
