import { maskNdisNumber, type Profile, type User } from '@cleaning/contract';
import type { Secrets } from '../../platform/security/secrets.ts';
import type { UserRecord } from './user-repository.ts';

/** A person as a session shows them. */
export function toUser(user: UserRecord): User {
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    user_type: user.userType,
    client_type: user.clientType ?? undefined,
    is_verified: user.verifiedAt !== null,
    is_google_user: user.hasGoogle,
    auth_provider: user.passwordHash === null ? 'google' : 'email',
    is_ndis_client: user.clientType === 'ndis',
  };
}

/** A person as they see themselves. */
export function toProfile(user: UserRecord, secrets: Pick<Secrets, 'decrypt'>): Profile {
  return {
    ...toUser(user),
    last_name: user.lastName,
    phone_number: user.phoneNumber,
    ndis_number_masked:
      user.ndisNumberEncrypted === null
        ? null
        : maskNdisNumber(secrets.decrypt(user.ndisNumberEncrypted, user.id)),
    created_at: user.createdAt.toISOString(),
  };
}
