import type { Readable } from 'node:stream';
import type { ErrorCode } from '@cleaning/contract/errors';
import type {
  EndpointDefinition,
  ParsedBody,
  ParsedParams,
  ParsedQuery,
} from '@cleaning/contract/http';
import type { FileResponse } from '@cleaning/contract/http/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Transaction } from '../db/client.ts';
import type { HandlerDependencies } from '../dependencies.ts';
import type { Actor } from './actor.ts';
import type { Viewer, ViewerOfAccess } from './viewer.ts';

/** An uploaded file within the size limit. Its content has not been checked. */
export interface UploadedFile {
  /** The name given by the sender, which may contain anything. */
  readonly fileName: string;
  readonly content: Buffer;
}

/** A file as an answer. */
export interface FileAnswer {
  readonly fileName: string;
  readonly mediaType: string;
  /** A stream comes with its size in bytes. */
  readonly content: Buffer | { readonly stream: Readable; readonly byteSize: number };
}

/** A call with a file, which is read before a transaction begins. */
type HasFile = { readonly upload: object } | { readonly bodyHasFile: true };

type CommitsItself = { readonly idempotent: true } & HasFile;

type IsTransacted<Definition> = Definition extends
  | { readonly method: 'GET' }
  | { readonly idempotent: 'each' }
  | HasFile
  ? false
  : true;

/** Runs the rest of a call with a file in one transaction, once for each idempotency key. */
type Commit<Result> = (work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;

/** The reason why one item of a bulk call was refused. */
export interface ItemRefusal {
  readonly code: ErrorCode;
  readonly detail: string;
}

/**
 * Runs the work of each item of a bulk call in a transaction of its own, in the order of the list,
 * once for each idempotency key. A refusal undoes one item and leaves the others.
 *
 * @param work returns the result of an item as JSON, which a repeated call gets again.
 * @param refused makes the result of a refused item.
 * @returns the results, in the order of the items.
 */
export type RunEach = <Item, Result>(
  items: readonly Item[],
  work: (transaction: Transaction, item: Item) => Promise<Result>,
  refused: (error: ItemRefusal, item: Item) => Result,
) => Promise<Result[]>;

/** The input of a handler, validated and independent of HTTP, and what the handler may use. */
export interface HandlerContext<
  Definition extends EndpointDefinition,
  Transacted extends boolean = IsTransacted<Definition>,
> extends HandlerDependencies {
  readonly params: ParsedParams<Definition>;
  readonly query: ParsedQuery<Definition>;
  readonly body: ParsedBody<Definition>;
  /** Null when the endpoint takes no file. */
  readonly file: Definition extends { readonly upload: object } ? UploadedFile : null;
  readonly actor: Definition extends { readonly session: 'optional' }
    ? Actor | null
    : Definition['access'] extends 'public'
      ? null
      : Actor;
  readonly viewer: ViewerOfAccess<Definition['access']>;
  /**
   * The transaction of a call that may write, in which its handler does all of its work. When it
   * ends because of a conflict with another one, the handler runs again, so it has no effect outside
   * of the database. Of an idempotent endpoint, the answer is stored in it too. Null for a GET, for
   * the items of a bulk call, for a call with a file and for a handler outside of a transaction.
   */
  readonly transaction: Transacted extends true ? Transaction : null;
  /**
   * Opens that transaction for an idempotent endpoint with a file, once that is read. Null for other
   * endpoints.
   */
  readonly commit: Definition extends CommitsItself ? Commit<HandlerResult<Definition>> : null;
  /** Runs the items of an endpoint that is idempotent for each of them. Null for other endpoints. */
  readonly each: Definition extends { readonly idempotent: 'each' } ? RunEach : null;
  /** The user agent of the caller, which may contain anything. */
  readonly userAgent: string | null;
  /** The network of the caller: an IPv4 address, or the /64 of an IPv6 address. */
  readonly network: string;
  /** The time of the call. A handler uses this instant for everything. */
  readonly now: Date;
  readonly log: FastifyBaseLogger;
}

type BodyOf<Schema> = [Schema] extends [z.ZodType]
  ? z.output<Schema>
  : [Schema] extends [FileResponse]
    ? FileAnswer
    : null;

/**
 * The result of a handler: one of the statuses that its endpoint declares, with the matching body.
 */
export type HandlerResult<Definition extends EndpointDefinition> = {
  [Status in keyof Definition['responses']]: {
    readonly status: Status;
    readonly body: BodyOf<Definition['responses'][Status]>;
  };
}[keyof Definition['responses']];

export type Handler<Definition extends EndpointDefinition> = (
  context: HandlerContext<Definition>,
) => Promise<HandlerResult<Definition>>;

/** A handler without a transaction around it, though its call may write. */
export interface OutsideTransaction<Definition extends EndpointDefinition> {
  readonly outside: (
    context: HandlerContext<Definition, false>,
  ) => Promise<HandlerResult<Definition>>;
}

/**
 * Marks a handler that does slow work, such as the hash of a password or a call to another service,
 * which must not hold a transaction open, or whose answer takes a minimum time that has to cover the
 * commit. It opens a transaction for what it writes.
 */
export const outsideTransaction = <Definition extends EndpointDefinition>(
  outside: OutsideTransaction<Definition>['outside'],
): OutsideTransaction<Definition> => ({ outside });

/** One handler for each endpoint, under the same name. */
export type HandlersOf<Table extends Readonly<Record<string, EndpointDefinition>>> = {
  readonly [Name in keyof Table]:
    | Handler<Table[Name]>
    | (Table[Name] extends { readonly idempotent: unknown }
        ? never
        : OutsideTransaction<Table[Name]>);
};

interface AnyResult {
  readonly status: 200 | 201 | 204;
  readonly body: unknown;
}

interface AnyContext extends HandlerDependencies {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly file: UploadedFile | null;
  readonly actor: Actor | null;
  readonly viewer: Viewer;
  readonly transaction: Transaction | null;
  readonly commit: Commit<AnyResult> | null;
  readonly each: RunEach | null;
  readonly idempotencyKey: string | null;
  readonly userAgent: string | null;
  readonly network: string;
  readonly now: Date;
  readonly log: FastifyBaseLogger;
}

/** A handler of any endpoint, after names and types have been checked. */
export type AnyHandler = (context: AnyContext) => Promise<AnyResult>;

/** What serves any endpoint, after names and types have been checked. */
export type AnyEndpointHandler = AnyHandler | { readonly outside: AnyHandler };
