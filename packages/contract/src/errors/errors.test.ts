import { describe, expect, test } from 'vitest';
import { errorBody } from '../http/error-bodies.ts';
import { ERROR_STATUS, isErrorCode, type ErrorCode } from './error-codes.ts';
import { ERROR_MESSAGES, FALLBACK_MESSAGES, fallbackWithoutResponse } from './messages.ts';

describe('the error catalogue, word for word', () => {
  test('has each sentence as agreed', () => {
    expect(ERROR_MESSAGES).toEqual({
      network: 'Network error. Please check your internet connection.',
      timeout: 'The server took too long to answer. Please try again.',
      cancelled: 'The request was cancelled.',
      server: 'Server error. Please try again later.',
      authenticationRequired: 'Authentication required. Please log in.',
      loginToContinue: 'Please log in to continue.',
      permissionDenied: 'You do not have permission to perform this action.',
      notFound: 'The requested resource was not found.',
      default: 'An error occurred. Please try again.',
      pagePermissionDenied: 'You do not have permission to access this page.',
      verificationRequired: 'Please verify your email address to access this page.',
      accountExists: 'This email is already registered. Please sign in instead.',
      noGoogleCredential: 'No credential received from Google',
      googleCancelled: 'Google Sign-In was cancelled or not displayed',
      invalidResponseFormat: 'Invalid response format',
    });
  });

  test('has the agreed default messages', () => {
    expect(FALLBACK_MESSAGES).toEqual({
      register: 'Registration failed',
      login: 'Login failed',
      googleLogin: 'Google authentication failed',
      googleRegister: 'Google registration failed',
      socialLogin: 'Social login failed',
      changePassword: 'Password change failed',
      requestPasswordReset: 'Password reset request failed',
      confirmPasswordReset: 'Password reset confirmation failed',
      verifyEmail: 'Email verification failed',
      resendVerification: 'Resend verification failed',
      linkSocialAccount: 'Account linking failed',
      unlinkSocialAccount: 'Account unlinking failed',
    });
  });

  test('explains what to do for a call without a response', () => {
    expect(fallbackWithoutResponse('login')).toBe('Login failed. Please try again.');
  });
});

describe('the codes of errors', () => {
  const codes = Object.keys(ERROR_STATUS);

  test.each(codes)('include %s, which is accepted in a body', (code) => {
    expect(isErrorCode(code)).toBe(true);
    expect(errorBody.parse({ detail: 'Why.', code })).toEqual({ detail: 'Why.', code });
  });

  test.each(['', 'toString', '__proto__', 'NOT_FOUND', null, 404, undefined])(
    'exclude %j',
    (value) => {
      expect(isErrorCode(value)).toBe(false);
      expect(errorBody.safeParse({ detail: 'Why.', code: value }).success).toBe(false);
    },
  );

  test.each<[number, readonly ErrorCode[]]>([
    [400, ['validation_failed', 'malformed_request']],
    [401, ['not_authenticated']],
    [403, ['permission_denied', 'email_not_verified']],
    [404, ['not_found']],
    [
      409,
      [
        'invalid_transition',
        'stale_version',
        'price_changed',
        'double_booked',
        'on_leave',
        'not_compliant',
        'already_recorded',
        'idempotency_key_reused',
      ],
    ],
    [408, ['request_timeout']],
    [429, ['rate_limited']],
    [431, ['headers_too_large']],
    [500, ['server_error']],
    [503, ['unavailable']],
  ])('have the status %i for %j', (status, expected) => {
    expect(codes.filter((code) => isErrorCode(code) && ERROR_STATUS[code] === status)).toEqual(
      expected,
    );
  });
});
