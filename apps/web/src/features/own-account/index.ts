export { OwnAccount } from './components/own-account.tsx';
export { prefetchAccount } from './model/prefetch-account.ts';
