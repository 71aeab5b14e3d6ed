export * from './access.ts';
export * from './conventions.ts';
export * from './endpoint-call.ts';
export * from './files.ts';
