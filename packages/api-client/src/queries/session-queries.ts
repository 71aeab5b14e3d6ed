import type { Endpoints } from '@cleaning/contract/endpoints';
import type { EndpointBody } from '@cleaning/contract/http';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { createAccounts } from '../resources/accounts.ts';
import { accountKeys } from './account-keys.ts';

type Accounts = ReturnType<typeof createAccounts>;
type Body<Name extends keyof Endpoints> = EndpointBody<Endpoints[Name]>;

/** Query options for the signed-in account. */
export function createSessionQueries(accounts: Accounts) {
  return {
    profile: () =>
      queryOptions({
        queryKey: accountKeys.profile,
        queryFn: ({ signal }) => accounts.getProfile({ signal }),
      }),
  };
}

/** Mutation options for registering and logging in. Passwords and tokens are never cached. */
export function createSessionMutations(accounts: Accounts) {
  const gcTime = 0;
  return {
    login: () =>
      mutationOptions({ mutationFn: (body: Body<'login'>) => accounts.login(body), gcTime }),
    googleLogin: () =>
      mutationOptions({
        mutationFn: (body: Body<'googleLogin'>) => accounts.googleLogin(body),
        gcTime,
      }),
    register: () =>
      mutationOptions({ mutationFn: (body: Body<'register'>) => accounts.register(body), gcTime }),
    googleRegister: () =>
      mutationOptions({
        mutationFn: (body: Body<'googleRegister'>) => accounts.googleRegister(body),
        gcTime,
      }),
    verifyEmail: () =>
      mutationOptions({
        mutationFn: (body: Body<'verifyEmail'>) => accounts.verifyEmail(body),
        gcTime,
      }),
    resendVerification: () =>
      mutationOptions({
        mutationFn: (body: Body<'resendVerification'>) => accounts.resendVerification(body),
        gcTime,
      }),
    /** Mails a link that sets a password. */
    requestPasswordReset: () =>
      mutationOptions({
        mutationFn: (body: Body<'requestPasswordReset'>) => accounts.requestPasswordReset(body),
      }),
    confirmPasswordReset: () =>
      mutationOptions({
        mutationFn: (body: Body<'confirmPasswordReset'>) => accounts.confirmPasswordReset(body),
        gcTime,
      }),
  };
}
