import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isStrongPassword,
  passwordScore,
  passwordStrength,
  type PasswordStrength,
} from './password.ts';

const REQUIRED = ['hasMinLength', 'hasUppercase', 'hasLowercase', 'hasDigit'] as const;

describe('each rule of a password is checked separately', () => {
  const none: PasswordStrength = {
    hasMinLength: false,
    hasUppercase: false,
    hasLowercase: false,
    hasDigit: false,
    hasSpecialCharacter: false,
  };

  test.each<[string, Partial<PasswordStrength>]>([
    ['', {}],
    ['       ', {}],
    ['        ', { hasMinLength: true }],
    ['A', { hasUppercase: true }],
    ['a', { hasLowercase: true }],
    ['7', { hasDigit: true }],
    ['!', { hasSpecialCharacter: true }],
    ['é', { hasSpecialCharacter: true }],
    ['٣', { hasSpecialCharacter: true }],
    ['Cleaning1', { hasMinLength: true, hasUppercase: true, hasLowercase: true, hasDigit: true }],
  ])('%j meets only %o', (password, met) => {
    expect(passwordStrength(password)).toEqual({ ...none, ...met });
  });
});

describe('a strong password meets every required rule', () => {
  test.each(['Cleaning1', 'aB3aB3aB', 'correct horse Battery 9', 'Passw0rd!'])(
    'accepts %j',
    (password) => {
      expect(isStrongPassword(password)).toBe(true);
    },
  );

  test.each([
    ['seven characters', 'aB3aB3a'],
    ['no uppercase letter', 'cleaning1'],
    ['no lowercase letter', 'CLEANING1'],
    ['no digit', 'Cleaning!'],
    ['nothing', ''],
  ])('refuses %s', (_reason, password) => {
    expect(isStrongPassword(password)).toBe(false);
  });

  test('a special character is never required', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{8,20}$/u), (password) => {
        expect(isStrongPassword(`${password}!`)).toBe(isStrongPassword(password));
      }),
    );
  });
});

describe('the strength meter', () => {
  test.each([
    ['', 0],
    ['a', 1],
    ['aA', 1],
    ['aA1', 2],
    ['aA1!', 2],
    ['cleaning1!', 2],
    ['Cleaning1', 3],
    ['Cleaning1!', 4],
  ] as const)('gives %j a score of %i', (password, score) => {
    expect(passwordScore(password)).toBe(score);
  });

  test('shows three or more exactly when the password is accepted', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (password) => {
        const strength = passwordStrength(password);
        const isAccepted = REQUIRED.every((rule) => strength[rule]);
        expect(isStrongPassword(password)).toBe(isAccepted);
        expect(passwordScore(password) >= 3).toBe(isAccepted);
      }),
    );
  });
});
