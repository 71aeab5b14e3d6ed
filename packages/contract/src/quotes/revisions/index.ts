export * from './endpoints.ts';
export * from './entity.ts';
export * from './pair-lines.ts';
export * from './revision-changes.ts';
