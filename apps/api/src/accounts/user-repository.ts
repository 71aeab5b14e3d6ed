import { phoneSearchDigits } from '@cleaning/contract/rules';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { escapeLike } from '../core/db/escape-like.ts';
import { notFound } from '../core/http/api-error.ts';
import { socialIdentities, users, userSearchText, userSortName } from '../core/db/schema/index.ts';

export type UserRow = typeof users.$inferSelect;

/** A user with an email, as everybody has who can log in. */
export type WithEmail<Row extends Pick<UserRow, 'email'>> = Row & { readonly email: string };

export type NewUser = typeof users.$inferInsert;

/** A user, and whether a Google account is linked. */
export interface UserRecord extends UserRow {
  readonly hasGoogle: boolean;
}

const selectUsers = (queryable: Queryable) =>
  queryable
    .select({ user: users, identityId: socialIdentities.id })
    .from(users)
    .leftJoin(
      socialIdentities,
      and(eq(socialIdentities.userId, users.id), eq(socialIdentities.provider, 'google')),
    );

const toRecord = ({
  user,
  identityId,
}: {
  user: UserRow;
  identityId: string | null;
}): UserRecord => ({
  ...user,
  hasGoogle: identityId !== null,
});

export async function findUserById(
  queryable: Queryable,
  id: string,
): Promise<UserRecord | undefined> {
  const [row] = await selectUsers(queryable).where(eq(users.id, id));
  return row && toRecord(row);
}

/** A user who can log in: undefined for a client without an email. */
export async function findUserWithEmail(
  queryable: Queryable,
  id: string,
): Promise<WithEmail<UserRecord> | undefined> {
  const user = await findUserById(queryable, id);
  return user && hasEmail(user) ? user : undefined;
}

export const hasEmail = <Row extends Pick<UserRow, 'email'>>(user: Row): user is WithEmail<Row> =>
  user.email !== null;

/** Those of some users who are staff or admins, closed accounts included. */
export const listStaffAmong = (
  queryable: Queryable,
  ids: readonly string[],
): Promise<Pick<UserRow, 'id' | 'firstName'>[]> =>
  queryable
    .select({ id: users.id, firstName: users.firstName })
    .from(users)
    .where(and(inArray(users.id, [...ids]), ne(users.userType, 'client')));

/** The user who has verified this address. */
export async function findVerifiedUserByEmail(
  queryable: Queryable,
  email: string,
): Promise<WithEmail<UserRecord> | undefined> {
  const [row] = await selectUsers(queryable).where(
    and(eq(users.email, email), isNotNull(users.verifiedAt)),
  );
  return row && { ...toRecord(row), email };
}

/**
 * The most registrations of one address whose passwords are compared, because each comparison costs
 * a slow hash.
 */
const MAX_PENDING = 5;

/**
 * Unverified users with this address, whose accounts are open: staff who were invited, then clients who
 * registered, newest first.
 */
export async function listPendingUsers(
  queryable: Queryable,
  email: string,
): Promise<WithEmail<UserRow>[]> {
  const rows = await queryable
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.verifiedAt), isNull(users.deactivatedAt)))
    .orderBy(sql`${users.userType} = 'client'`, desc(users.createdAt), desc(users.id))
    .limit(MAX_PENDING);
  return rows.map((row) => ({ ...row, email }));
}

