import type { accountsEndpoints, OwnData, ParsedBody, Profile } from '@cleaning/contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { listAddressesOf } from '../addresses/address-repository.ts';
import { toAddress } from '../addresses/address-service.ts';
import { createClientProfileService } from '../clients/client-profile-service.ts';
import { createGoogleService } from '../google/google-service.ts';
import { createSessionService } from '../sessions/session-service.ts';
import { notFound } from '../../../platform/http/api-error.ts';
import { profileColumns, toProfile } from '../user-mapper.ts';
import { findUserWithEmail, updateUser } from '../user-repository.ts';

type Changes = ParsedBody<(typeof accountsEndpoints)['updateProfile']>;

/** The user's own profile. */
export function createProfileService({ database, secrets }: Dependencies) {
  const read = async ({ userId }: Actor): Promise<Profile> => {
    const user = await findUserWithEmail(database, userId);
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

/** More than the sessions and addresses that a user can have. */
const ALL = 1000;

type AccountData = Pick<
  OwnData,
  'profile' | 'client_profile' | 'social_accounts' | 'sessions' | 'addresses'
>;

/** What this module stores about a client, for the export of their data. */
export async function exportFor(
  dependencies: Dependencies,
  actor: Actor,
  now: Date,
): Promise<AccountData> {
  const page = { page: 1, page_size: ALL };
  const everyAddress = { limit: ALL, offset: 0 };
  const rows = await listAddressesOf(dependencies.database, actor.userId, everyAddress);
  return {
    profile: await createProfileService(dependencies).read(actor),
    client_profile: await createClientProfileService(dependencies).read(actor, now),
    social_accounts: await createGoogleService(dependencies).socialAccounts(actor),
    sessions: (await createSessionService(dependencies).list(actor, page, now)).results,
    addresses: rows.map(toAddress),
  };
}
