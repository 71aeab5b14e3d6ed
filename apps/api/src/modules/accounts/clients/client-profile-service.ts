import type { ClientProfile } from '@cleaning/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Queryable, Transaction } from '../../../platform/db/client.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { notFound, staleVersion } from '../../../platform/http/api-error.ts';
import { findClient, updateProfile, type ClientRow } from './client-repository.ts';
import { lockUser, updateUser } from '../user-repository.ts';
import { toClientProfile } from './client-mapper.ts';
import {
  assertNdisFieldsFit,
  assertPeriodsInOrder,
  profileColumns,
  type ProfileRequest,
} from './client-profile-changes.ts';

/** A change of what was last read at this version. */
interface ProfileCall {
  readonly clientId: string;
  readonly version: number;
  readonly now: Date;
}

/** NDIS and billing details: read and changed by the client, or for them by staff with a reason. */
export function createClientProfileService({
  database,
  secrets,
}: Pick<Dependencies, 'database' | 'secrets'>) {
  const read = async (queryable: Queryable, clientId: string): Promise<ClientProfile> =>
    toClientProfile(await find(queryable, clientId), secrets);

  /** Locks the client first: of two changes at once the second is refused with what the first wrote. */
  const change = async (
    transaction: Transaction,
    call: ProfileCall,
    request: ProfileRequest,
  ): Promise<ClientProfile> => {
    await lockUser(transaction, call.clientId);
    const row = await find(transaction, call.clientId);
    if ((row.profile?.version ?? 1) !== call.version) {
      throw staleVersion(toClientProfile(row, secrets));
    }
    assertNdisFieldsFit(row, request);
    const changes = profileColumns(request);
    assertPeriodsInOrder(row, changes);
    await updateProfile(transaction, call, changes);
    const { ndis_number: ndisNumber, client_type: clientType } = request;
    if (ndisNumber !== undefined || clientType !== undefined) {
      await updateUser(transaction, call.clientId, {
        ...(ndisNumber === undefined ? {} : ndisColumns(ndisNumber, call.clientId)),
        ...(clientType === undefined ? {} : { clientType }),
        updatedAt: call.now,
      });
    }
    return read(transaction, call.clientId);
  };

  const ndisColumns = (ndisNumber: string | null, clientId: string) => ({
    ndisNumberEncrypted: ndisNumber === null ? null : secrets.encrypt(ndisNumber, clientId),
    ndisNumberLookup: ndisNumber === null ? null : secrets.fingerprint('ndis-number', ndisNumber),
  });

  return {
    read: ({ userId }: Actor) => read(database, userId),

    /** The client's own change. */
    update: (call: ProfileCall, request: ProfileRequest) =>
      database.transaction((transaction) => change(transaction, call, request)),

    /** A change that staff make; who made it and why is noted. */
    updateFor: (
      { userId: actorId }: Actor,
      call: ProfileCall & { readonly reason: string },
      request: ProfileRequest,
    ) =>
      database.transaction(async (transaction) => {
        const changed = await change(transaction, call, request);
        const { clientId, reason, now } = call;
        await recordAudit(transaction, {
          actorId,
          action: 'update',
          subjectType: 'client',
          subjectId: clientId,
          clientId,
          reason,
          now,
        });
        return changed;
      }),
  };
}

async function find(queryable: Queryable, clientId: string): Promise<ClientRow> {
  const row = await findClient(queryable, clientId);
  if (row === undefined) throw notFound();
  return row;
}
