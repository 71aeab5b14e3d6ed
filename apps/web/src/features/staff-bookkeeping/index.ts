export { Bookkeeping } from './bookkeeping.tsx';
export { prefetchBookkeeping } from './prefetch-bookkeeping.ts';
