import type { Session } from '@cleaning/contract/accounts';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { ApiError } from '../errors/api-error.ts';
import { refusal } from '../errors/from-axios-error.ts';
import { isRecord } from '../errors/is-record.ts';

export interface Envelope<Data> {
  readonly success: boolean;
  readonly data?: Data | undefined;
}

/** The result of an account call that only confirms something. */
export interface Confirmation {
  /** The server's message, if it sent one. */
  readonly message: string | undefined;
}

/** The error for a response that cannot be read. */
export function invalidResponse(): ApiError {
  return new ApiError({ kind: 'invalid-response', message: ERROR_MESSAGES.invalidResponseFormat });
}

/**
 * Takes the data out of an account envelope.
 *
 * @throws {ApiError} `validation` for an envelope that states a failure, `invalid-response` for one
 *   without data.
 */
export function unwrapEnvelope<Data extends object>(
  endpointName: string,
  envelope: Envelope<Data>,
): Data {
  confirmEnvelope(endpointName, envelope);
  if (!isRecord(envelope.data)) throw invalidResponse();
  return envelope.data;
}

/**
 * Reads the message of an envelope that has no data.
 *
 * @throws {ApiError} `validation` for an envelope that states a failure.
 */
export function confirmEnvelope(endpointName: string, envelope: unknown): Confirmation {
  if (!isRecord(envelope)) throw invalidResponse();
  if (envelope['success'] === false) throw refusal(endpointName, 400, envelope);
  const message = envelope['message'];
  return { message: typeof message === 'string' ? message : undefined };
}

/** Refuses a session without a token or a user. */
export function requireSession(session: Session): Session {
  const { token, user }: { token: unknown; user: unknown } = session;
  const isUsable =
    typeof token === 'string' &&
    token !== '' &&
    isRecord(user) &&
    typeof user['id'] === 'string' &&
    typeof user['email'] === 'string';
  if (!isUsable) throw invalidResponse();
  return session;
}
