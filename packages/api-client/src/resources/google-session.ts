import type { ClientType, Session, StaffRole, UserType } from '@cleaning/contract/accounts';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { ApiError } from '../errors/api-error.ts';
import { isRecord } from '../errors/is-record.ts';
import { refusal } from '../errors/from-axios-error.ts';
import { invalidResponse } from './unwrap-envelope.ts';

type Answer = Readonly<Record<string, unknown>>;

const USER_TYPES: Readonly<Record<UserType, true>> = { admin: true, staff: true, client: true };
const STAFF_ROLES: Readonly<Record<StaffRole, true>> = { office: true, cleaner: true };
const CLIENT_TYPES: Readonly<Record<ClientType, true>> = { general: true, ndis: true };

const oneOf = <Value extends string>(
  known: Readonly<Record<Value, true>>,
  value: unknown,
  otherwise: NoInfer<Value>,
): Value =>
  typeof value === 'string' && Object.hasOwn(known, value) ? (value as Value) : otherwise;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * A Google sign-in answers flat (`token`, `user_id`, …) or in the envelope (`data.token`,
 * `data.user`). Both are converted to the session that every other sign-in returns.
 *
 * @throws {ApiError} `invalid-response`, "Invalid response format", for any other answer.
 */
export function normaliseGoogleSession(endpointName: string, answer: unknown): Session {
  if (!isRecord(answer)) throw invalidResponse();
  if (answer['success'] === false) throw refusal(endpointName, 400, answer);
  const flat = isRecord(answer['data']) ? answer['data'] : answer;
  const user = isRecord(flat['user']) ? flat['user'] : flat;
  return { token: required(flat['token']), user: googleUser(user) };
}

function googleUser(user: Answer): Session['user'] {
  const clientType = oneOf(CLIENT_TYPES, user['client_type'], 'general');
  const userType = oneOf(USER_TYPES, user['user_type'], 'client');
  return {
    id: required(user['user_id'] ?? user['id']),
    email: required(user['email']),
    first_name: text(user['first_name']),
    user_type: userType,
    ...(userType === 'staff' && {
      staff_role: oneOf(STAFF_ROLES, user['staff_role'], 'cleaner'),
    }),
    client_type: clientType,
    is_verified: user['is_verified'] === true,
    is_google_user: true,
    auth_provider: 'google',
    is_ndis_client: user['is_ndis_client'] === true || clientType === 'ndis',
  };
}

function required(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  throw invalidResponse();
}

/** The error for a user who registers with Google twice, which asks them to sign in instead. */
export function asAccountExists(error: ApiError): ApiError {
  const said = [error.message, ...error.nonFieldErrors, ...Object.values(error.fieldErrors).flat()];
  if (error.status !== 400 || !said.some((sentence) => /already exists/iu.test(sentence))) {
    return error;
  }
  return new ApiError({
    kind: error.kind,
    status: error.status,
    code: error.code,
    message: ERROR_MESSAGES.accountExists,
    accountExists: true,
    requestId: error.requestId,
    cause: error.cause,
  });
}
