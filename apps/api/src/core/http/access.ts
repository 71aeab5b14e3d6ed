import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import type { Access } from '@cleaning/contract/http/rules';
import type { Actor, Role } from './actor.ts';
import { ApiError } from './api-error.ts';

const ROLES: Readonly<Record<Exclude<Access, 'public' | 'signed-in'>, readonly Role[]>> = {
  client: ['client'],
  'client-or-office': ['client', 'office', 'admin'],
  'client-or-staff': ['client', 'office', 'cleaner', 'admin'],
  office: ['office', 'admin'],
  staff: ['office', 'cleaner', 'admin'],
  admin: ['admin'],
  owner: ['admin'],
};

/**
 * Decides who may call an endpoint. No other code does.
 *
 * @throws ApiError 401 without a live token, 403 while unverified, 403 for another role: in that
 *   order, like the guards of the portal.
 */
export function assertAccess(
  access: Exclude<Access, 'public'>,
  actor: Actor | null,
): asserts actor is Actor;
export function assertAccess(access: Access, actor: Actor | null): void;
export function assertAccess(access: Access, actor: Actor | null): void {
  if (access === 'public') return;
  if (actor === null) {
    throw new ApiError('not_authenticated', ERROR_MESSAGES.authenticationRequired);
  }
  if (access === 'signed-in') return;
  if (!actor.isVerified) {
    throw new ApiError('email_not_verified', ERROR_MESSAGES.verificationRequired);
  }
  if (!ROLES[access].includes(actor.role) || (access === 'owner' && !actor.isOwner)) {
    throw new ApiError('permission_denied', ERROR_MESSAGES.permissionDenied);
  }
}
