import type { ClientProfile } from '@cleaning/contract/clients';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../core/db/client.ts';
import type { Actor } from '../core/http/actor.ts';
import { stampOf } from '../core/http/viewer.ts';
import { notFound } from '../core/http/api-error.ts';
import type { Secrets } from '../core/security/secrets.ts';
import { agreementChanges, deleteAgreement, writeAgreements } from './agreement-repository.ts';
import { updateProfile, type ClientDetailsRow } from './client-repository.ts';
import { deletePlan, planChanges, writePlans } from './plan-repository.ts';
import {
  lockProfile,
  noteChange,
  readProfile,
  type ProfileCall,
  type StaffCall,
} from './profile-calls.ts';
import {
  agreementColumns,
  assertNdisFieldsFit,
  planColumns,
  type AgreementRequest,
  type PlanRequest,
} from './client-profile-changes.ts';

type Added<Request, Start extends string> = Request & Readonly<Record<Start, string>>;

/**
 * Adds, corrects or removes an NDIS plan or a service agreement of a client. The version of the profile
 * grows, since the profile includes them.
 */
async function change(
  transaction: Transaction,
  secrets: Secrets,
  call: ProfileCall,
  write: (row: ClientDetailsRow) => Promise<void>,
): Promise<ClientProfile> {
  await write(await lockProfile(transaction, call, secrets));
  await updateProfile(transaction, call.clientId, {}, stampOf(call));
  return readProfile(transaction, call, secrets);
}

/** A change by staff, which the audit log records with their reason. */
async function changeFor(
  transaction: Transaction,
  secrets: Secrets,
  actor: Actor,
  call: StaffCall,
  write: (row: ClientDetailsRow) => Promise<void>,
): Promise<ClientProfile> {
  const changed = await change(transaction, secrets, call, write);
  await noteChange(transaction, actor, call);
  return changed;
}

/** Adds a plan for the client. */
export const addPlan = (
  transaction: Transaction,
  secrets: Secrets,
  call: ProfileCall,
  request: Added<PlanRequest, 'plan_start'>,
): Promise<ClientProfile> =>
  change(transaction, secrets, call, async (row) => {
    assertNdisFieldsFit(row, request);
    const columns = planColumns(request, sydneyDateOf(call.now));
    const plans = planChanges.next(row.plans, { ...columns, start: request.plan_start });
    await writePlans(transaction, call, plans);
  });

/** Adds a plan on behalf of staff; the audit log gets who did it and why. */
export async function addPlanFor(
  transaction: Transaction,
  secrets: Secrets,
  actor: Actor,
  call: StaffCall,
  request: Added<PlanRequest, 'plan_start'>,
) {
  const changed = await addPlan(transaction, secrets, call, request);
  await noteChange(transaction, actor, call);
  return changed;
}

export const changePlanFor = (
  transaction: Transaction,
  secrets: Secrets,
  actor: Actor,
  call: StaffCall,
  planId: string,
  request: PlanRequest,
) =>
  changeFor(transaction, secrets, actor, call, async ({ plans }) => {
    const columns = planColumns(request, sydneyDateOf(call.now));
    await writePlans(transaction, call, planChanges.correct(plans, planId, columns));
  });

export const removePlanFor = (
  transaction: Transaction,
  secrets: Secrets,
  actor: Actor,
  call: StaffCall,
  planId: string,
) =>
  changeFor(transaction, secrets, actor, call, async ({ plans }) => {
    assertAmong(plans, planId);
    await deletePlan(transaction, planId);
  });

export const addAgreementFor = (
  transaction: Transaction,
  secrets: Secrets,
  actor: Actor,
  call: StaffCall,
  request: Added<AgreementRequest, 'service_agreement_start'>,
) =>
  changeFor(transaction, secrets, actor, call, async (row) => {
    assertNdisFieldsFit(row, request);
    const added = { ...agreementColumns(request), start: request.service_agreement_start };
    await writeAgreements(transaction, call, agreementChanges.next(row.agreements, added));
  });

export const changeAgreementFor = (
  transaction: Transaction,
  secrets: Secrets,
  actor: Actor,
  call: StaffCall,
  agreementId: string,
  request: AgreementRequest,
) =>
  changeFor(transaction, secrets, actor, call, async ({ agreements }) => {
    const columns = agreementColumns(request);
    const writes = agreementChanges.correct(agreements, agreementId, columns);
    await writeAgreements(transaction, call, writes);
  });

export const removeAgreementFor = (
  transaction: Transaction,
  secrets: Secrets,
  actor: Actor,
  call: StaffCall,
  agreementId: string,
) =>
  changeFor(transaction, secrets, actor, call, async ({ agreements }) => {
    assertAmong(agreements, agreementId);
    await deleteAgreement(transaction, agreementId);
  });

/** @throws ApiError `not_found` for a row of another client, or one that was deleted. */
function assertAmong(rows: readonly { readonly id: string }[], id: string): void {
  if (!rows.some((row) => row.id === id)) throw notFound();
}
