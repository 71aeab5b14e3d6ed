export * from './enquiry-form.ts';
export * from './site-paths.ts';
