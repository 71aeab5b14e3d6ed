import { fullName } from '@cleaning/contract/rules';
import { and, eq, ilike, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { escapeLike } from '../core/db/escape-like.ts';
import { clientProfiles, users, userSearchText } from '../core/db/schema/index.ts';
import type { ChangeStamp } from '../core/http/viewer.ts';
import { findInvitationEnd } from '../accounts/link-repository.ts';
import { canSignIn, type UserRow } from '../accounts/user-repository.ts';
import { listAgreementsOf, type ClientAgreementRow } from './agreement-repository.ts';
import { listPlansOf, type ClientPlanRow } from './plan-repository.ts';

export type ClientProfileRow = typeof clientProfiles.$inferSelect;
export type ClientProfileChanges = Partial<
  Omit<ClientProfileRow, 'clientId' | 'version' | 'createdAt' | 'updatedAt' | 'updatedBy'>
>;

/** A client, with the profile, if one was stored, and every plan, the newest first. */
export interface ClientRow {
  readonly user: UserRow;
  readonly profile: ClientProfileRow | null;
  readonly plans: readonly ClientPlanRow[];
}

/** A client with every service agreement too, the newest first. */
export interface ClientDetailsRow extends ClientRow {
  readonly agreements: readonly ClientAgreementRow[];
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
  if (row === undefined) return undefined;
  return { ...row, plans: await listPlansOf(queryable, [clientId]) };
}

export async function findClientWithAgreements(
  queryable: Queryable,
  clientId: string,
): Promise<ClientDetailsRow | undefined> {
  const row = await findClient(queryable, clientId);
  if (row === undefined) return undefined;
  return { ...row, agreements: await listAgreementsOf(queryable, clientId) };
}

/** Whether a client can log in, and until when their invitation link works. */
export interface SignInState {
  readonly canSignIn: boolean;
  readonly invitationEndsAt: Date | null;
}

export async function readSignIn(
  queryable: Queryable,
  clientId: string,
  now: Date,
): Promise<SignInState> {
  const [row] = await queryable
    .select({ canSignIn: canSignIn(queryable) })
    .from(users)
    .where(eq(users.id, clientId));
  return {
    canSignIn: row?.canSignIn ?? false,
    invitationEndsAt: await findInvitationEnd(queryable, clientId, now),
  };
}

/** Updates the profile of a client who is locked, and increments its version, which begins at 1. */
export async function updateProfile(
  transaction: Transaction,
  clientId: string,
  changes: ClientProfileChanges,
  stamp: ChangeStamp,
): Promise<void> {
  await transaction
    .insert(clientProfiles)
    .values({ ...stamp, clientId, createdAt: stamp.updatedAt })
    .onConflictDoNothing();
  await transaction
    .update(clientProfiles)
    .set({ ...changes, ...stamp, version: sql`${clientProfiles.version} + 1` })
    .where(eq(clientProfiles.clientId, clientId));
}

/** The verified clients with this text in their name. */
export async function findClientIdsByName(queryable: Queryable, text: string): Promise<string[]> {
  const rows = await queryable
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        ilike(userSearchText(users), `%${escapeLike(text)}%`),
        eq(users.userType, 'client'),
        isNotNull(users.verifiedAt),
      ),
    );
  return rows.map(({ id }) => id);
}

/** A client by name. */
export interface NamedClient {
  readonly id: string;
  readonly name: string;
}

/**
 * The clients whose name contains one of the words. Words are in capitals without apostrophes, and
 * a hyphen ends a word.
 */
export async function listClientsNamed(
  queryable: Queryable,
  words: readonly string[],
): Promise<NamedClient[]> {
  if (words.length === 0) return [];
  const own = sql`string_to_array(translate(upper(${userSearchText(users)}), '-''’', ' '), ' ')`;
  const found = await queryable
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(
      and(
        eq(users.userType, 'client'),
        isNotNull(users.verifiedAt),
        sql`${own} && ${sql.param([...words])}::text[]`,
      ),
    )
    .orderBy(users.lastName, users.firstName, users.id);
  return found.map(({ id, firstName, lastName }) => ({ id, name: fullName(firstName, lastName) }));
}

/** The encrypted NDIS numbers of those of the clients that have one. */
export async function listNdisNumbers(
  queryable: Queryable,
  clientIds: readonly string[],
): Promise<{ readonly id: string; readonly encrypted: Buffer }[]> {
  if (clientIds.length === 0) return [];
  const rows = await queryable
    .select({ id: users.id, encrypted: users.ndisNumberEncrypted })
    .from(users)
    .where(inArray(users.id, [...clientIds]));
  return rows.flatMap(({ id, encrypted }) => (encrypted === null ? [] : [{ id, encrypted }]));
}
