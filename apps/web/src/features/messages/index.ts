export { Messages } from './components/messages.tsx';
export { prefetchMessages } from './model/prefetch-messages.ts';
