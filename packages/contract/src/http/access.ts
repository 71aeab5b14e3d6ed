/**
 * Who may call an endpoint. Every endpoint must state a rule; without one it cannot be registered.
 *
 * - `public`: any caller.
 * - `signed-in`: any caller with a live token, verified or not.
 * - `client`: a verified client, on their own records.
 * - `client-or-staff`: a verified client on their own records; staff and admins on all.
 * - `staff`: staff and admins.
 * - `admin`: admins.
 */
export const ACCESS_RULES = [
  'public',
  'signed-in',
  'client',
  'client-or-staff',
  'staff',
  'admin',
] as const;

export type Access = (typeof ACCESS_RULES)[number];
