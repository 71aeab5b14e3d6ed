export * from './endpoints.ts';
export * from './preferences.ts';
export * from './presence.ts';
export * from './search.ts';
export * from './today.ts';
