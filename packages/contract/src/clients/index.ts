export * from './profile.ts';
export * from './profile-requests.ts';
