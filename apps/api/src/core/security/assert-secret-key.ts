import { isNotNull } from 'drizzle-orm';
import { ConfigError } from '../config/env.ts';
import type { Database, Queryable } from '../db/client.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { secretKeyChecks, users } from '../db/schema/index.ts';
import type { Secrets } from './secrets.ts';

const WRONG_KEY =
  'SECRET_KEY is not the key that this database is encrypted with, so its NDIS numbers, access codes and links could not be read. Set SECRET_KEY to the key that it was first started with.';

/** What the database keeps of its key: equal keys have equal fingerprints. */
export const keyFingerprintOf = (secrets: Pick<Secrets, 'fingerprint'>): Buffer =>
  secrets.fingerprint('secret key', '');

/**
 * Compares the key with the one that the database was first used with, and notes it at the first
 * start. With another key, the service would write what nobody could read later.
 *
 * @throws ConfigError when the key is another one.
 */
export async function assertSecretKey(
  database: Database,
  secrets: Secrets,
  now: Date,
): Promise<void> {
  const fingerprint = keyFingerprintOf(secrets);
  await inTransaction(database, async (transaction) => {
    if ((await findKeyFingerprint(transaction)) === undefined) {
      await assertReadable(transaction, secrets);
      await insertKeyFingerprint(transaction, fingerprint, now);
    }
    // Read again, since another process may have stored that of another key.
    const known = await findKeyFingerprint(transaction);
    if (known?.equals(fingerprint) !== true) throw new ConfigError(WRONG_KEY);
  });
}

async function assertReadable(queryable: Queryable, secrets: Secrets): Promise<void> {
  const stored = await findEncryptedValue(queryable);
  if (stored === null) return;
  if (secrets.decryptOrNull(stored.ciphertext, stored.context) === null) {
    throw new ConfigError(WRONG_KEY);
  }
}

const ONLY_ID = 1;

/** The fingerprint of the key that the database is encrypted with; undefined before the first start. */
async function findKeyFingerprint(queryable: Queryable): Promise<Buffer | undefined> {
  const [row] = await queryable
    .select({ fingerprint: secretKeyChecks.fingerprint })
    .from(secretKeyChecks);
  return row?.fingerprint;
}

/** Stores the fingerprint, unless another process did so first. */
async function insertKeyFingerprint(
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
async function findEncryptedValue(
  queryable: Queryable,
): Promise<{ readonly ciphertext: Buffer; readonly context: string } | null> {
  const [row] = await queryable
    .select({ context: users.id, ciphertext: users.ndisNumberEncrypted })
    .from(users)
    .where(isNotNull(users.ndisNumberEncrypted))
    .limit(1);
  return row?.ciphertext ? { context: row.context, ciphertext: row.ciphertext } : null;
}
