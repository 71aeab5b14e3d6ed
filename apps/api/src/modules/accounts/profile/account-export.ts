import type { OwnData } from '@cleaning/contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { listAddressesOf } from '../addresses/address-repository.ts';
import { toAddress } from '../addresses/address-service.ts';
import { createClientProfileService } from '../clients/client-profile-service.ts';
import { createGoogleService } from '../google/google-service.ts';
import { createSessionService } from '../sessions/session-service.ts';
import { createProfileService } from './profile-service.ts';

/** More sessions and addresses than a user can have. */
const ALL = 1000;

type AccountData = Pick<
  OwnData,
  'profile' | 'client_profile' | 'social_accounts' | 'sessions' | 'addresses'
>;

/** What this module stores about a client, for the export of their own data. */
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
    client_profile: await createClientProfileService(dependencies).read(actor),
    social_accounts: await createGoogleService(dependencies).socialAccounts(actor),
    sessions: (await createSessionService(dependencies).list(actor, page, now)).results,
    addresses: rows.map(toAddress),
  };
}
