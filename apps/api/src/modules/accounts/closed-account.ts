import { company } from '@cleaning/company';
import { refuse } from '../../platform/http/api-error.ts';
import type { UserRow } from './user-repository.ts';

/**
 * Lets nobody in whose account is closed. It is said only to those who have shown that the account
 * is theirs.
 *
 * @throws ApiError
 */
export function assertOpen({ deactivatedAt }: Pick<UserRow, 'deactivatedAt'>): void {
  if (deactivatedAt === null) return;
  throw refuse(`This account is closed. To open it again, call us on ${company.phoneDisplay}.`);
}
