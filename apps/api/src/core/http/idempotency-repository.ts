import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { idempotencyKeys } from '../db/schema/index.ts';

/** The key of a call, with what tells this call from others. */
export interface CallKey {
  readonly userId: string;
  readonly key: string;
  readonly endpoint: string;
  readonly requestHash: Buffer;
  readonly now: Date;
}

export interface StoredAnswer {
  readonly endpoint: string;
  readonly requestHash: Buffer;
  readonly status: number | null;
  readonly body: unknown;
  readonly createdAt: Date;
}

/**
 * Reserves a key for this transaction. A concurrent call with the same key waits until the first one
 * has committed, and then gets false.
 */
export async function reserveKey(
  queryable: Queryable,
  callKey: CallKey,
  expiredBefore: Date,
): Promise<boolean> {
  const { userId, key, now, ...request } = callKey;
  const fresh = { ...request, createdAt: now, status: null, body: null };
  const rows = await queryable
    .insert(idempotencyKeys)
    .values({ userId, key, ...fresh })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: fresh,
      setWhere: lt(idempotencyKeys.createdAt, expiredBefore),
    })
    .returning({ key: idempotencyKeys.key });
  return rows.length === 1;
}

export async function findAnswer(
  queryable: Queryable,
  userId: string,
  key: string,
): Promise<StoredAnswer | undefined> {
  const [row] = await queryable
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  return row;
}

export async function storeAnswer(
  queryable: Queryable,
  { userId, key }: Pick<CallKey, 'userId' | 'key'>,
  answer: { readonly status: number; readonly body: unknown },
): Promise<void> {
  await queryable
    .update(idempotencyKeys)
    .set(answer)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
}

/** Deletes stored answers that are too old to be repeated. */
export async function deleteKeysBefore(queryable: Queryable, before: Date): Promise<void> {
  await queryable.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
