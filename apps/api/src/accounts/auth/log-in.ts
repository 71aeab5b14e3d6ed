import type { accountsEndpoints, Session } from '@cleaning/contract/accounts';
import type { ParsedBody } from '@cleaning/contract/http';
import type { HandlerDependencies } from '../../core/dependencies.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { refuse } from '../../core/http/api-error.ts';
import { withMinimumDuration } from '../../core/security/minimum-duration.ts';
import { hashNetwork, isKnownNetwork } from '../sessions/known-network-repository.ts';
import { assertOpen } from '../account-status.ts';
import { openSession, type LogIn } from '../sessions/session.ts';
import {
  findVerifiedUserByEmail,
  listPendingUsers,
  lockUserForShare,
  type UserRow,
} from '../user-repository.ts';

type Credentials = ParsedBody<(typeof accountsEndpoints)['login']>;

const WRONG = 'Email or password is incorrect.';
const NO_USER_ID = '00000000-0000-0000-0000-000000000000';

type Needs = Pick<
  HandlerDependencies,
  'database' | 'secrets' | 'passwords' | 'rateLimiter' | 'minimumDurationMs'
>;

/**
 * Counts an attempt. Each network that the owner has logged in from has its own budget; all other
 * networks share one budget of the address. Guesses from elsewhere therefore cannot lock the
 * owner out.
 */
async function chargeAttempt(
  context: Needs,
  ownerId: string | undefined,
  email: string,
  { network, now }: LogIn,
): Promise<void> {
  const userId = ownerId ?? NO_USER_ID;
  const networkHash = hashNetwork(context.secrets, userId, network);
  const isKnown = await isKnownNetwork(context.database, { userId, networkHash });
  await context.rateLimiter.chargeAccount('login', isKnown ? `${email} ${network}` : email, now);
}

/**
 * Starts a session, unless the password was changed or the account closed after the password was
 * checked.
 */
const logInAs = (context: Needs, checked: UserRow, device: LogIn): Promise<Session> =>
  inTransaction(context.database, async (transaction) => {
    const user = await lockUserForShare(transaction, checked.id);
    if (user === undefined || user.passwordHash !== checked.passwordHash) throw refuse(WRONG);
    assertOpen(user);
    return openSession(transaction, context.secrets, user, device);
  });

async function findPendingUser(
  context: Needs,
  email: string,
  password: string,
): Promise<UserRow | undefined> {
  for (const user of await listPendingUsers(context.database, email)) {
    const { passwordHash } = user;
    if (passwordHash !== null && (await context.passwords.matches(passwordHash, password)))
      return user;
  }
  return undefined;
}

/**
 * Logs in the verified owner of an address, or the unverified registration with this password.
 * These cases take the same time and get the same answer: an unknown address, a wrong password, an
 * account without a password, a registration whose address has an owner, and several registrations
 * of one address.
 */
export async function logIn(
  context: Needs,
  { email, password }: Credentials,
  device: LogIn,
): Promise<Session> {
  const owner = await findVerifiedUserByEmail(context.database, email);
  await chargeAttempt(context, owner?.id, email, device);
  const isOwner = await context.passwords.matches(owner?.passwordHash ?? null, password);
  if (owner !== undefined && isOwner) return logInAs(context, owner, device);
  return withMinimumDuration(context.minimumDurationMs, async () => {
    const pending = await findPendingUser(context, email, password);
    if (pending === undefined) throw refuse(WRONG);
    return logInAs(context, pending, device);
  });
}
