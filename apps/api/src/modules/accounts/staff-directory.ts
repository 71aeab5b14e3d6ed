import type { Queryable } from '../../platform/db/client.ts';
import { findUserById, type UserRecord } from './user-repository.ts';

/** A member of staff or an admin, by the name that colleagues and clients see. */
export interface StaffMember {
  readonly id: string;
  readonly firstName: string;
}

/** One of the company's own people by id, with a closed account too; null for any other user. */
export async function findStaffMember(
  queryable: Queryable,
  id: string,
): Promise<StaffMember | null> {
  const user = await findUserById(queryable, id);
  return user !== undefined && isOfCompany(user) ? user : null;
}

/** The same, while they can log in: a closed account gets no new work. */
export async function findActiveStaffMember(
  queryable: Queryable,
  id: string,
): Promise<StaffMember | null> {
  const user = await findUserById(queryable, id);
  return user !== undefined && isOfCompany(user) && user.deactivatedAt === null ? user : null;
}

const isOfCompany = ({ userType }: Pick<UserRecord, 'userType'>): boolean => userType !== 'client';
