import type { Client, clientsEndpoints } from '@cleaning/contract/clients';
import type { ParsedBody } from '@cleaning/contract/http';
import { aboutClient, recordAudit } from '../core/audit/record-audit.ts';
import type { Database, Transaction } from '../core/db/client.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import type { Actor } from '../core/http/actor.ts';
import type { OfficeViewer } from '../core/http/viewer.ts';
import { notFound, refuseField, staleVersion } from '../core/http/api-error.ts';
import type { Secrets } from '../core/security/secrets.ts';
import { hasEarlierDetails, profileColumns } from '../accounts/view.ts';
import { lockUser, updateUser } from '../accounts/user-repository.ts';
import { revealNdisNumber } from './client-directory.ts';
import { findClient } from './client-repository.ts';
import { addDetails } from './change-profile.ts';
import { createAddress } from './addresses/save-address.ts';
import { createClient } from './create-client.ts';
import { readClient } from './load-client.ts';

export interface ClientCall {
  readonly id: string;
  readonly actor: Actor;
  readonly now: Date;
}

/** Creates a client, with the main address and the plan if they are given. */
export async function createClientWithDetails(
  transaction: Transaction,
  secrets: Secrets,
  request: ParsedBody<(typeof clientsEndpoints)['createClient']>,
  { actor, viewer, now }: Omit<ClientCall, 'id'> & { readonly viewer: OfficeViewer },
): Promise<Client> {
  const { email, first_name, last_name, phone_number, client_type, ...rest } = request;
  const { address, is_invited: isInvited = email !== null, ...participant } = rest;
  if (isInvited && email === null) {
    throw refuseField('is_invited', 'Without an email nobody can be invited.');
  }
  const id = await createClient(
    transaction,
    { email, first_name, last_name, phone_number, client_type },
    { actorId: actor.userId, emailField: 'email', isInvited, now },
  );
  if (address !== undefined) await createAddress(transaction, id, address, now);
  if (Object.keys(participant).length > 0) {
    await addDetails(transaction, { clientId: id, viewer, secrets, now }, participant);
  }
  return readClient(transaction, secrets, id, now);
}

/** A client, for staff; the audit log gets who opened it. */
export const openClient = (
  database: Database,
  secrets: Secrets,
  { id, actor, now }: ClientCall,
): Promise<Client> =>
  inTransaction(database, async (transaction) => {
    const client = await readClient(transaction, secrets, id, now);
    await recordAudit(transaction, {
      actorId: actor.userId,
      action: 'view',
      ...aboutClient(id),
      reason: null,
      now,
    });
    return client;
  });

/**
 * Changes the names and contact details of a client; the audit log gets who did it and why.
 *
 * @throws ApiError `stale_version` when the details are not those that the caller read.
 */
export async function updateClient(
  transaction: Transaction,
  secrets: Secrets,
  { id, actor, now }: ClientCall,
  { reason, ...changes }: ParsedBody<(typeof clientsEndpoints)['updateClientFor']>,
): Promise<Client> {
  if ((await findClient(transaction, id)) === undefined) throw notFound();
  const user = await lockUser(transaction, id);
  if (!hasEarlierDetails(user, changes)) {
    throw staleVersion(await readClient(transaction, secrets, id, now));
  }
  await updateUser(transaction, id, { ...profileColumns(changes), updatedAt: now });
  await recordAudit(transaction, {
    actorId: actor.userId,
    action: 'update',
    ...aboutClient(id),
    reason,
    now,
  });
  return readClient(transaction, secrets, id, now);
}

/** The whole NDIS number of a client; the audit log gets who read it and why. */
export async function revealNdisNumberOf(
  transaction: Transaction,
  secrets: Secrets,
  { id, actor, now }: ClientCall,
  reason: string,
): Promise<string | null> {
  if ((await findClient(transaction, id)) === undefined) throw notFound();
  const call = { secrets, clientId: id, actorId: actor.userId, reason, now };
  return revealNdisNumber(transaction, call);
}
