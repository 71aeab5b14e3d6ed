export { Messages } from './threads/messages.tsx';
export { prefetchMessages } from './threads/messages-view.ts';
