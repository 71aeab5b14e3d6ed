// Nothing here imports zod, so that a client can use it at run time without zod.
export * from './groups/index.ts';
