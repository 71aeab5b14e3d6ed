import type { EndpointDefinition } from '@cleaning/contract/http';
import type { Database, Transaction } from '../db/client.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { ApiError, describeRefusal } from './api-error.ts';
import type { AnyHandler, RunEach } from './handlers.ts';
import {
  answerOf,
  answerOnceFor,
  callKeyOf,
  expiredBefore,
  type Answer,
  type Call,
} from './idempotency.ts';
import { reserveKey, findAnswer, storeAnswer, type CallKey } from './idempotency-repository.ts';

/**
 * Answers a bulk call, each of whose items is done in a transaction of its own, so that a long list
 * keeps no lock that other calls wait for. Its key is reserved first. A repeated call that finds no
 * stored answer, because the first one failed or is still under way, gets the results of the items
 * that are done, and does the others.
 *
 * @throws ApiError `idempotency_key_reused` when the key was used for another call before.
 */
export async function answerEach(
  database: Database,
  endpoint: EndpointDefinition,
  call: Call,
  handler: AnyHandler,
): Promise<Answer> {
  const callKey = callKeyOf(endpoint, call);
  if (callKey === null) {
    const each = runEach((_index, work) => inTransaction(database, work));
    return handler({ ...call, transaction: null, commit: null, each });
  }
  const isNew = await reserveKey(database, callKey, expiredBefore(callKey.now));
  const earlier = isNew ? undefined : await findAnswer(database, callKey.userId, callKey.key);
  const stored = isNew ? null : answerOf(earlier, callKey);
  if (stored !== null && stored.status !== null) return stored;
  // Items expire together with their call.
  const keyOfItems = { ...callKey, now: earlier?.createdAt ?? callKey.now };
  const each = runEach((index, work) => runOnce(database, keyOfItems, index, work));
  const answer = await handler({ ...call, transaction: null, commit: null, each });
  await storeAnswer(database, callKey, answer);
  return answer;
}

type RunItem = <Result>(
  index: number,
  work: (transaction: Transaction) => Promise<Result>,
) => Promise<Result>;

const runEach =
  (runItem: RunItem): RunEach =>
  async (items, work, refused) => {
    const results = [];
    for (const [index, item] of items.entries()) {
      try {
        results.push(await runItem(index, (transaction) => work(transaction, item)));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        results.push(refused({ code: error.code, detail: describeRefusal(error) }, item));
      }
    }
    return results;
  };

/** Does an item once for the key of its call, and otherwise returns its stored result. */
async function runOnce<Result>(
  database: Database,
  callKey: CallKey,
  index: number,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  // No key of a caller contains a space.
  const keyOfItem = { ...callKey, key: `${callKey.key} ${index}` };
  const { body } = await inTransaction(database, (transaction) =>
    answerOnceFor(transaction, keyOfItem, async () => ({
      status: 200,
      body: await work(transaction),
    })),
  );
  // The same item stored it, so it has this type.
  return body as Result;
}
