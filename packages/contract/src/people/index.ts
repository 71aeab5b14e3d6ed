export * from './endpoints.ts';
export * from './users.ts';
