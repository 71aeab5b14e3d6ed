import type { ClientType, StaffRole, UserType } from '@cleaning/contract/accounts';

/** What a user may do: the type of their account or, for staff, what they do in the company. */
export type Role = Exclude<UserType, 'staff'> | StaffRole;

/** The signed-in user behind a call. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly clientType: ClientType | null;
  readonly isVerified: boolean;
  /** Only of the admin who owns the company. */
  readonly isOwner: boolean;
}
