export * from './endpoints.ts';
export * from './leaving.ts';
export * from './users.ts';
