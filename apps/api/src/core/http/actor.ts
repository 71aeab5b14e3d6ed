import type { ClientType, UserType } from '@cleaning/contract/accounts';

/** The signed-in user behind a call. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly userType: UserType;
  readonly clientType: ClientType | null;
  readonly isVerified: boolean;
}

/** True for staff and admins: admins may do everything that staff may. */
export function isStaff(actor: Pick<Actor, 'userType'>): boolean {
  return actor.userType === 'staff' || actor.userType === 'admin';
}
