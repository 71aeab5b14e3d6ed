import type { Readable } from 'node:stream';
import type {
  EndpointDefinition,
  FileResponse,
  ParsedBody,
  ParsedParams,
  ParsedQuery,
} from '@cleaning/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Transaction } from '../db/client.ts';
import type { Actor } from './actor.ts';
import type { Viewer, ViewerOfAccess } from './viewer.ts';

/** The file of an upload: within its size, and nothing else known of it. */
export interface UploadedFile {
  /** As the sender called it. Anything may be in it. */
  readonly fileName: string;
  readonly content: Buffer;
}

/** A file to answer with. */
export interface FileAnswer {
  readonly fileName: string;
  readonly mediaType: string;
  /** A stream says how many bytes it will bring. */
  readonly content: Buffer | { readonly stream: Readable; readonly byteSize: number };
}

type IdempotentUpload = { readonly idempotent: true; readonly upload: object };

type IsTransacted<Definition> = Definition extends IdempotentUpload
  ? false
  : Definition extends { readonly idempotent: true }
    ? true
    : false;

/** Does the rest of an upload in one transaction, once for each idempotency key. */
type Commit<Result> = (work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;

/** What a handler gets: everything is checked, and nothing of HTTP is left. */
export interface HandlerContext<Definition extends EndpointDefinition> {
  readonly params: ParsedParams<Definition>;
  readonly query: ParsedQuery<Definition>;
  readonly body: ParsedBody<Definition>;
  /** Null where the endpoint takes no file. */
  readonly file: Definition extends { readonly upload: object } ? UploadedFile : null;
  readonly actor: Definition extends { readonly session: 'optional' }
    ? Actor | null
    : Definition['access'] extends 'public'
      ? null
      : Actor;
  readonly viewer: ViewerOfAccess<Definition['access']>;
  /**
   * Where an idempotent endpoint does all of its work, so that a repeated call finds the first answer
   * exactly when the work was committed. Null for any other, and for an upload.
   */
  readonly transaction: IsTransacted<Definition> extends true ? Transaction : null;
  /** The same for an upload, once its file is checked and stored. Null for any other. */
  readonly commit: Definition extends IdempotentUpload ? Commit<HandlerResult<Definition>> : null;
  /** What the caller's program calls itself; anything may be in it. */
  readonly userAgent: string | null;
  /** The network that the call came from: an IPv4 address, or the /64 of an IPv6 address. */
  readonly network: string;
  /** The moment of the call: everything a handler does happens at this one instant. */
  readonly now: Date;
  readonly log: FastifyBaseLogger;
}

type BodyOf<Schema> = [Schema] extends [z.ZodType]
  ? z.output<Schema>
  : [Schema] extends [FileResponse]
    ? FileAnswer
    : null;

/** What a handler answers: one of the statuses that its endpoint declares, with that body. */
export type HandlerResult<Definition extends EndpointDefinition> = {
  [Status in keyof Definition['responses']]: {
    readonly status: Status;
    readonly body: BodyOf<Definition['responses'][Status]>;
  };
}[keyof Definition['responses']];

export type Handler<Definition extends EndpointDefinition> = (
  context: HandlerContext<Definition>,
) => Promise<HandlerResult<Definition>>;

/** One handler an endpoint, under the same name. */
export type HandlersOf<Table extends Readonly<Record<string, EndpointDefinition>>> = {
  readonly [Name in keyof Table]: Handler<Table[Name]>;
};

interface AnyResult {
  readonly status: 200 | 201 | 204;
  readonly body: unknown;
}

/** A handler of any endpoint, once the pairing of names and types has been checked. */
export type AnyHandler = (context: {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly file: UploadedFile | null;
  readonly actor: Actor | null;
  readonly viewer: Viewer;
  readonly transaction: Transaction | null;
  readonly commit: Commit<AnyResult> | null;
  readonly idempotencyKey: string | null;
  readonly userAgent: string | null;
  readonly network: string;
  readonly now: Date;
  readonly log: FastifyBaseLogger;
}) => Promise<AnyResult>;
