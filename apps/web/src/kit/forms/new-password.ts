import { company } from '@cleaning/company';
import {
  COMMON_PASSWORD_MESSAGE,
  isStrongPassword,
  loadCommonPasswords,
  PASSWORD_MIN_LENGTH,
  passwordScore,
  passwordStrength,
  type IsCommonPassword,
} from '@cleaning/contract/rules';
import type { PasswordStrength } from '@cleaning/ui/field';
import { useEffect, useState } from 'react';
import type { z } from 'zod';

const LABELS = ['', 'Weak', 'Nearly there', 'Good', 'Strong'] as const;

const COMMON = { score: 1, word: LABELS[1], advice: COMMON_PASSWORD_MESSAGE } as const;

/** The strength of a new password by the rules of the service, which refuses common passwords. */
export function usePasswordMeter(password: string): PasswordStrength {
  const [isCommon, setIsCommon] = useState<IsCommonPassword>();
  const isTyped = password !== '';

  useEffect(() => {
    if (isTyped) void commonPasswords().then((loaded) => setIsCommon(() => loaded));
  }, [isTyped]);

  const score = passwordScore(password);
  const strength = passwordStrength(password);
  const rating =
    isStrongPassword(password) && isCommon?.(password) === true
      ? COMMON
      : {
          score,
          word: LABELS[score],
          advice: score === 3 ? 'Add a symbol to make it stronger.' : undefined,
        };
  return {
    ...rating,
    rules: [
      { label: `${PASSWORD_MIN_LENGTH} characters or more`, met: strength.hasMinLength },
      { label: 'An uppercase letter', met: strength.hasUppercase },
      { label: 'A lowercase letter', met: strength.hasLowercase },
      { label: 'A number', met: strength.hasDigit },
      { label: 'A symbol', met: strength.hasSpecialCharacter, optional: true },
    ],
  };
}

/**
 * A request whose new password the service would refuse as common is refused in its words. A form
 * does not wait for the list, since the service decides anyway.
 */
export function refuseCommonPassword<Name extends string, Request extends Record<Name, string>>(
  schema: z.ZodType<Request>,
  name: Name,
): z.ZodType<Request> {
  return schema.refine((request) => loadedList?.(request[name]) !== true, {
    path: [name],
    error: COMMON_PASSWORD_MESSAGE,
    // Other fields may be wrong. A password that breaks a rule has the error of that rule alone.
    when: ({ value }) => isStrongPassword((value as Request)[name]),
  });
}

let loading: Promise<IsCommonPassword> | undefined;
let loadedList: IsCommonPassword | undefined;

/** Without the list, such as offline, no password is common here. */
async function commonPasswords(): Promise<IsCommonPassword> {
  loading ??= loadCommonPasswords(company.name);
  try {
    loadedList = await loading;
    return loadedList;
  } catch {
    loading = undefined;
    return () => false;
  }
}
