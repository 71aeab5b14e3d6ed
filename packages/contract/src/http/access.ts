/**
 * Who may call an endpoint. Every endpoint must state a rule; without one it cannot be registered.
 *
 * - `public`: any caller.
 * - `signed-in`: any caller with a live token, verified or not.
 * - `client`: a verified client, on their own records.
 * - `client-or-office`: a verified client on their own records; office staff and admins on all.
 * - `client-or-staff`: the same, and cleaners on what their own visits need.
 * - `office`: office staff and admins.
 * - `staff`: office staff and admins; cleaners on their own visits, hours and leave.
 * - `admin`: admins.
 * - `owner`: the one admin who owns the company.
 */
export const ACCESS_RULES = [
  'public',
  'signed-in',
  'client',
  'client-or-office',
  'client-or-staff',
  'office',
  'staff',
  'admin',
  'owner',
] as const;

export type Access = (typeof ACCESS_RULES)[number];
