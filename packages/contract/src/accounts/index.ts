export * from './endpoints.ts';
export * from './entity.ts';
export * from './own-account-endpoints.ts';
export * from './own-account.ts';
export * from './requests.ts';
