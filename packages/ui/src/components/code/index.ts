export { Code } from './code.tsx';
