export * from './area-paths.ts';
export * from './enquiry-form.ts';
export * from './path-areas.ts';
export * from './site-paths.ts';
