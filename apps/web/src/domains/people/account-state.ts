import type { UserAccount } from '@cleaning/contract/accounts';

/** An invited person has not chosen a password yet. */
export type AccountState = 'active' | 'invited' | 'closed';

export function accountStateOf({
  is_active: isActive,
  is_verified: isVerified,
}: Pick<UserAccount, 'is_active' | 'is_verified'>): AccountState {
  if (!isActive) return 'closed';
  return isVerified ? 'active' : 'invited';
}
