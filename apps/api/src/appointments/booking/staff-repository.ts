import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { users } from '../../core/db/schema/index.ts';

export interface StaffMemberRow {
  readonly id: string;
  readonly firstName: string;
  /** The Sydney date of the last day of somebody who leaves the company. */
  readonly lastDay: string | null;
}

const columns = { id: users.id, firstName: users.firstName, lastDay: users.lastDay };
/** Whether a user can be given visits. */
export const canBeAssigned = and(
  inArray(users.userType, ['staff', 'admin']),
  isNull(users.deactivatedAt),
);

/** The members of staff who can be assigned, or only those of the office, by name. */
export async function listStaffMembers(
  queryable: Queryable,
  { isOffice = false }: { readonly isOffice?: boolean } = {},
): Promise<StaffMemberRow[]> {
  const ofOffice = or(eq(users.userType, 'admin'), eq(users.staffRole, 'office'));
  return queryable
    .select(columns)
    .from(users)
    .where(and(canBeAssigned, isOffice ? ofOffice : undefined))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
}

/** A member of staff with the full name that colleagues see. */
export interface StaffNameRow extends StaffMemberRow {
  readonly lastName: string;
}

/** A member of staff who can be assigned. */
export async function findStaffMember(
  queryable: Queryable,
  id: string,
): Promise<StaffNameRow | undefined> {
  const [row] = await queryable
    .select({ ...columns, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.id, id), canBeAssigned));
  return row;
}

/**
 * Locks a member of staff until the transaction ends, so that concurrent plans for one person run
 * one after the other.
 */
export async function lockStaffMember(
  transaction: Transaction,
  id: string,
): Promise<StaffMemberRow | undefined> {
  const [row] = await transaction
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), canBeAssigned))
    .for('no key update');
  return row;
}
