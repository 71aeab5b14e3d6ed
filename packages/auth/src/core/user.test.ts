import { USER_TYPES } from '@cleaning/contract/accounts';
import { describe, expect, it } from 'vitest';
import { aUser } from '../testing/people.ts';
import {
  clientTypeOf,
  homePathFor,
  isCleaner,
  isGoogleUser,
  isNdisUser,
  parseUser,
} from './user.ts';

describe('the home pages', () => {
  it.each([
    ['admin', '/admin/portal'],
    ['staff', '/staff/portal'],
    ['client', '/clients/portal'],
    ['a new user', '/clients/portal'],
    ['toString', '/clients/portal'],
  ])('of %s is %s', (userType, path) => {
    expect(homePathFor(userType)).toBe(path);
  });

  it('are different for every user type', () => {
    expect(new Set(USER_TYPES.map((userType) => homePathFor(userType))).size).toBe(
      USER_TYPES.length,
    );
  });
});

describe('the type and provider of a user', () => {
  it.each([
    [{ is_ndis_client: false, client_type: 'general' }, false],
    [{ is_ndis_client: true, client_type: 'general' }, true],
    [{ is_ndis_client: false, client_type: 'ndis' }, true],
    [{ is_ndis_client: true, client_type: 'ndis' }, true],
  ] as const)('are NDIS by either field: %j', (fields, expected) => {
    const user = aUser(fields);
    expect(isNdisUser(user)).toBe(expected);
    expect(clientTypeOf(user)).toBe(expected ? 'ndis' : 'general');
  });

  it.each([
    [{ is_google_user: false, auth_provider: 'email' }, false],
    [{ is_google_user: true, auth_provider: 'email' }, true],
    [{ is_google_user: false, auth_provider: 'google' }, true],
  ] as const)('are Google by either field: %j', (fields, expected) => {
    expect(isGoogleUser(aUser(fields))).toBe(expected);
  });
});

describe('a cleaner', () => {
  it.each([
    ['staff with that role', { user_type: 'staff', staff_role: 'cleaner' }, true],
    ['staff without a known role', { user_type: 'staff' }, true],
    ['office staff', { user_type: 'staff', staff_role: 'office' }, false],
    ['an admin', { user_type: 'admin' }, false],
    ['a client', { user_type: 'client' }, false],
  ] as const)('%s', (_title, fields, expected) => {
    expect(isCleaner(aUser(fields))).toBe(expected);
  });
});

describe('parsing a user', () => {
  it.each([
    aUser(),
    aUser({ user_type: 'admin' }),
    aUser({ user_type: 'staff', staff_role: 'office' }),
    aUser({ user_type: 'staff', staff_role: 'cleaner' }),
    aUser({ auth_provider: 'google', client_type: 'ndis' }),
  ])('does not change a complete user', (user) => {
    expect(parseUser(JSON.parse(JSON.stringify(user)))).toEqual(user);
  });

  it('fills in the defaults', () => {
    expect(parseUser({ id: '1', email: 'a@b.co' })).toEqual({
      id: '1',
      email: 'a@b.co',
      first_name: '',
      user_type: 'client',
      client_type: 'general',
      is_verified: false,
      is_google_user: false,
      auth_provider: 'email',
      is_ndis_client: false,
    });
  });

  it.each([
    { ...aUser(), user_type: 'staff', staff_role: 'owner' },
    { ...aUser(), user_type: 'client', staff_role: 'office' },
    { ...aUser(), user_type: 'admin', staff_role: 'office' },
  ])('leaves out a role that is not one, or not of staff: %j', (stored) => {
    expect(parseUser(stored)).not.toHaveProperty('staff_role');
  });

  it('accepts only the value true as true', () => {
    const user = parseUser({ ...aUser(), is_verified: 'true', is_ndis_client: 1 });
    expect(user).toMatchObject({ is_verified: false, is_ndis_client: false });
  });

  it.each([
    null,
    undefined,
    'mia',
    7,
    [],
    {},
    { id: 1, email: 'a@b.co' },
    { ...aUser(), client_type: 'x' },
  ])('refuses %j', (value) => {
    expect(parseUser(value)).toBeNull();
  });
});
