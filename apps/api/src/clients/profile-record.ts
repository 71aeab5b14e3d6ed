import type { ClientProfile } from '@cleaning/contract/clients';
import { sydneyDateOf } from '@cleaning/pricing';
import { aboutClient } from '../core/audit/record-audit.ts';
import type { Queryable } from '../core/db/client.ts';
import type { EditedRecord, VersionedCall } from '../core/edit.ts';
import { notFound } from '../core/http/api-error.ts';
import type { Secrets } from '../core/security/secrets.ts';
import { findAuthorName } from '../accounts/author-name.ts';
import { lockUser } from '../accounts/user-repository.ts';
import { toClientProfile } from './view.ts';
import {
  findClientWithAgreements,
  updateProfile,
  type ClientDetailsRow,
  type ClientProfileChanges,
} from './client-repository.ts';

/** A change of the profile of a client. */
export interface ProfileCall extends VersionedCall {
  readonly clientId: string;
  readonly secrets: Secrets;
}

interface LoadedProfile {
  /** A client whose details were never saved has the first version. */
  readonly row: { readonly version: number; readonly updatedBy: string | null };
  readonly client: ClientDetailsRow;
}

/** The NDIS and billing details of a client, as they are shown. */
export async function readProfile(
  queryable: Queryable,
  { clientId, now }: Pick<ProfileCall, 'clientId' | 'now'>,
  secrets: Pick<Secrets, 'decryptOrNull'>,
): Promise<ClientProfile> {
  const { client } = await load(queryable, clientId);
  return toClientProfile(client, { secrets, today: sydneyDateOf(now) });
}

/** The profile of a client, which includes every plan and agreement. */
export const profileRecord: EditedRecord<
  LoadedProfile,
  ClientProfile,
  ClientProfileChanges,
  ProfileCall
> = {
  async lock(transaction, { clientId }) {
    await lockUser(transaction, clientId);
    return load(transaction, clientId);
  },
  viewOf: ({ client }, _transaction, { secrets, now }) =>
    toClientProfile(client, { secrets, today: sydneyDateOf(now) }),
  authorOf: findAuthorName,
  async write(transaction, { client: { user } }, changes, stamp) {
    await updateProfile(transaction, user.id, changes, stamp);
    return load(transaction, user.id);
  },
  subjectOf: ({ client: { user } }) => aboutClient(user.id),
};

async function load(queryable: Queryable, clientId: string): Promise<LoadedProfile> {
  const client = await findClientWithAgreements(queryable, clientId);
  if (client === undefined) throw notFound();
  return { row: client.profile ?? { version: 1, updatedBy: null }, client };
}
