import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/client.ts';
import { users } from '../../platform/db/schema/index.ts';

export interface StaffMemberRow {
  readonly id: string;
  readonly firstName: string;
}

const columns = { id: users.id, firstName: users.firstName };
const canVisit = and(inArray(users.userType, ['staff', 'admin']), isNull(users.deactivatedAt));

/** Everybody who can be sent to a visit, by name. */
export async function listStaffMembers(queryable: Queryable): Promise<StaffMemberRow[]> {
  return queryable
    .select(columns)
    .from(users)
    .where(canVisit)
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
}

/**
 * A member of staff, held until the transaction ends: plans for one person are made one after the
 * other, so that two of them never wait for each other.
 */
export async function holdStaffMember(
  transaction: Transaction,
  id: string,
): Promise<StaffMemberRow | undefined> {
  const [row] = await transaction
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), canVisit))
    .for('no key update');
  return row;
}
