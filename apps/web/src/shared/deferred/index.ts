export { deferred } from './deferred.tsx';
export { SIGNS_OF_A_PERSON } from './person.ts';
export { whenAllAnswer } from './waiting-parts.ts';
