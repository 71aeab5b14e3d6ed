export * from './endpoints.ts';
export * from './entity.ts';
