import { createHash } from 'node:crypto';
import type { EndpointDefinition } from '@cleaning/contract';
import type { Database, Transaction } from '../db/client.ts';
import type { Actor } from './actor.ts';
import { ApiError } from './api-error.ts';
import type { HandlerResult, UploadedFile } from './handlers.ts';
import { claimKey, findAnswer, storeAnswer, type StoredAnswer } from './idempotency-repository.ts';

/** How long a repeated call gets the first answer, in milliseconds. */
export const IDEMPOTENCY_LIFETIME_MS = 24 * 60 * 60 * 1000;

interface Call {
  readonly actor: Pick<Actor, 'userId'>;
  readonly idempotencyKey: string | null;
  readonly params: unknown;
  readonly body: unknown;
  /** What an upload brought beside its body. */
  readonly file?: UploadedFile | null;
  readonly now: Date;
}

/**
 * Does a piece of work once for each key: a call with the same key, path and body gets the stored answer.
 * It shares the transaction of the work, so an answer is kept exactly when its effect is, and of two
 * calls at the same time the second waits for the first.
 *
 * @throws ApiError `idempotency_key_reused` when the key came with another call before.
 */
export async function runOnce<Definition extends EndpointDefinition>(
  transaction: Transaction,
  endpoint: Definition,
  { actor: { userId }, idempotencyKey: key, now, ...request }: Call,
  work: () => Promise<HandlerResult<Definition>>,
): Promise<HandlerResult<Definition>> {
  if (key === null) return work();

  const requestHash = hashOf(request);
  const claim = { userId, key, endpoint: endpoint.name, requestHash, now };
  if (await claimKey(transaction, claim, expiredBefore(now))) {
    const answer = await work();
    await storeAnswer(transaction, claim, readAnswer(answer));
    return answer;
  }

  return answerOf<Definition>(await findAnswer(transaction, userId, key), endpoint, requestHash);
}

interface UploadWork<Definition extends EndpointDefinition, Kept> {
  /** Checks the file and keeps it. Until something refers to it, it is tidied away. */
  readonly keep: () => Promise<Kept>;
  readonly refer: (transaction: Transaction, kept: Kept) => Promise<HandlerResult<Definition>>;
}

/**
 * Takes an upload once for each key. The file is kept before the transaction that refers to it; a call
 * that was answered before keeps nothing.
 *
 * @throws ApiError `idempotency_key_reused` when the key came with another call or file before.
 */
export async function uploadOnce<Definition extends EndpointDefinition, Kept>(
  database: Database,
  endpoint: Definition,
  call: Call,
  { keep, refer }: UploadWork<Definition, Kept>,
): Promise<HandlerResult<Definition>> {
  const { actor, idempotencyKey: key, now, ...request } = call;
  const stored = key === null ? undefined : await findAnswer(database, actor.userId, key);
  if (stored !== undefined && !hasExpired(stored, now)) {
    return answerOf<Definition>(stored, endpoint, hashOf(request));
  }
  const kept = await keep();
  return database.transaction((transaction) =>
    runOnce<Definition>(transaction, endpoint, call, () => refer(transaction, kept)),
  );
}

const expiredBefore = (now: Date): Date => new Date(now.getTime() - IDEMPOTENCY_LIFETIME_MS);

const hasExpired = ({ createdAt }: StoredAnswer, now: Date): boolean =>
  createdAt < expiredBefore(now);

/** The answer that a key already got, for the same call only. */
function answerOf<Definition extends EndpointDefinition>(
  stored: StoredAnswer | undefined,
  endpoint: EndpointDefinition,
  requestHash: Buffer,
): HandlerResult<Definition> {
  if (stored?.endpoint !== endpoint.name || !stored.requestHash.equals(requestHash)) {
    throw new ApiError(
      'idempotency_key_reused',
      'This Idempotency-Key was sent with another request. Use a new key for a new request.',
    );
  }
  // The same endpoint stored it, and its responses are what it was typed by.
  return { status: stored.status, body: stored.body } as HandlerResult<Definition>;
}

function readAnswer(answer: unknown): { status: number; body: unknown } {
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'status' in answer &&
    'body' in answer &&
    typeof answer.status === 'number'
  ) {
    return { status: answer.status, body: answer.body };
  }
  throw new TypeError('A handler answers with a status and a body.');
}

function hashOf({ params, body, file }: Pick<Call, 'params' | 'body' | 'file'>): Buffer {
  const hash = createHash('sha256').update(JSON.stringify(sortKeys([params, body])) ?? '');
  // Behind a mark that JSON never holds, so that no body can pass for a file.
  if (file) hash.update(`\0${file.fileName}\0`).update(file.content);
  return hash.digest();
}

/** Two bodies that say the same are the same, in whichever order they say it. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, child]) => [key, sortKeys(child)]),
  );
}
