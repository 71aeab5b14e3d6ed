/**
 * Who may call an endpoint. Default is refusal: an endpoint that states none does not exist.
 *
 * - `public`: any caller.
 * - `signed-in`: any caller with a live token, verified or not.
 * - `client`: a verified client, on what is theirs.
 * - `client-or-staff`: a verified client on what is theirs; staff and admins on everything.
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
