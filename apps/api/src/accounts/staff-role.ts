import type { StaffRole } from '@cleaning/contract/accounts';
import type { Role } from '../core/http/actor.ts';
import type { UserRow } from './user-repository.ts';

type Typed = Pick<UserRow, 'userType' | 'staffRole'>;

/** What a user may do. Staff without a role may do the least. */
export const roleOfUser = ({ userType, staffRole }: Typed): Role =>
  userType === 'staff' ? (staffRole ?? 'cleaner') : userType;

/** The role of a member of staff; null for clients and admins. */
export function staffRoleOf(user: Typed): StaffRole | null {
  const role = roleOfUser(user);
  return role === 'office' || role === 'cleaner' ? role : null;
}
