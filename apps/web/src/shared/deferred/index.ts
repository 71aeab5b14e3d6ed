export { deferred } from './deferred.tsx';
export { loadPatiently } from './load-patiently.ts';
export { personArrived } from './person.ts';
export { announceReady } from './ready-event.ts';
