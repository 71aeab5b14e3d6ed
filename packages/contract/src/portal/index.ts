export * from './dashboard.ts';
export * from './endpoints.ts';
export * from './own-data.ts';
