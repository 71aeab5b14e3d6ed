export { deferred } from './deferred.tsx';
export { announceReady } from './ready-event.ts';
