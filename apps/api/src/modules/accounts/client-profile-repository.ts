import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/client.ts';
import { clientProfiles, users } from '../../platform/db/schema/index.ts';
import type { UserRow } from './user-repository.ts';

export type ClientProfileRow = typeof clientProfiles.$inferSelect;
export type ClientProfileChanges = Partial<
  Omit<ClientProfileRow, 'clientId' | 'version' | 'createdAt' | 'updatedAt'>
>;

/** A client, with what they or staff have told about them so far. */
export interface ClientRow {
  readonly user: UserRow;
  readonly profile: ClientProfileRow | null;
}

/** A verified client by id. Anybody can register an address, so an unverified user is no client yet. */
export async function findClient(
  queryable: Queryable,
  clientId: string,
): Promise<ClientRow | undefined> {
  const [row] = await queryable
    .select({ user: users, profile: clientProfiles })
    .from(users)
    .leftJoin(clientProfiles, eq(clientProfiles.clientId, users.id))
    .where(and(eq(users.id, clientId), eq(users.userType, 'client'), isNotNull(users.verifiedAt)));
  return row;
}

/** Writes over the profile of a client who is locked, and counts its version, which begins at 1. */
export async function updateProfile(
  transaction: Transaction,
  { clientId, now }: { readonly clientId: string; readonly now: Date },
  changes: ClientProfileChanges,
): Promise<void> {
  await transaction
    .insert(clientProfiles)
    .values({ clientId, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  await transaction
    .update(clientProfiles)
    .set({ ...changes, version: sql`${clientProfiles.version} + 1`, updatedAt: now })
    .where(eq(clientProfiles.clientId, clientId));
}
