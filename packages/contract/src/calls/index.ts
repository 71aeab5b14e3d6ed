// Nothing here imports zod, so that a client can use it at run time without zod.
export * from '../errors/error-codes.ts';
export * from '../errors/messages.ts';
export * from '../http/base-path.ts';
export type { CallsOf, DefinitionOf, EndpointCall, InputPart } from '../http/endpoint-call.ts';
export { FILE_TIMEOUT_MS, UPLOAD_FIELD } from '../http/files.ts';
export * from './groups/index.ts';
export * from '../live/changes.ts';
