import type { ClientType, User } from '@cleaning/contract/accounts';
import { CLIENT_PATHS, pathWithId } from '@cleaning/contract/routes';
import { describe, expect, it } from 'vitest';
import { aUser } from '../testing/people.ts';
import { decideAccess, type AccessDecision, type AccessRequirement } from './access-policy.ts';
import { startingAuthState, type AuthState } from './auth-state.ts';

const signedInAs = (user: User): AuthState => ({
  ...startingAuthState({ token: 'abc', user }),
  isInitialized: true,
});
const signedOut: AuthState = { ...startingAuthState(), isInitialized: true };
const forClients: AccessRequirement = { userType: 'client' };
const forTeam: AccessRequirement = { userType: ['staff', 'admin'] };
const forOffice: AccessRequirement = { ...forTeam, officeOnly: true };
const forClientType = (clientType: ClientType): AccessRequirement => ({
  userType: 'client',
  clientType,
});

const home = (to: string): AccessDecision => ({
  kind: 'redirect',
  to,
  state: { error: 'You do not have permission to access this page.' },
});
const verify: AccessDecision = {
  kind: 'redirect',
  to: '/accounts/email-verification',
  state: {
    email: 'mia@example.com',
    message: 'Please verify your email address to access this page.',
  },
};
const loading: AccessDecision = { kind: 'loading' };
const allow: AccessDecision = { kind: 'allow' };

type Row = [string, AuthState, AccessRequirement, AccessDecision | 'login'];

const unverified = aUser({ is_verified: false });
const staff = aUser({ user_type: 'staff', staff_role: 'office' });
const cleaner = aUser({ user_type: 'staff', staff_role: 'cleaner' });
const admin = aUser({ user_type: 'admin' });
const ndis = aUser({ client_type: 'ndis' });
const { client_type: _, ...withoutClientType } = aUser();

const rows: Row[] = [
  ['initialising, no user stored', startingAuthState(), forClients, loading],
  [
    'initialising, a user stored',
    startingAuthState({ token: 'abc', user: aUser() }),
    forClients,
    loading,
  ],
  ['loading', { ...signedInAs(aUser()), isLoading: true }, forClients, loading],
  ['leaving', { ...signedOut, isLoading: true }, forClients, loading],
  ['signed out', signedOut, forClients, 'login'],
  ['a token without a user', { ...signedOut, token: 'abc' }, forClients, 'login'],
  ['a user without a token', { ...signedOut, user: aUser() }, forClients, 'login'],
  ['unverified client', signedInAs(unverified), forClients, verify],
  ['unverified staff', signedInAs({ ...unverified, user_type: 'staff' }), forClients, verify],
  ['unverified, wrong client type', signedInAs(unverified), forClientType('ndis'), verify],
  ['staff', signedInAs(staff), forClients, home('/staff/portal')],
  ['admin', signedInAs(admin), forClients, home('/admin/portal')],
  [
    'staff who would be of the right client type',
    signedInAs({ ...staff, client_type: 'ndis' }),
    forClientType('ndis'),
    home('/staff/portal'),
  ],
  [
    'general client on an NDIS page',
    signedInAs(aUser()),
    forClientType('ndis'),
    home('/clients/portal'),
  ],
  [
    'NDIS client on a general page',
    signedInAs(ndis),
    forClientType('general'),
    home('/clients/portal'),
  ],
  ['client on a staff page', signedInAs(aUser()), { userType: 'staff' }, home('/clients/portal')],
  ['client', signedInAs(aUser()), forClients, allow],
  ['general client on a general page', signedInAs(aUser()), forClientType('general'), allow],
  [
    'client without a client type on a general page',
    signedInAs(withoutClientType),
    forClientType('general'),
    allow,
  ],
  ['NDIS client on an NDIS page', signedInAs(ndis), forClientType('ndis'), allow],
  [
    'flagged as NDIS on an NDIS page',
    signedInAs(aUser({ is_ndis_client: true })),
    forClientType('ndis'),
    allow,
  ],
  ['staff on a staff page', signedInAs(staff), { userType: 'staff' }, allow],
  ['staff on a page for staff and admins', signedInAs(staff), forTeam, allow],
  ['admin on a page for staff and admins', signedInAs(admin), forTeam, allow],
  ['client on a page for staff and admins', signedInAs(aUser()), forTeam, home('/clients/portal')],
  ['cleaner on a page for staff and admins', signedInAs(cleaner), forTeam, allow],
  ['cleaner on a page of the office', signedInAs(cleaner), forOffice, home('/staff/portal')],
  [
    'staff without a known role on a page of the office',
    signedInAs(aUser({ user_type: 'staff' })),
    forOffice,
    home('/staff/portal'),
  ],
  ['office staff on a page of the office', signedInAs(staff), forOffice, allow],
  ['admin on a page of the office', signedInAs(admin), forOffice, allow],
  ['client on a page of the office', signedInAs(aUser()), forOffice, home('/clients/portal')],
  ['admin on a page for anybody verified', signedInAs(admin), {}, allow],
];

describe.each(Object.values(CLIENT_PATHS).map((path) => pathWithId(path, 'a b/c')))(
  'on %s',
  (path) => {
    it.each(rows)('%s', (_title, auth, requirement, expected) => {
      const decision = decideAccess({ auth, requirement, path });
      expect(decision).toEqual(
        expected === 'login'
          ? {
              kind: 'redirect',
              to: `/accounts/login?${new URLSearchParams({ next: path })}`,
              state: null,
            }
          : expected,
      );
    });
  },
);

it('the login redirect keeps the query and the hash of the requested page', () => {
  const path = '/clients/quotes?status=draft&page=2#list';
  const decision = decideAccess({ auth: signedOut, requirement: forClients, path });
  if (decision.kind !== 'redirect') throw new Error('A signed-out user must be redirected.');
  const { pathname, searchParams } = new URL(decision.to, 'http://site.test');
  expect(pathname).toBe('/accounts/login');
  expect(searchParams.get('next')).toBe(path);
});
