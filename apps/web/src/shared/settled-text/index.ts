export { useSettledText } from './use-settled-text.ts';
