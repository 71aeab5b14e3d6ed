import { isNotNull } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { secretKeyChecks, users } from '../db/schema/index.ts';

const ONLY_ID = 1;

/** The fingerprint of the key that the database is encrypted with; undefined before the first start. */
export async function findKeyFingerprint(queryable: Queryable): Promise<Buffer | undefined> {
  const [row] = await queryable
    .select({ fingerprint: secretKeyChecks.fingerprint })
    .from(secretKeyChecks);
  return row?.fingerprint;
}

/** Stores the fingerprint, unless another process did so first. */
export async function insertKeyFingerprint(
  queryable: Queryable,
  fingerprint: Buffer,
  now: Date,
): Promise<void> {
  await queryable
    .insert(secretKeyChecks)
    .values({ id: ONLY_ID, fingerprint, createdAt: now })
    .onConflictDoNothing();
}

/** Any value that was encrypted before there were fingerprints, with its context. */
export async function findEncryptedValue(
  queryable: Queryable,
): Promise<{ readonly ciphertext: Buffer; readonly context: string } | null> {
  const [row] = await queryable
    .select({ context: users.id, ciphertext: users.ndisNumberEncrypted })
    .from(users)
    .where(isNotNull(users.ndisNumberEncrypted))
    .limit(1);
  return row?.ciphertext ? { context: row.context, ciphertext: row.ciphertext } : null;
}
