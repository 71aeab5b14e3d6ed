export * from './error-bodies.ts';
export * from './error-codes.ts';
export * from './messages.ts';
