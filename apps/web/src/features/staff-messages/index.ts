export { StaffMessages } from './staff-messages.tsx';
export { prefetchThread, prefetchThreads } from './threads-view.ts';
