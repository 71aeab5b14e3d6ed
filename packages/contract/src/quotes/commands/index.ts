export * from './endpoints.ts';
export * from './requests.ts';