/** The latest invitation of an address to the team that was closed before it was accepted. */
export async function findClosedInvitation(
  queryable: Queryable,
  email: string,
): Promise<UserRow | undefined> {
  const [row] = await queryable
    .select()
    .from(users)
    .where(
      and(
        eq(users.email, email),
        ne(users.userType, 'client'),
        isNull(users.verifiedAt),
        isNotNull(users.deactivatedAt),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(1);
  return row;
}

/** How many other users wait for this address to be verified. */
export async function countOtherPendingUsers(
  queryable: Queryable,
  email: string,
  exceptId: string,
): Promise<number> {
  const [row] = await queryable
    .select({ count: count() })
    .from(users)
    .where(
      and(
        eq(users.email, email),
        isNull(users.verifiedAt),
        isNull(users.deactivatedAt),
        ne(users.id, exceptId),
      ),
    );
  return row?.count ?? 0;
}

export async function insertUser<Email extends string | null>(
  queryable: Queryable,
  user: NewUser & { readonly email: Email },
): Promise<UserRow & { readonly email: Email }> {
  const [row] = await queryable.insert(users).values(user).returning();
  if (row === undefined) throw new Error('An insert returned no row.');
  return { ...row, email: user.email };
}

export async function updateUser(
  queryable: Queryable,
  id: string,
  changes: Partial<NewUser>,
): Promise<void> {
  await queryable.update(users).set(changes).where(eq(users.id, id));
}

/** Whether a user in the query has a password, or logs in with Google. */
export const canSignIn = (queryable: Queryable): SQL<boolean> =>
  sql<boolean>`${users.passwordHash} is not null or ${exists(
    queryable
      .select({ one: sql`1` })
      .from(socialIdentities)
      .where(eq(socialIdentities.userId, users.id)),
  )}`;

/** Locks a user until the transaction ends, and returns the current row. */
export async function lockUser(transaction: Transaction, id: string): Promise<UserRow> {
  const [row] = await transaction.select().from(users).where(eq(users.id, id)).for('update');
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Keeps a user from being changed or deleted until the transaction ends, and returns the current
 * row. Several transactions can share the lock.
 */
export async function lockUserForShare(
  transaction: Transaction,
  id: string,
): Promise<WithEmail<UserRecord> | undefined> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('share');
  return findUserWithEmail(transaction, id);
}

/**
 * Makes other claims of this address wait until the transaction ends. A claim locks the rows of
 * several users, so two claims without a common lock could deadlock.
 */
export async function lockAddress(queryable: Queryable, email: string): Promise<void> {
  await queryable.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
}

/** A client who has not verified the address, to whom no record can belong. */
const isRegistration = and(eq(users.userType, 'client'), isNull(users.verifiedAt));

/** Deletes the other registrations of an address, once it is verified. */
export async function deletePendingRegistrationsOf(
  queryable: Queryable,
  email: string,
  exceptId: string,
): Promise<void> {
  await queryable
    .delete(users)
    .where(and(eq(users.email, email), isRegistration, ne(users.id, exceptId)));
}

/** Deletes registrations that were not verified in time. Invitations are kept. */
export async function deletePendingUsersBefore(queryable: Queryable, before: Date): Promise<void> {
  await queryable.delete(users).where(and(isRegistration, lt(users.createdAt, before)));
}

export type UserOrdering = 'name' | '-name' | 'created_at' | '-created_at';

const sortName = userSortName(users);

/** The orders of a list of users; the caller breaks ties. */
export const USER_ORDERS: Readonly<Record<UserOrdering, SQL>> = {
  name: sql`${sortName} asc`,
  '-name': sql`${sortName} desc`,
  created_at: asc(users.createdAt),
  '-created_at': desc(users.createdAt),
};

/** Users whose account is open, or closed. */
export const hasStatus = (status: 'active' | 'closed'): SQL =>
  status === 'active' ? isNull(users.deactivatedAt) : isNotNull(users.deactivatedAt);

/**
 * Matches users by their name, address, or phone number in any notation. The domain of an address
 * is searched only when the text has an @, since many addresses share it.
 */
export function matchesUser(text: string): SQL | undefined {
  const pattern = `%${escapeLike(text)}%`;
  const digits = phoneSearchDigits(text);
  return or(
    ilike(userSearchText(users), pattern),
    ilike(users.email, text.includes('@') ? pattern : `${pattern}@%`),
    digits === null ? undefined : ilike(users.phoneNumber, `%${digits}%`),
  );
}
