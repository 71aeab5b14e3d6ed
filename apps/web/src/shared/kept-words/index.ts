export { forgetKeptWords } from './kept-words.ts';
export { useKeptText } from './use-kept-text.ts';
export { useKeptWords } from './use-kept-words.ts';
