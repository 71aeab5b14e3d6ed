import type { accountsEndpoints, Profile, User } from '@cleaning/contract/accounts';
import type { ParsedBody } from '@cleaning/contract/http';
import type { Secrets } from '../core/security/secrets.ts';
import { staffRoleOf } from './staff-role.ts';
import { maskedNdisNumber } from './masked-ndis-number.ts';
import type { NewUser, UserRecord, UserRow, WithEmail } from './user-repository.ts';

/** The user of a session. */
export function toUser(user: WithEmail<UserRecord>): User {
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    user_type: user.userType,
    staff_role: staffRoleOf(user) ?? undefined,
    client_type: user.clientType ?? undefined,
    is_verified: user.verifiedAt !== null,
    is_google_user: user.hasGoogle,
    auth_provider: user.passwordHash === null ? 'google' : 'email',
    is_ndis_client: user.clientType === 'ndis',
  };
}

/** A user's own profile. */
export function toProfile(
  user: WithEmail<UserRecord>,
  secrets: Pick<Secrets, 'decryptOrNull'>,
): Profile {
  return {
    ...toUser(user),
    last_name: user.lastName,
    phone_number: user.phoneNumber,
    ndis_number_masked:
      user.ndisNumberEncrypted === null
        ? null
        : maskedNdisNumber(secrets, user.ndisNumberEncrypted, user.id),
    created_at: user.createdAt.toISOString(),
  };
}

type ProfileChanges = ParsedBody<(typeof accountsEndpoints)['updateProfile']>;

/** Whether a locked user has the details that a profile change is to replace. */
export const hasEarlierDetails = (
  { firstName, lastName, phoneNumber }: UserRow,
  { earlier_details: earlier }: Pick<ProfileChanges, 'earlier_details'>,
): boolean =>
  earlier === undefined ||
  (earlier.first_name === firstName &&
    earlier.last_name === lastName &&
    earlier.phone_number === phoneNumber);

/** The columns that a profile change writes. Fields that the request leaves out do not change. */
export function profileColumns({
  first_name: firstName,
  last_name: lastName,
  phone_number: phoneNumber,
}: ProfileChanges): Partial<NewUser> {
  return {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(phoneNumber === undefined ? {} : { phoneNumber }),
  };
}
