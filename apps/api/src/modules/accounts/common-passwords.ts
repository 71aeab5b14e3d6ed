import { refuseField } from '../../platform/http/api-error.ts';
import { COMMON_PASSWORDS } from './common-password-list.ts';

/** @throws ApiError on `field` for a password that is among the first to be guessed. */
export function assertUncommonPassword(field: string, password: string): void {
  if (COMMON_PASSWORDS.has(password.toLowerCase())) {
    throw refuseField(field, 'Many people use this password. Choose one that is harder to guess.');
  }
}
