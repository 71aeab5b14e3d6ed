import { z } from 'zod';
import type { Access } from './access.ts';
import { isFileResponse, type FileResponse, type ReceivedFile, type UploadRule } from './files.ts';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Budgets of calls that guessing, mail or processor time would otherwise make dangerous; the API holds
 * the numbers. `export` is for what costs processor time to make (PDF, CSV, statements, a copy of an
 * account), `download` for files that are only sent, `live` for opening a stream of changes and saying what is open.
 */
export const RATE_LIMIT_NAMES = [
  'login',
  'register',
  'mail',
  'token',
  'enquiry',
  'write',
  'export',
  'download',
  'live',
] as const;

export type RateLimitName = (typeof RATE_LIMIT_NAMES)[number];

/** Where the post of a plain HTML form leads: paths of this site. */
export interface FormPost {
  /** The page with the form, for the way back from a refusal. */
  readonly formPath: string;
  /** Where the browser goes, by status 303, once it is done. */
  readonly donePath: string;
}

/** One call of the API, as both sides see it. */
export interface EndpointDefinition {
  /** Unique, in camel case: the name of the client function and of the OpenAPI operation. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Below the base path, without a leading slash and with a trailing one: `quotes/:id/`. */
  readonly path: `${string}/`;
  readonly tag: string;
  readonly summary: string;
  readonly access: Access;
  /** On a `public` endpoint: a live token is recognised, and a call without one is served too. */
  readonly session?: 'optional';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** What is sent as JSON; of an upload, its text fields. */
  readonly body?: z.ZodType;
  /** The largest JSON body, in bytes, where the 100,000 that every other call takes are too few. */
  readonly maxBodyBytes?: number;
  /** Takes one file, and is then sent as `multipart/form-data` only. */
  readonly upload?: UploadRule;
  /** Every answer that is not a refusal, by status. `null` is an answer without a body. */
  readonly responses: Readonly<Partial<Record<200 | 201 | 204, z.ZodType | FileResponse | null>>>;
  /** Accepts an `Idempotency-Key`: the same key and body give the same answer, once. */
  readonly idempotent?: boolean;
  readonly rateLimit?: RateLimitName;
  /** The handler charges the account's budget; the platform charges the network address only. */
  readonly chargesAccount?: 'handler';
  /**
   * What `current` is in a 409 of this call; null where a 409 carries none. Only stated where it is not
   * what {@link conflictOf} derives.
   */
  readonly conflict?: z.ZodType | null;
  /** Takes the post of a plain HTML form as well, so that a page works without scripts. */
  readonly formPost?: FormPost;
  /** Answers refusals with the account envelope rather than a bare error body. */
  readonly envelope?: boolean;
}

/** Keeps the literal types of a definition, so that clients and handlers can be derived from it. */
export function defineEndpoint<const Definition extends EndpointDefinition>(
  definition: Definition,
): Definition {
  return definition;
}

/**
 * What a call shows as `current` when it answers 409: by default what it answers with on success, when it
 * takes a version or an idempotency key.
 *
 * @returns undefined when it never answers 409, null when its 409 carries no `current`.
 */
export function conflictOf({
  conflict,
  idempotent,
  body,
  query,
  responses,
}: EndpointDefinition): z.ZodType | null | undefined {
  if (conflict !== undefined) return conflict;
  const takesVersion = [body, query].some(
    (schema) => schema instanceof z.ZodObject && 'version' in schema.shape,
  );
  if (!takesVersion && idempotent !== true) return undefined;
  const [success = null] = Object.values(responses);
  return isFileResponse(success) ? null : success;
}

type Field<Definition, Key extends string> =
  Definition extends Record<Key, infer Schema> ? Schema : never;

type InputOf<Schema> = [Schema] extends [z.ZodType] ? z.input<Schema> : undefined;
type OutputOf<Schema> = [Schema] extends [z.ZodType] ? z.output<Schema> : undefined;

/** What a caller sends. */
export type EndpointParams<Definition> = InputOf<Field<Definition, 'params'>>;
export type EndpointQuery<Definition> = InputOf<Field<Definition, 'query'>>;
export type EndpointBody<Definition> = InputOf<Field<Definition, 'body'>>;

/** What a handler receives, once it is checked. */
export type ParsedParams<Definition> = OutputOf<Field<Definition, 'params'>>;
export type ParsedQuery<Definition> = OutputOf<Field<Definition, 'query'>>;
export type ParsedBody<Definition> = OutputOf<Field<Definition, 'body'>>;

/** What a call answers when it is not refused. */
export type EndpointResponse<Definition extends EndpointDefinition> = {
  [Status in keyof Definition['responses']]: Definition['responses'][Status] extends infer Schema
    ? [Schema] extends [z.ZodType]
      ? z.output<Schema>
      : [Schema] extends [FileResponse]
        ? ReceivedFile
        : undefined
    : never;
}[keyof Definition['responses']];
