export * from './entity.ts';
export * from './revision-changes.ts';
