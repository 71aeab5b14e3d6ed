import { OWN_VISITS_DAYS } from '@cleaning/contract/appointments/rules';
import type { TeamRole } from '#domains/profile/team-role.ts';

const YES = 'yes';
const NO = 'no';

/** `yes`, `no`, or in words how far a role may. */
type Access = string;

/** The columns of the table: a role that can be chosen, or the one admin who owns the company. */
export type AccessRole = TeamRole | 'owner';

export interface AccessRow extends Readonly<Record<AccessRole, Access>> {
  readonly id: string;
  readonly what: string;
}

const ADMINS = { admin: YES, owner: YES } as const;
const OFFICE_AND_ADMIN = { cleaner: NO, office: YES, ...ADMINS } as const;
const ADMIN_ONLY = { cleaner: NO, office: NO, ...ADMINS } as const;
const OWNER_ONLY = { cleaner: NO, office: NO, admin: NO, owner: YES } as const;
const ownVisits = (cleaner: string) => ({ cleaner, office: YES, ...ADMINS }) as const;

/** What each role sees and does, in words. The access rules of the endpoints decide. */
export const ROLE_ACCESS: readonly AccessRow[] = [
  {
    id: 'visits',
    what: 'Visits: name, address, phone, tasks and photos',
    ...ownVisits(
      `own visits, of the past ${OWN_VISITS_DAYS.back} and the coming ${OWN_VISITS_DAYS.ahead} days`,
    ),
  },
  {
    id: 'way-in',
    what: 'How to get in',
    ...ownVisits('own visits, from 6 pm the day before until 2 hours after the end'),
  },
  {
    id: 'work',
    what: 'Say that somebody is running late, could not get in or is finished',
    ...ownVisits('own visits'),
  },
  { id: 'messages', what: 'Messages with clients', ...ownVisits('about own visits') },
  { id: 'hours', what: 'Working hours and leave', ...ownVisits('their own') },
  { id: 'calendar', what: 'The calendar, and other people’s visits', ...OFFICE_AND_ADMIN },
  { id: 'clients', what: 'Every client, and the search', ...OFFICE_AND_ADMIN },
  { id: 'quotes', what: 'Quotes and enquiries', ...OFFICE_AND_ADMIN },
  { id: 'money', what: 'Prices, invoices, payments and the bank', ...OFFICE_AND_ADMIN },
  { id: 'ndis', what: 'NDIS numbers, plans and claims', ...OFFICE_AND_ADMIN },
  { id: 'documents', what: 'Documents of clients', ...OFFICE_AND_ADMIN },
  { id: 'exports', what: 'Bookkeeping and exports', ...OFFICE_AND_ADMIN },
  { id: 'write-off', what: 'Write off what is still to be paid', ...ADMIN_ONLY },
  {
    id: 'settings',
    what: 'Change how hours are counted and what cancelling late costs',
    ...ADMIN_ONLY,
  },
  { id: 'people', what: 'Invite people, change roles and close accounts', ...ADMIN_ONLY },
  { id: 'sessions', what: 'See where others are logged in, and log them out', ...ADMIN_ONLY },
  { id: 'audit', what: 'Read the audit log: who did what with other people’s data', ...ADMIN_ONLY },
  { id: 'owner', what: 'Hand the company over to another admin', ...OWNER_ONLY },
];

function describe({ what }: AccessRow, access: Access): string {
  return access === YES || access === NO ? what : `${what}: ${access}`;
}

/** What a role sees and does, and what it does not. */
export function accessOfRole(role: AccessRole): {
  readonly can: string[];
  readonly cannot: string[];
} {
  const lines = (isListed: boolean) =>
    ROLE_ACCESS.filter((row) => (row[role] !== NO) === isListed).map((row) =>
      describe(row, row[role]),
    );
  return { can: lines(true), cannot: lines(false) };
}

/** Nothing, within limits, or everything. */
function measureAccess(access: Access): number {
  if (access === NO) return 0;
  return access === YES ? 2 : 1;
}

/** What a change of role adds, and what it takes away. */
export function accessChanges(
  before: AccessRole,
  after: AccessRole,
): { readonly gained: string[]; readonly lost: string[] } {
  const changed = (sign: 1 | -1) =>
    ROLE_ACCESS.filter(
      (row) => Math.sign(measureAccess(row[after]) - measureAccess(row[before])) === sign,
    );
  return {
    gained: changed(1).map((row) =>
      row[before] === NO ? describe(row, row[after]) : `${row.what}, not only ${row[before]}`,
    ),
    lost: changed(-1).map((row) =>
      row[after] === NO ? row.what : `${row.what}, apart from ${row[after]}`,
    ),
  };
}
