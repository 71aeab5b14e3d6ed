export { Code } from './code.tsx';
export { withCodes } from './with-codes.tsx';
