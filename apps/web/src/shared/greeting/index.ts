export { greeting } from './greeting.ts';
