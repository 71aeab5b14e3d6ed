export * from './endpoints.ts';
export * from './preferences.ts';
export * from './presence.ts';
export * from './saved-view-endpoints.ts';
export * from './saved-views.ts';
export * from './search.ts';
export * from './today.ts';
