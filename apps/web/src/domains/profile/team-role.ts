import type { StaffRole } from '@cleaning/contract/accounts';
import type { CompanyUserType, UserAccount } from '@cleaning/contract/people';

/** The roles of the team, from the one that sees least. */
export const TEAM_ROLES = ['cleaner', 'office', 'admin'] as const;

export type TeamRole = (typeof TEAM_ROLES)[number];

export const ROLE_NAMES: Readonly<Record<TeamRole, string>> = {
  cleaner: 'Cleaner',
  office: 'Office',
  admin: 'Admin',
};

/** A role as the end of a sentence: "Invite Omar as a cleaner". */
export const AS_ROLE: Readonly<Record<TeamRole, string>> = {
  cleaner: 'as a cleaner',
  office: 'for the office',
  admin: 'as an admin',
};

/** A role in the format of the API. */
export const ROLE_FIELDS: Readonly<
  Record<TeamRole, { readonly user_type: CompanyUserType; readonly staff_role?: StaffRole }>
> = {
  cleaner: { user_type: 'staff', staff_role: 'cleaner' },
  office: { user_type: 'staff', staff_role: 'office' },
  admin: { user_type: 'admin' },
};

export const findTeamRole = ({
  user_type: type,
  staff_role: role,
}: Pick<UserAccount, 'user_type' | 'staff_role'>): TeamRole =>
  type === 'admin' ? 'admin' : (role ?? 'cleaner');

/** The role with this name, or none. */
export const teamRoleNamed = (name: string): TeamRole | undefined =>
  TEAM_ROLES.find((role) => role === name);
