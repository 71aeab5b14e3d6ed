export * from './entity.ts';
export * from './words.ts';
