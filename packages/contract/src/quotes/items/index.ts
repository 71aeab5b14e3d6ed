export * from './endpoints.ts';
export * from './price-of-items.ts';
export * from './requests.ts';
