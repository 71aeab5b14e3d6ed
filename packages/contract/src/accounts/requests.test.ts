import { describe, expect, test } from 'vitest';
import { PASSWORD_MESSAGE } from '../rules/password.ts';
import {
  confirmPasswordResetRequest,
  googleLoginRequest,
  registerRequest,
  socialAccountRequest,
  updateProfileRequest,
} from './requests.ts';

const registration = {
  client_type: 'ndis',
  first_name: ' Ana ',
  last_name: '<Silva>',
  email: ' Ana@Example.com ',
  phone_number: '0491 570 156',
  password: 'Cleaning1',
  ndis_number: '430 000 001',
};

const errorsOf = (error: { issues: { path: PropertyKey[]; message: string }[] } | undefined) =>
  error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the registration request', () => {
  test('normalises each answer', () => {
    expect(registerRequest.parse(registration)).toEqual({
      client_type: 'ndis',
      first_name: 'Ana',
      last_name: 'Silva',
      email: 'ana@example.com',
      phone_number: '+61491570156',
      password: 'Cleaning1',
      ndis_number: '430000001',
    });
  });

  test('does not need an NDIS number', () => {
    const { ndis_number: _, ...without } = registration;
    expect(registerRequest.safeParse(without).success).toBe(true);
  });

  test('names every missing answer, in the order of the form', () => {
    expect(registerRequest.safeParse({}).error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'client_type',
      'first_name',
      'last_name',
      'email',
      'phone_number',
      'password',
    ]);
  });

  test.each(['user_type', 'is_verified', 'is_ndis_client'])('offers no way to set %s', (field) => {
    expect(registerRequest.safeParse({ ...registration, [field]: 'admin' }).error?.issues).toEqual([
      expect.objectContaining({ code: 'unrecognized_keys', keys: [field] }),
    ]);
  });
});

describe('the request for a new password after a reset', () => {
  const request = {
    token: 'abc',
    new_password: 'Cleaning1',
    new_password_confirm: 'Cleaning1',
  };

  test('is accepted when both passwords are equal', () => {
    expect(confirmPasswordResetRequest.parse(request)).toEqual(request);
  });

  test.each([
    [
      { new_password_confirm: 'cleaning1' },
      [['new_password_confirm', 'The two passwords are not the same.']],
    ],
    [
      { new_password: 'short', new_password_confirm: 'short' },
      [['new_password', PASSWORD_MESSAGE]],
    ],
    [{ token: '' }, [['token', 'This link is not complete. Open it again from your email.']]],
  ])('is refused with %j', (change, errors) => {
    expect(
      errorsOf(confirmPasswordResetRequest.safeParse({ ...request, ...change }).error),
    ).toEqual(errors);
  });
});

describe('logging in with another provider', () => {
  test('creates clients only', () => {
    const request = { access_token: 'credential', user_type: 'admin' };
    expect(googleLoginRequest.safeParse(request).success).toBe(false);
  });

  test('accepts Google and no other provider', () => {
    const request = { provider: 'facebook', access_token: 'credential' };
    expect(errorsOf(socialAccountRequest.safeParse(request).error)).toEqual([
      ['provider', 'Only Google accounts are supported.'],
    ]);
  });

  test('reports when Google sent no credential', () => {
    expect(errorsOf(googleLoginRequest.safeParse({ access_token: '' }).error)).toEqual([
      ['access_token', 'No credential received from Google'],
    ]);
  });
});

describe('changing a profile', () => {
  test('changes only what is sent', () => {
    expect(updateProfileRequest.parse({ phone_number: '1300 975 707' })).toEqual({
      phone_number: '1300975707',
    });
  });

  test.each(['email', 'user_type', 'ndis_number'])('cannot change %s', (field) => {
    expect(updateProfileRequest.safeParse({ [field]: 'x' }).success).toBe(false);
  });
});
