import type { InviteUserRequest, UserAccount } from '@cleaning/contract/accounts';
import { mutationOptions } from '@tanstack/react-query';
import type { Keyed } from '../client/call-options.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { type Body, invalidateOnStaleError, type MutationContext } from './cache-updates.ts';
import { queryKeys } from './query-keys.ts';

/** Stores a returned account in the cache, and refetches the lists that show it. */
async function cacheUser(
  user: UserAccount,
  _body: unknown,
  _result: unknown,
  { client }: MutationContext,
): Promise<void> {
  client.setQueryData(queryKeys.users.detail(user.id), user);
  await client.invalidateQueries({ queryKey: queryKeys.users.lists });
}

/** Mutation options for accounts, for admins. */
export function createUserMutations({ users }: Pick<ApiClient, 'users'>) {
  return {
    invite: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<InviteUserRequest>) =>
          users.inviteUser(body, { idempotencyKey }),
        onSuccess: cacheUser,
      }),
    resendInvitation: (id: string) =>
      mutationOptions({ mutationFn: () => users.resendInvitation({ id }), onSuccess: cacheUser }),
    changeType: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'changeUserType'>) => users.changeUserType({ id }, body),
        onSuccess: cacheUser,
        onError: invalidateOnStaleError(queryKeys.users.detail(id)),
      }),
    deactivate: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'deactivateUser'>) => users.deactivateUser({ id }, body),
        onSuccess: cacheUser,
        onError: invalidateOnStaleError(queryKeys.users.detail(id)),
      }),
    reactivate: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'reactivateUser'>) => users.reactivateUser({ id }, body),
        onSuccess: cacheUser,
        onError: invalidateOnStaleError(queryKeys.users.detail(id)),
      }),
  };
}
