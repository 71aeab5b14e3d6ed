import type { accountsEndpoints, ParsedBody, Session } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { refuse } from '../../core/http/api-error.ts';
import { createRateLimiter } from '../../core/http/rate-limiter.ts';
import { withMinimumDuration } from '../../core/security/minimum-duration.ts';
import { hashNetwork, isKnownNetwork } from '../sessions/known-network-repository.ts';
import { assertOpen } from '../account-status.ts';
import { openSession, type LogIn } from '../sessions/session-service.ts';
import {
  findVerifiedUserByEmail,
  listPendingUsers,
  lockUserForShare,
  type UserRow,
} from '../user-repository.ts';

type Credentials = ParsedBody<(typeof accountsEndpoints)['login']>;

const WRONG = 'Email or password is incorrect.';
const NO_USER_ID = '00000000-0000-0000-0000-000000000000';

/** Log-in with a password. */
export function createLoginService(dependencies: Dependencies) {
  const { database, passwords, secrets, rateLimits, minimumDurationMs } = dependencies;
  const rateLimiter = createRateLimiter({ database, secrets, limits: rateLimits });

  /**
   * Counts an attempt. Each network that the owner has logged in from has its own budget; all other
   * networks share one budget of the address. Guesses from elsewhere therefore cannot lock the
   * owner out.
   */
  const chargeAttempt = async (
    ownerId: string | undefined,
    email: string,
    { network, now }: LogIn,
  ): Promise<void> => {
    const userId = ownerId ?? NO_USER_ID;
    const networkHash = hashNetwork(secrets, userId, network);
    const isKnown = await isKnownNetwork(database, { userId, networkHash });
    await rateLimiter.chargeAccount('login', isKnown ? `${email} ${network}` : email, now);
  };

  /**
   * Starts a session, unless the password was changed or the account closed after the password was
   * checked.
   */
  const logInAs = (checked: UserRow, logIn: LogIn): Promise<Session> =>
    inTransaction(database, async (transaction) => {
      const user = await lockUserForShare(transaction, checked.id);
      if (user === undefined || user.passwordHash !== checked.passwordHash) throw refuse(WRONG);
      assertOpen(user);
      return openSession(transaction, secrets, user, logIn);
    });

  const findPendingUser = async (email: string, password: string): Promise<UserRow | undefined> => {
    for (const user of await listPendingUsers(database, email)) {
      const { passwordHash } = user;
      if (passwordHash !== null && (await passwords.matches(passwordHash, password))) return user;
    }
    return undefined;
  };

  /**
   * Logs in the verified owner of an address, or the unverified registration with this password.
   * These cases take the same time and get the same answer: an unknown address, a wrong password, an
   * account without a password, a registration whose address has an owner, and several registrations
   * of one address.
   */
  return async ({ email, password }: Credentials, logIn: LogIn): Promise<Session> => {
    const owner = await findVerifiedUserByEmail(database, email);
    await chargeAttempt(owner?.id, email, logIn);
    const isOwner = await passwords.matches(owner?.passwordHash ?? null, password);
    if (owner !== undefined && isOwner) return logInAs(owner, logIn);
    return withMinimumDuration(minimumDurationMs, async () => {
      const pending = await findPendingUser(email, password);
      if (pending === undefined) throw refuse(WRONG);
      return logInAs(pending, logIn);
    });
  };
}
