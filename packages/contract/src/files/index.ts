export * from './endpoints.ts';
export * from './entity.ts';
export * from './media-types.ts';
export * from './upload-refusals.ts';
