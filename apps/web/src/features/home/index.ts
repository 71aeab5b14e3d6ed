export { HomePage } from './components/home-page.tsx';
export type { InstantChoices } from './model/use-instant-price.ts';
