import type { accountsEndpoints, ParsedBody, Profile } from '@cleaning/contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { notFound } from '../../../platform/http/api-error.ts';
import { profileColumns, toProfile } from '../user-mapper.ts';
import { findUserById, updateUser } from '../user-repository.ts';

type Changes = ParsedBody<(typeof accountsEndpoints)['updateProfile']>;

/** The user's own profile. */
export function createProfileService({ database, secrets }: Dependencies) {
  const read = async ({ userId }: Actor): Promise<Profile> => {
    const user = await findUserById(database, userId);
    if (user === undefined) throw notFound();
    return toProfile(user, secrets);
  };

  return {
    read,
    async update(actor: Actor, changes: Changes, now: Date): Promise<Profile> {
      await updateUser(database, actor.userId, {
        ...profileColumns(changes),
        updatedAt: now,
      });
      return read(actor);
    },
  };
}
