import type { UserAccount } from '@cleaning/contract/people';
import { staffRoleOf } from '../accounts/staff-role.ts';
import type { UserRow } from '../accounts/user-repository.ts';

/** An account as an admin sees it. */
export function toUserAccount(user: UserRow): UserAccount {
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    phone_number: user.phoneNumber,
    user_type: user.userType,
    staff_role: staffRoleOf(user),
    client_type: user.clientType,
    is_owner: user.isOwner,
    is_verified: user.verifiedAt !== null,
    is_active: user.deactivatedAt === null,
    last_day: user.lastDay,
    created_at: user.createdAt.toISOString(),
  };
}
