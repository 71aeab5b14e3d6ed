import { createHash } from 'node:crypto';
import type { EndpointDefinition } from '@cleaning/contract';
import type { Transaction } from '../db/client.ts';
import type { Actor } from './actor.ts';
import { ApiError } from './api-error.ts';
import type { HandlerResult } from './handlers.ts';
import { claimKey, findAnswer, storeAnswer } from './idempotency-repository.ts';

/** How long a repeated call gets the first answer, in milliseconds. */
export const IDEMPOTENCY_LIFETIME_MS = 24 * 60 * 60 * 1000;

interface Call {
  readonly actor: Pick<Actor, 'userId'>;
  readonly idempotencyKey: string | null;
  readonly params: unknown;
  readonly body: unknown;
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
  { actor: { userId }, idempotencyKey: key, params, body, now }: Call,
  work: () => Promise<HandlerResult<Definition>>,
): Promise<HandlerResult<Definition>> {
  if (key === null) return work();

  const requestHash = hashOf([params, body]);
  const claim = { userId, key, endpoint: endpoint.name, requestHash, now };
  const expiredBefore = new Date(now.getTime() - IDEMPOTENCY_LIFETIME_MS);
  if (await claimKey(transaction, claim, expiredBefore)) {
    const answer = await work();
    await storeAnswer(transaction, claim, readAnswer(answer));
    return answer;
  }

  const stored = await findAnswer(transaction, userId, key);
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

const hashOf = (request: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(sortKeys(request)) ?? '')
    .digest();

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
