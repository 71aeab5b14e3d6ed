import webPush from 'web-push';
import type { Database } from '../db/client.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { pushKeys } from '../db/schema/index.ts';
import type { Secrets } from '../security/secrets.ts';

/** The key pair with which the service names itself to push services (VAPID), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const ONLY_ID = 1;
const CONTEXT = 'push key';

/**
 * The key pair of this database, made at the first start. The private key is stored encrypted with
 * the service's secret key, so a backup has it and cannot read it.
 */
export const readOrCreatePushKeys = (
  database: Database,
  secrets: Secrets,
  now: Date,
): Promise<PushKeys> =>
  inTransaction(database, async (transaction) => {
    const [known] = await transaction.select().from(pushKeys);
    if (known === undefined) {
      const { publicKey, privateKey } = webPush.generateVAPIDKeys();
      await transaction
        .insert(pushKeys)
        .values({
          id: ONLY_ID,
          publicKey,
          privateKeyEncrypted: secrets.encrypt(privateKey, CONTEXT),
          createdAt: now,
        })
        .onConflictDoNothing();
    }
    // Read again, since another process may have stored its own first.
    const [row] = await transaction.select().from(pushKeys);
    if (row === undefined) throw new Error('The push key is gone.');
    return {
      publicKey: row.publicKey,
      privateKey: secrets.decrypt(row.privateKeyEncrypted, CONTEXT),
    };
  });
