import { z } from 'zod';
import type { Access } from './access.ts';
import { isFileResponse, type FileResponse, type ReceivedFile, type UploadRule } from './files.ts';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Rate limits for calls that could be abused to guess secrets, send mail or use up processor time;
 * the API has the numbers. `export` is for results that cost processor time (PDF, CSV, statements,
 * a copy of an account), `download` for files that are only sent, `live` for opening a stream of
 * changes and announcing open records.
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

/** Where a browser goes after posting a plain HTML form: paths of this site. */
export interface FormPost {
  /** The page with the form, to return to after a refusal. */
  readonly formPath: string;
  /** The page after success, by status 303. */
  readonly donePath: string;
}

/** The definition of one API call, shared by server and client. */
export interface EndpointDefinition {
  /** Unique, in camel case: the name of the client function and of the OpenAPI operation. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Below the base path, without a leading slash and with a trailing one: `quotes/:id/`. */
  readonly path: `${string}/`;
  readonly tag: string;
  readonly summary: string;
  readonly access: Access;
  /** For a `public` endpoint: a valid token is recognised, and a call without one is served too. */
  readonly session?: 'optional';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** The JSON body or, for an upload, the text fields. */
  readonly body?: z.ZodType;
  /** The largest JSON body in bytes, when the default of 100,000 is too small. */
  readonly maxBodyBytes?: number;
  /** Accepts one file; the body must then be `multipart/form-data`. */
  readonly upload?: UploadRule;
  /**
   * The JSON body has the text of a file in it. As for an upload, the file is read before the
   * transaction of an idempotent call begins.
   */
  readonly bodyHasFile?: true;
  /** The successful answers by status. `null` is an answer without a body. */
  readonly responses: Readonly<Partial<Record<200 | 201 | 204, z.ZodType | FileResponse | null>>>;
  /**
   * Accepts an `Idempotency-Key`: the same key and body give the same answer and take effect once.
   * With `each`, every item of the body takes effect by itself: when a call fails between two
   * items, a repeated call does those that are left.
   */
  readonly idempotent?: true | 'each';
  readonly rateLimit?: RateLimitName;
  /**
   * The handler charges the budget of the account; the platform charges only that of the network
   * address.
   */
  readonly chargesAccount?: 'handler';
  /**
   * The schema of `current` in a 409; null when a 409 has none. Stated only when it differs from
   * the one that {@link conflictOf} derives.
   */
  readonly conflict?: z.ZodType | null;
  /** Also accepts posts of a plain HTML form, so that the page works without scripts. */
  readonly formPost?: FormPost;
  /** Answers refusals in the account envelope instead of a bare error body. */
  readonly envelope?: boolean;
}

/** Keeps the literal types of a definition, from which clients and handlers derive theirs. */
export function defineEndpoint<const Definition extends EndpointDefinition>(
  definition: Definition,
): Definition {
  return definition;
}

/**
 * The schema of `current` in a 409: by default that of a success, if the call takes a version or an
 * idempotency key.
 *
 * @returns undefined when the call never answers 409, null when its 409 has no `current`.
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
  if (!takesVersion && idempotent === undefined) return undefined;
  const [success = null] = Object.values(responses);
  return isFileResponse(success) ? null : success;
}

type Field<Definition, Key extends string> =
  Definition extends Record<Key, infer Schema> ? Schema : never;

type InputOf<Schema> = [Schema] extends [z.ZodType] ? z.input<Schema> : undefined;
type OutputOf<Schema> = [Schema] extends [z.ZodType] ? z.output<Schema> : undefined;

/** The type of what a caller sends. */
export type EndpointParams<Definition> = InputOf<Field<Definition, 'params'>>;
export type EndpointQuery<Definition> = InputOf<Field<Definition, 'query'>>;
export type EndpointBody<Definition> = InputOf<Field<Definition, 'body'>>;

/** The type of what a handler receives after validation. */
export type ParsedParams<Definition> = OutputOf<Field<Definition, 'params'>>;
export type ParsedQuery<Definition> = OutputOf<Field<Definition, 'query'>>;
export type ParsedBody<Definition> = OutputOf<Field<Definition, 'body'>>;

/** The type of a successful answer. */
export type EndpointResponse<Definition extends EndpointDefinition> = {
  [Status in keyof Definition['responses']]: Definition['responses'][Status] extends infer Schema
    ? [Schema] extends [z.ZodType]
      ? z.output<Schema>
      : [Schema] extends [FileResponse]
        ? ReceivedFile
        : undefined
    : never;
}[keyof Definition['responses']];
