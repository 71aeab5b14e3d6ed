export * from './requests.ts';
export * from './split-payments.ts';
