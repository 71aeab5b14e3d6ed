import type { UserAccount } from '@cleaning/contract';
import type { UserRow } from '../user-repository.ts';

/** An account as an admin sees it. */
export function toUserAccount(user: UserRow): UserAccount {
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    phone_number: user.phoneNumber,
    user_type: user.userType,
    client_type: user.clientType,
    is_verified: user.verifiedAt !== null,
    is_active: user.deactivatedAt === null,
    created_at: user.createdAt.toISOString(),
  };
}
