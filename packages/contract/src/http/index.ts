export * from './endpoint.ts';
export * from './envelope.ts';
export * from './error-bodies.ts';
export * from './page.ts';
