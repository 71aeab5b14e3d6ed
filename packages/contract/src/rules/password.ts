/** The fewest characters a password may have. */
export const PASSWORD_MIN_LENGTH = 8;

/** The most characters a password may have: hashing must stay cheap for the server. */
export const PASSWORD_MAX_LENGTH = 128;

/** Shown when {@link isStrongPassword} is false. */
export const PASSWORD_MESSAGE =
  'Use at least 8 characters, with an uppercase letter, a lowercase letter and a number.';

/** What a password has. A special character is tracked, and not required. */
export interface PasswordStrength {
  readonly hasMinLength: boolean;
  readonly hasUppercase: boolean;
  readonly hasLowercase: boolean;
  readonly hasDigit: boolean;
  readonly hasSpecialCharacter: boolean;
}

/** Looks at each rule by itself, so that a form can tick them off one by one. */
export function passwordStrength(password: string): PasswordStrength {
  return {
    hasMinLength: password.length >= PASSWORD_MIN_LENGTH,
    hasUppercase: /[A-Z]/u.test(password),
    hasLowercase: /[a-z]/u.test(password),
    hasDigit: /\d/u.test(password),
    hasSpecialCharacter: /[^A-Za-z0-9\s]/u.test(password),
  };
}

/** True when every required rule holds. */
export function isStrongPassword(password: string): boolean {
  const strength = passwordStrength(password);
  return (
    strength.hasMinLength && strength.hasUppercase && strength.hasLowercase && strength.hasDigit
  );
}

/**
 * Zero (nothing typed) to four (every rule, the special character too), for a four-step meter.
 * A password that misses a required rule never scores above two.
 */
export function passwordScore(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0;
  if (isStrongPassword(password)) return passwordStrength(password).hasSpecialCharacter ? 4 : 3;
  const met = Object.values(passwordStrength(password)).filter(Boolean).length;
  return met >= 3 ? 2 : 1;
}
