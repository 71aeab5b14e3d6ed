export * from './actions.ts';
export * from './describe-entry.ts';
