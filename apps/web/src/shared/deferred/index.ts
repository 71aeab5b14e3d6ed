export { deferred } from './deferred.tsx';
export { personArrived } from './person.ts';
export { announceReady } from './ready-event.ts';
