export * from './entity.ts';
export * from './requests.ts';
