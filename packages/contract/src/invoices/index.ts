export * from './endpoints.ts';
export * from './entity.ts';
export * from './line-request.ts';
export * from './list-requests.ts';
export * from './overview.ts';
export * from './requests.ts';
export * from './words.ts';
