import type { ClientProfile } from '@cleaning/contract/clients';
import { sydneyDateOf } from '@cleaning/pricing';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Queryable, Transaction } from '../core/db/client.ts';
import type { Actor } from '../core/http/actor.ts';
import { notFound, staleVersion } from '../core/http/api-error.ts';
import type { UserViewer } from '../core/http/viewer.ts';
import type { Secrets } from '../core/security/secrets.ts';
import { findAuthorName } from '../accounts/author-name.ts';
import { lockUser } from '../accounts/user-repository.ts';
import { toClientProfile } from './client-mapper.ts';
import { findClientWithAgreements, type ClientDetailsRow } from './client-repository.ts';

/** A change of the profile as the caller last read it, at this version. */
export interface ProfileCall {
  readonly clientId: string;
  readonly version: number;
  readonly viewer: UserViewer;
  readonly now: Date;
}

/** A change that staff make for a client. */
export type StaffCall = ProfileCall & { readonly reason: string };

type Encryption = Pick<Secrets, 'decryptOrNull'>;

/** The NDIS and billing details of a client, as they are shown. */
export async function readProfile(
  queryable: Queryable,
  { clientId, now }: Pick<ProfileCall, 'clientId' | 'now'>,
  secrets: Encryption,
): Promise<ClientProfile> {
  const row = await find(queryable, clientId);
  return toClientProfile(row, { secrets, today: sydneyDateOf(now) });
}

/**
 * Locks the client first, so that the second of two concurrent changes is refused and shows what
 * the first one saved.
 */
export async function lockProfile(
  transaction: Transaction,
  call: ProfileCall,
  secrets: Encryption,
): Promise<ClientDetailsRow> {
  await lockUser(transaction, call.clientId);
  const row = await find(transaction, call.clientId);
  if ((row.profile?.version ?? 1) !== call.version) {
    throw staleVersion(
      toClientProfile(row, { secrets, today: sydneyDateOf(call.now) }),
      undefined,
      await findAuthorName(transaction, row.profile ?? { updatedBy: null }, call.viewer),
    );
  }
  return row;
}

/** Writes an audit entry: which member of staff changed the details of a client, and why. */
export const noteChange = (
  transaction: Transaction,
  { userId: actorId }: Actor,
  { clientId, reason, now }: StaffCall,
) =>
  recordAudit(transaction, {
    actorId,
    action: 'update',
    subjectType: 'client',
    subjectId: clientId,
    clientId,
    reason,
    now,
  });

async function find(queryable: Queryable, clientId: string): Promise<ClientDetailsRow> {
  const row = await findClientWithAgreements(queryable, clientId);
  if (row === undefined) throw notFound();
  return row;
}
