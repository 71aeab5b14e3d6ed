import type { accountsEndpoints, Profile } from '@cleaning/contract/accounts';
import type { OwnData } from '@cleaning/contract/clients';
import type { ParsedBody } from '@cleaning/contract/http';
import type { HandlerDependencies } from '../core/dependencies.ts';
import type { Queryable, Transaction } from '../core/db/client.ts';
import type { Actor } from '../core/http/actor.ts';
import { notFound, staleVersion } from '../core/http/api-error.ts';
import { addressesOf } from '../clients/addresses/address-repository.ts';
import { toAddress } from '../clients/addresses/view.ts';
import { readProfile as readClientProfile } from '../clients/profile-record.ts';
import { readSocialAccounts } from '../accounts/google/google-account.ts';
import { liveSessionsOf } from '../accounts/sessions/session-repository.ts';
import { toDeviceSession } from '../accounts/sessions/view.ts';
import { hasEarlierDetails, profileColumns, toProfile } from '../accounts/view.ts';
import { findUserWithEmail, lockUser, updateUser } from '../accounts/user-repository.ts';

type Encryption = Pick<HandlerDependencies['secrets'], 'decryptOrNull'>;
type Changes = ParsedBody<(typeof accountsEndpoints)['updateProfile']>;

/** The user's own profile. */
export async function readProfile(
  queryable: Queryable,
  { userId }: Actor,
  secrets: Encryption,
): Promise<Profile> {
  const user = await findUserWithEmail(queryable, userId);
  if (user === undefined) throw notFound();
  return toProfile(user, secrets);
}

/** @throws ApiError `stale_version` when the details are not those that the caller read. */
export async function updateProfile(
  transaction: Transaction,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  changes: Changes,
  secrets: Encryption,
): Promise<Profile> {
  const user = await lockUser(transaction, actor.userId);
  if (!hasEarlierDetails(user, changes)) {
    throw staleVersion(await readProfile(transaction, actor, secrets));
  }
  await updateUser(transaction, actor.userId, { ...profileColumns(changes), updatedAt: now });
  return readProfile(transaction, actor, secrets);
}

/** More than the sessions and addresses that a user can have. */
const ALL = { limit: 1000, offset: 0 };

type AccountData = Pick<
  OwnData,
  'profile' | 'client_profile' | 'social_accounts' | 'sessions' | 'addresses'
>;

/** The account and the profile of a client, for the export of their data. */
export async function exportFor(
  { database, secrets }: Pick<HandlerDependencies, 'database' | 'secrets'>,
  actor: Actor,
  now: Date,
): Promise<AccountData> {
  const { userId: clientId } = actor;
  const sessions = await liveSessionsOf(clientId, now).page(database, ALL);
  const addresses = await addressesOf(clientId).page(database, ALL);
  return {
    profile: await readProfile(database, actor, secrets),
    client_profile: await readClientProfile(database, { clientId, now }, secrets),
    social_accounts: await readSocialAccounts(database, actor),
    sessions: sessions.map((row) => toDeviceSession(row, actor)),
    addresses: addresses.map(toAddress),
  };
}
