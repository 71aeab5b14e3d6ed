export * from './endpoints.ts';
export * from './entity.ts';
export * from './history.ts';
export * from './history-endpoints.ts';
export * from './profile.ts';
export * from './profile-requests.ts';
export * from './requests.ts';
