import type { Queryable } from '../core/db/client.ts';
import { roleOfUser } from './staff-role.ts';
import { findUserById, listStaffAmong, type UserRecord } from './user-repository.ts';

/** A member of staff or an admin, by the name that colleagues and clients see. */
export interface StaffMember {
  readonly id: string;
  readonly firstName: string;
}

/** Finds which of some users are staff or admins, by id, closed accounts included. */
export async function findStaffMembers(
  queryable: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StaffMember>> {
  const found = ids.length === 0 ? [] : await listStaffAmong(queryable, ids);
  return new Map(found.map((person) => [person.id, person]));
}

/** A member of staff or an admin who can be written to. */
export interface StaffContact extends StaffMember {
  readonly email: string | null;
}

/**
 * Finds a person of the office, an admin included, who can log in: those who look after quotes and
 * conversations. A closed account gets no new work.
 */
export async function findOfficeMember(
  queryable: Queryable,
  id: string,
): Promise<StaffContact | null> {
  const user = await findUserById(queryable, id);
  return user !== undefined && isOfOffice(user) && user.deactivatedAt === null ? user : null;
}

const isOfOffice = (user: UserRecord): boolean => ['office', 'admin'].includes(roleOfUser(user));
