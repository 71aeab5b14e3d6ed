import type { Dependencies } from '../../core/dependencies.ts';
import { refuse, refuseField } from '../../core/http/api-error.ts';
import { findUserIdByGoogle } from '../google/identity-repository.ts';
import type { UserRecord } from '../user-repository.ts';

/**
 * Either proof shows that the user is present. A session alone may be a device that was left open.
 */
export interface IdentityProof {
  readonly password?: string | undefined;
  readonly access_token?: string | undefined;
}

/** The maximum age of a Google credential that shows that the user is present. */
const FRESH_MS = 5 * 60 * 1000;

type Needs = Pick<Dependencies, 'database' | 'passwords' | 'google'>;

/**
 * Checks again that the caller is the user of the session.
 *
 * @throws ApiError unless the password is right, or the linked Google account has just signed in.
 */
export async function reauthenticate(
  { database, passwords, google }: Needs,
  user: UserRecord,
  { password, access_token: credential }: IdentityProof,
  now: Date,
): Promise<void> {
  if (credential === undefined) {
    const isRight = await passwords.matches(user.passwordHash, password ?? '');
    if (!isRight) throw refuseField('password', 'Your password is incorrect.');
    return;
  }
  const identity = google === null ? null : await google(credential);
  const holder = identity && (await findUserIdByGoogle(database, identity.subject));
  const isFresh = identity !== null && now.getTime() - identity.issuedAt.getTime() <= FRESH_MS;
  if (holder !== user.id || !isFresh) {
    throw refuse('Google could not confirm that this is you. Please try again.');
  }
}
