export * from './endpoints.ts';
export * from './entity.ts';
export * from './remittance.ts';
export * from './answers.ts';
export * from './preview.ts';
export * from './requests.ts';
