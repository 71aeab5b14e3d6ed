import type { StaffRole } from '@cleaning/contract/accounts';
import type { Role } from '../core/http/actor.ts';
import type { UserRow } from './user-repository.ts';

/** The role of a member of staff; null for clients and admins. Without one, staff may do the least. */
export const staffRoleOf = ({
  userType,
  staffRole,
}: Pick<UserRow, 'userType' | 'staffRole'>): StaffRole | null =>
  userType === 'staff' ? (staffRole ?? 'cleaner') : null;

/** What a user may do. */
export function roleOfUser(user: Pick<UserRow, 'userType' | 'staffRole'>): Role {
  return user.userType === 'staff' ? (user.staffRole ?? 'cleaner') : user.userType;
}
