import { PASSWORD_MIN_LENGTH, passwordScore, passwordStrength } from '@cleaning/contract/rules';
import type { PasswordStrength } from '@cleaning/ui/field';

const LABELS = ['', 'Weak', 'Nearly there', 'Good', 'Strong'] as const;

/** The strength of a password by the contract's rules. */
export function passwordMeter(password: string): PasswordStrength {
  const score = passwordScore(password);
  const strength = passwordStrength(password);
  return {
    score,
    word: LABELS[score],
    advice: score === 3 ? 'Add a symbol to make it stronger.' : undefined,
    rules: [
      { label: `${PASSWORD_MIN_LENGTH} characters or more`, met: strength.hasMinLength },
      { label: 'An uppercase letter', met: strength.hasUppercase },
      { label: 'A lowercase letter', met: strength.hasLowercase },
      { label: 'A number', met: strength.hasDigit },
      { label: 'A symbol', met: strength.hasSpecialCharacter, optional: true },
    ],
  };
}
