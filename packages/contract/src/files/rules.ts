export * from './decode-text.ts';
export * from './media-types.ts';
export * from './upload-refusals.ts';
