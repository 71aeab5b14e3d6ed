export * from './endpoint.ts';
