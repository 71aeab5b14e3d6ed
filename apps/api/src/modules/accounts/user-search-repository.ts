import { asc, desc, ilike, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { escapeLike } from '../../platform/db/escape-like.ts';
import { users } from '../../platform/db/schema/index.ts';

export type UserOrdering = 'name' | '-name' | 'created_at' | '-created_at';

const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`;
const sortName = sql`lower(${users.lastName} || ' ' || ${users.firstName})`;

/** The orderings of a list of users; the caller breaks ties. */
export const USER_ORDERS: Readonly<Record<UserOrdering, SQL>> = {
  name: sql`${sortName} asc`,
  '-name': sql`${sortName} desc`,
  created_at: asc(users.createdAt),
  '-created_at': desc(users.createdAt),
};

/** Users whose account is open, or closed. */
export const hasStatus = (status: 'active' | 'closed'): SQL =>
  status === 'active' ? isNull(users.deactivatedAt) : isNotNull(users.deactivatedAt);

/** Users with this text in their name or address, or in their phone number in any notation. */
export function matchesUser(text: string): SQL | undefined {
  const pattern = `%${escapeLike(text)}%`;
  const digits = text.replaceAll(/[\s()-]/gu, '').replace(/^(?:\+61|0)(?=\d)/u, '');
  return or(
    ilike(fullName, pattern),
    ilike(users.email, pattern),
    /^\d{4,}$/u.test(digits) ? ilike(users.phoneNumber, `%${digits}%`) : undefined,
  );
}
