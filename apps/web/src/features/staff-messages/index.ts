export { NewMessage } from './new-message.tsx';
export { StaffMessages } from './staff-messages.tsx';
export { prefetchThread, prefetchThreads } from './threads-view.ts';
