import type { Dependencies } from '../../dependencies.ts';
import { refuse, refuseField } from '../../platform/http/api-error.ts';
import { findUserIdByGoogle } from './identity-repository.ts';
import type { UserRecord } from './user-repository.ts';

/** What a person shows, so that a device left open is not enough: one of the two. */
export interface IdentityProof {
  readonly password?: string | undefined;
  readonly access_token?: string | undefined;
}

/** How old a Google credential may be to show that somebody is there now. */
const FRESH_MS = 5 * 60 * 1000;

type Needs = Pick<Dependencies, 'database' | 'passwords' | 'google'>;

/**
 * Makes sure that a signed-in person is still the one in front of the device.
 *
 * @throws ApiError unless the password is right, or Google has just signed in the linked account.
 */
export async function assertStillThem(
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
