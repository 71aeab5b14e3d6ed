import type { ClientProfile } from '@cleaning/contract/clients';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../core/db/client.ts';
import { editRecord, lockSameVersion } from '../core/edit.ts';
import { stampOf } from '../core/http/viewer.ts';
import type { Secrets } from '../core/security/secrets.ts';
import { updateUser } from '../accounts/user-repository.ts';
import { agreementChanges, writeAgreements } from './agreement-repository.ts';
import type { ClientDetailsRow, ClientProfileChanges } from './client-repository.ts';
import { planChanges, writePlans } from './plan-repository.ts';
import { profileRecord, type ProfileCall } from './profile-record.ts';
import {
  agreementColumns,
  assertCopiesHaveAddress,
  assertNdisFieldsFit,
  planColumns,
  profileColumns,
  type ProfileRequest,
} from './client-profile-changes.ts';

/** A change of NDIS and billing details; the audit log gets that of staff, with their reason. */
export const changeProfile = (
  transaction: Transaction,
  call: ProfileCall,
  { reason, ...request }: ProfileRequest & { readonly reason?: string },
): Promise<ClientProfile> =>
  editRecord(profileRecord, transaction, call, {
    changes: ({ client }) => writeDetails(transaction, client, call, request),
    reason,
  });

/** Gives a new client their details. The audit entry of their creation tells of these too. */
export async function addDetails(
  transaction: Transaction,
  call: ProfileCall,
  request: ProfileRequest,
): Promise<void> {
  const loaded = await lockSameVersion(profileRecord, transaction, call);
  const changes = await writeDetails(transaction, loaded.client, call, request);
  await profileRecord.write(transaction, loaded, changes, stampOf(call));
}

/** Writes the plan, the agreement and the NDIS number, and returns the columns of the profile. */
async function writeDetails(
  transaction: Transaction,
  client: ClientDetailsRow,
  call: ProfileCall,
  request: ProfileRequest,
): Promise<ClientProfileChanges> {
  assertNdisFieldsFit(client, request);
  assertCopiesHaveAddress(client, request);
  const { clientId, secrets, now } = call;
  const today = sydneyDateOf(now);
  const plans = planChanges.changeCurrent(client.plans, planColumns(request, today), today);
  await writePlans(transaction, call, plans);
  const agreement = agreementColumns(request);
  const agreements = agreementChanges.changeCurrent(client.agreements, agreement, today);
  await writeAgreements(transaction, call, agreements);
  const { ndis_number: ndisNumber, client_type: clientType } = request;
  if (ndisNumber !== undefined || clientType !== undefined) {
    await updateUser(transaction, clientId, {
      ...(ndisNumber === undefined ? {} : ndisColumns(secrets, ndisNumber, clientId)),
      ...(clientType === undefined ? {} : { clientType }),
      updatedAt: now,
    });
  }
  return profileColumns(request);
}

const ndisColumns = (secrets: Secrets, ndisNumber: string | null, clientId: string) => ({
  ndisNumberEncrypted: ndisNumber === null ? null : secrets.encrypt(ndisNumber, clientId),
});
