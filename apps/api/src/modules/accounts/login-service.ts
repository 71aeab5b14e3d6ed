import type { accountsEndpoints, ParsedBody, Session } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuse } from '../../platform/http/api-error.ts';
import { deleteSession } from './session-repository.ts';
import { assertOpen } from './closed-account.ts';
import { startSession, type SignIn } from './session-service.ts';
import { toUser } from './user-mapper.ts';
import { findUserByEmail } from './user-repository.ts';

type Credentials = ParsedBody<(typeof accountsEndpoints)['login']>;

/** Coming and going with a password. */
export function createLoginService({ database, passwords }: Dependencies) {
  return {
    /**
     * Signs in with a password. An unknown address, a wrong password and an account without one all
     * take the same work and get the same answer.
     */
    async login({ email, password }: Credentials, signIn: SignIn): Promise<Session> {
      const user = await findUserByEmail(database, email);
      const isRight = await passwords.matches(user?.passwordHash ?? null, password);
      if (user === undefined || !isRight) throw refuse('Email or password is incorrect.');
      assertOpen(user);
      return { token: await startSession(database, user.id, signIn), user: toUser(user) };
    },

    async logout({ sessionId }: Actor): Promise<void> {
      await deleteSession(database, sessionId);
    },
  };
}
