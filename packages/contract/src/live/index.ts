export * from './changes.ts';
export * from './endpoint.ts';
