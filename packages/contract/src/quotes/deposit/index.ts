export * from './deposit-due.ts';
export * from './endpoints.ts';
export * from './requests.ts';
