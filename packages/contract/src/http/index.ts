export * from './access.ts';
export * from './base-path.ts';
export * from './endpoint-call.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './files.ts';
export * from './page.ts';
