export * from './endpoints.ts';
export * from './entity.ts';
export * from './requests.ts';
