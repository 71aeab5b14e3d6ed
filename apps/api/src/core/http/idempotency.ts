import { createHash } from 'node:crypto';
import type { EndpointDefinition } from '@cleaning/contract/http';
import type { Database, Transaction } from '../db/client.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { ApiError } from './api-error.ts';
import type { AnyHandler } from './handlers.ts';
import {
  reserveKey,
  findAnswer,
  storeAnswer,
  type CallKey,
  type StoredAnswer,
} from './idempotency-repository.ts';

/** How long a repeated call gets the stored answer, in milliseconds. */
export const IDEMPOTENCY_LIFETIME_MS = 24 * 60 * 60 * 1000;

export type Answer = Awaited<ReturnType<AnyHandler>>;
/** A call before it is known in which transaction it is answered. */
export type Call = Omit<Parameters<AnyHandler>[0], 'transaction' | 'commit' | 'each'>;

/**
 * Calls the handler of an idempotent endpoint once for each key: a call with the same key, path and
 * body gets the stored answer. The answer is stored in the transaction that the handler works in,
 * so that both are committed together, and the second of two concurrent calls waits for the first.
 * A file is read before that transaction, which the handler starts with `commit`.
 *
 * @throws ApiError `idempotency_key_reused` when the key was used for another call before.
 */
export async function answerOnce(
  database: Database,
  endpoint: EndpointDefinition,
  call: Call,
  handler: AnyHandler,
): Promise<Answer> {
  if (endpoint.upload === undefined && endpoint.bodyHasFile !== true) {
    return inTransaction(database, (transaction) =>
      storeOnce(transaction, endpoint, call, () =>
        handler({ ...call, transaction, commit: null, each: null }),
      ),
    );
  }
  const { actor, idempotencyKey: key, now } = call;
  const stored =
    key === null || actor === null ? undefined : await findAnswer(database, actor.userId, key);
  if (stored !== undefined && !hasExpired(stored, now)) {
    return answerOf(stored, { endpoint: endpoint.name, requestHash: hashOf(call) });
  }
  const commit = (work: (transaction: Transaction) => Promise<Answer>) =>
    inTransaction(database, (transaction) =>
      storeOnce(transaction, endpoint, call, () => work(transaction)),
    );
  return handler({ ...call, transaction: null, commit, each: null });
}

async function storeOnce(
  transaction: Transaction,
  endpoint: EndpointDefinition,
  call: Call,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const callKey = callKeyOf(endpoint, call);
  return callKey === null ? work() : answerOnceFor(transaction, callKey, work);
}

/** Does work once for a key, or returns the answer that was stored with it. */
export async function answerOnceFor(
  transaction: Transaction,
  callKey: CallKey,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (await reserveKey(transaction, callKey, expiredBefore(callKey.now))) {
    const answer = await work();
    await storeAnswer(transaction, callKey, answer);
    return answer;
  }
  return answerOf(await findAnswer(transaction, callKey.userId, callKey.key), callKey);
}

/** Null for a call without a key, which is done every time. */
export function callKeyOf(endpoint: EndpointDefinition, call: Call): CallKey | null {
  const { actor, idempotencyKey: key, now } = call;
  if (key === null || actor === null) return null;
  return { userId: actor.userId, key, endpoint: endpoint.name, requestHash: hashOf(call), now };
}

export const expiredBefore = (now: Date): Date => new Date(now.getTime() - IDEMPOTENCY_LIFETIME_MS);

const hasExpired = ({ createdAt }: StoredAnswer, now: Date): boolean =>
  createdAt < expiredBefore(now);

/** The stored answer of a key, if this is the same call. */
export function answerOf(stored: StoredAnswer | undefined, callKey: KnownCall): Answer {
  assertSameCall(stored, callKey);
  // The same endpoint stored it, so it has this type.
  return { status: stored.status, body: stored.body } as Answer;
}

type KnownCall = Pick<CallKey, 'endpoint' | 'requestHash'>;

function assertSameCall(
  stored: StoredAnswer | undefined,
  { endpoint, requestHash }: KnownCall,
): asserts stored is StoredAnswer {
  if (stored?.endpoint !== endpoint || !stored.requestHash.equals(requestHash)) {
    throw new ApiError(
      'idempotency_key_reused',
      'This Idempotency-Key was sent with another request. Use a new key for a new request.',
    );
  }
}

function hashOf({ params, body, file }: Call): Buffer {
  const hash = createHash('sha256').update(JSON.stringify(sortKeys([params, body])) ?? '');
  // Separated by a character that JSON never contains, so that no body can imitate a file.
  if (file !== null) hash.update(`\0${file.fileName}\0`).update(file.content);
  return hash.digest();
}

/** Sorts keys, so that bodies with the same content have the same hash in any order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, child]) => [key, sortKeys(child)]),
  );
}
