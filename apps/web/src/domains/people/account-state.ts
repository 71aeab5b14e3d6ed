import type { UserAccount } from '@cleaning/contract/people';

/** An invited person has not chosen a password yet. */
export type AccountState = 'active' | 'invited' | 'closed';

export function findAccountState({
  is_active: isActive,
  is_verified: isVerified,
}: Pick<UserAccount, 'is_active' | 'is_verified'>): AccountState {
  if (!isActive) return 'closed';
  return isVerified ? 'active' : 'invited';
}

/** Whether a person has a last day, at whose end the account is closed. */
export const isLeaving = (person: UserAccount): person is UserAccount & { last_day: string } =>
  person.last_day !== null && findAccountState(person) === 'active';

/** Whether a person may become the owner: an admin who can log in, stays, and is not the owner. */
export const mayOwn = (person: UserAccount): boolean =>
  person.user_type === 'admin' &&
  !person.is_owner &&
  findAccountState(person) === 'active' &&
  !isLeaving(person);
