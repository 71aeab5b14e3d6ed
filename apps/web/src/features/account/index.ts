export { Account } from './account.tsx';
export { prefetchAccount } from './sections.ts';
