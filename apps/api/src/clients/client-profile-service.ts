import type { ClientProfile } from '@cleaning/contract/clients';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../core/db/client.ts';
import type { Actor } from '../core/http/actor.ts';
import { stampOf } from '../core/http/viewer.ts';
import type { Secrets } from '../core/security/secrets.ts';
import { updateUser } from '../accounts/user-repository.ts';
import { agreementChanges, writeAgreements } from './agreement-repository.ts';
import { updateProfile } from './client-repository.ts';
import { planChanges, writePlans } from './plan-repository.ts';
import {
  lockProfile,
  noteChange,
  readProfile,
  type ProfileCall,
  type StaffCall,
} from './profile-calls.ts';
import {
  agreementColumns,
  assertCopiesHaveAddress,
  assertNdisFieldsFit,
  planColumns,
  profileColumns,
  type ProfileRequest,
} from './client-profile-changes.ts';

/** A change of NDIS and billing details by the client, or one that another audit entry tells of. */
export async function changeProfile(
  transaction: Transaction,
  secrets: Secrets,
  call: ProfileCall,
  request: ProfileRequest,
): Promise<ClientProfile> {
  const row = await lockProfile(transaction, call, secrets);
  assertNdisFieldsFit(row, request);
  assertCopiesHaveAddress(row, request);
  await updateProfile(transaction, call.clientId, profileColumns(request), stampOf(call));
  const today = sydneyDateOf(call.now);
  const plans = planChanges.changeCurrent(row.plans, planColumns(request, today), today);
  await writePlans(transaction, call, plans);
  const agreement = agreementColumns(request);
  const agreements = agreementChanges.changeCurrent(row.agreements, agreement, today);
  await writeAgreements(transaction, call, agreements);
  const { ndis_number: ndisNumber, client_type: clientType } = request;
  if (ndisNumber !== undefined || clientType !== undefined) {
    await updateUser(transaction, call.clientId, {
      ...(ndisNumber === undefined ? {} : ndisColumns(secrets, ndisNumber, call.clientId)),
      ...(clientType === undefined ? {} : { clientType }),
      updatedAt: call.now,
    });
  }
  return readProfile(transaction, call, secrets);
}

const ndisColumns = (secrets: Secrets, ndisNumber: string | null, clientId: string) => ({
  ndisNumberEncrypted: ndisNumber === null ? null : secrets.encrypt(ndisNumber, clientId),
});

/** A change of NDIS and billing details by staff; the audit log gets who made it and why. */
export async function changeProfileFor(
  transaction: Transaction,
  secrets: Secrets,
  actor: Actor,
  call: StaffCall,
  request: ProfileRequest,
): Promise<ClientProfile> {
  const changed = await changeProfile(transaction, secrets, call, request);
  await noteChange(transaction, actor, call);
  return changed;
}
