import type { ClientType, StaffRole, User, UserType } from '@cleaning/contract/accounts';
import { SITE_AUTH_PATHS } from './auth-paths.ts';

const isUserType = (value: unknown): value is UserType =>
  typeof value === 'string' && Object.hasOwn(SITE_AUTH_PATHS.homes, value);

/** The home page of a user type. Types other than admin and staff use the client portal. */
export function homePathFor(userType: string, { homes } = SITE_AUTH_PATHS): string {
  return isUserType(userType) ? homes[userType] : homes.client;
}

/** Whether a user is an NDIS client, by either the flag or the client type. */
export function isNdisUser(user: Pick<User, 'is_ndis_client' | 'client_type'>): boolean {
  return user.is_ndis_client || user.client_type === 'ndis';
}

/** Whether a user signs in with Google. */
export function isGoogleUser(user: Pick<User, 'is_google_user' | 'auth_provider'>): boolean {
  return user.is_google_user || user.auth_provider === 'google';
}

/**
 * Whether a user sees only their own visits. Staff without a known role do, so that a session stored
 * before there were roles shows too little rather than too much.
 */
export function isCleaner(user: Pick<User, 'user_type' | 'staff_role'>): boolean {
  return user.user_type === 'staff' && user.staff_role !== 'office';
}

/** The client type for access rules; either NDIS mark counts. */
export function clientTypeOf(user: User): ClientType {
  return isNdisUser(user) ? 'ndis' : 'general';
}

/**
 * Parses a user from untrusted input, such as storage that the user can edit. Missing fields get
 * the defaults of a general client; null when it is not a user.
 */
export function parseUser(value: unknown): User | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields: Partial<Record<keyof User, unknown>> = value;
  const { id, email, first_name, user_type = 'client', client_type = 'general' } = fields;
  const { staff_role } = fields;
  const isUser =
    isFilled(id) &&
    isFilled(email) &&
    isUserType(user_type) &&
    (client_type === 'general' || client_type === 'ndis');
  if (!isUser) return null;
  return {
    id,
    email,
    first_name: typeof first_name === 'string' ? first_name : '',
    user_type,
    ...(user_type === 'staff' && isStaffRole(staff_role) && { staff_role }),
    client_type,
    is_verified: fields.is_verified === true,
    is_google_user: fields.is_google_user === true,
    auth_provider: fields.auth_provider === 'google' ? 'google' : 'email',
    is_ndis_client: fields.is_ndis_client === true,
  };
}

const isStaffRole = (value: unknown): value is StaffRole =>
  value === 'office' || value === 'cleaner';

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';
