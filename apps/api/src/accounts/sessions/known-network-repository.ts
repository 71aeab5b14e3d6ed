import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { knownNetworks } from '../../core/db/schema/index.ts';
import type { Secrets } from '../../core/security/secrets.ts';

/**
 * The hash is keyed and includes the user, so the table reveals neither a network nor which users
 * share one.
 */
export const hashNetwork = (
  secrets: Pick<Secrets, 'fingerprint'>,
  userId: string,
  network: string,
): Buffer => secrets.fingerprint('known-network', `${userId} ${network}`);

interface UserNetwork {
  readonly userId: string;
  readonly networkHash: Buffer;
}

/** Records that a user has logged in from a network. */
export async function rememberNetwork(
  queryable: Queryable,
  { now: lastUsedAt, ...network }: UserNetwork & { readonly now: Date },
): Promise<void> {
  await queryable
    .insert(knownNetworks)
    .values({ ...network, lastUsedAt })
    .onConflictDoUpdate({
      target: [knownNetworks.userId, knownNetworks.networkHash],
      set: { lastUsedAt },
    });
}

export async function isKnownNetwork(
  queryable: Queryable,
  { userId, networkHash }: UserNetwork,
): Promise<boolean> {
  const [row] = await queryable
    .select({ userId: knownNetworks.userId })
    .from(knownNetworks)
    .where(and(eq(knownNetworks.userId, userId), eq(knownNetworks.networkHash, networkHash)));
  return row !== undefined;
}

/**
 * Deletes every known network of a user, since another person may have logged in from one of them.
 */
export async function forgetNetworksOf(queryable: Queryable, userId: string): Promise<void> {
  await queryable.delete(knownNetworks).where(eq(knownNetworks.userId, userId));
}

export async function deleteNetworksUnusedSince(queryable: Queryable, since: Date): Promise<void> {
  await queryable.delete(knownNetworks).where(lt(knownNetworks.lastUsedAt, since));
}
