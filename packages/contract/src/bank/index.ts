export * from './endpoints.ts';
export * from './entity.ts';
export * from './layout.ts';
export * from './requests.ts';
