/** The fewest characters a password may have. */
export const PASSWORD_MIN_LENGTH = 8;

/** The most characters a password may have: hashing must stay cheap for the server. */
export const PASSWORD_MAX_LENGTH = 128;

/** Shown when {@link isStrongPassword} is false. */
export const PASSWORD_MESSAGE =
  'Use at least 8 characters, with an uppercase letter, a lowercase letter and a number.';

/** Which password rules hold. A special character is tracked but not required. */
export interface PasswordStrength {
  readonly hasMinLength: boolean;
  readonly hasUppercase: boolean;
  readonly hasLowercase: boolean;
  readonly hasDigit: boolean;
  readonly hasSpecialCharacter: boolean;
}

/** Checks each rule separately, so that a form can tick them off one by one. */
export function passwordStrength(password: string): PasswordStrength {
  return {
    hasMinLength: password.length >= PASSWORD_MIN_LENGTH,
    hasUppercase: /[A-Z]/u.test(password),
    hasLowercase: /[a-z]/u.test(password),
    hasDigit: /\d/u.test(password),
    hasSpecialCharacter: /[^A-Za-z0-9\s]/u.test(password),
  };
}

/** Whether every required rule holds. */
export function isStrongPassword(password: string): boolean {
  const strength = passwordStrength(password);
  return (
    strength.hasMinLength && strength.hasUppercase && strength.hasLowercase && strength.hasDigit
  );
}

/**
 * A score for a four-step meter, from 0 (empty) to 4 (every rule, including the special character).
 * A password that breaks a required rule scores at most 2.
 */
export function passwordScore(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0;
  if (isStrongPassword(password)) return passwordStrength(password).hasSpecialCharacter ? 4 : 3;
  const met = Object.values(passwordStrength(password)).filter(Boolean).length;
  return met >= 3 ? 2 : 1;
}
