export * from './choices.ts';
export * from './entity.ts';
export * from './requests.ts';
