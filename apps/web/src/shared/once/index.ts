export { useOnce } from './use-once.ts';
