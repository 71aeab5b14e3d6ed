import type { ClientType, UserType } from '@cleaning/contract';

/** The signed-in person behind a call. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly userType: UserType;
  readonly clientType: ClientType | null;
  readonly isVerified: boolean;
}

/** True for the people of the company: admins do whatever staff do. */
export function isStaff(actor: Pick<Actor, 'userType'>): boolean {
  return actor.userType === 'staff' || actor.userType === 'admin';
}
