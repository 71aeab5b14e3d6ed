export { useOnce, type Once } from './use-once.ts';
