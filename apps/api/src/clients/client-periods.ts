import type { ClientProfile } from '@cleaning/contract/clients';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../core/db/client.ts';
import { editRecord } from '../core/edit.ts';
import { notFound } from '../core/http/api-error.ts';
import { agreementChanges, deleteAgreement, writeAgreements } from './agreement-repository.ts';
import type { ClientDetailsRow } from './client-repository.ts';
import { deletePlan, planChanges, writePlans } from './plan-repository.ts';
import { profileRecord, type ProfileCall } from './profile-record.ts';
import {
  agreementColumns,
  assertNdisFieldsFit,
  planColumns,
  type AgreementRequest,
  type PlanRequest,
} from './client-profile-changes.ts';

type Added<Request, Start extends string> = Request & Readonly<Record<Start, string>>;

/** A request of staff, which the audit log gets with their reason. */
type OfStaff<Request = object> = Request & { readonly reason: string };

/**
 * Adds, corrects or removes an NDIS plan or a service agreement of a client. The version of the profile
 * grows, since the profile includes them.
 */
const change = (
  transaction: Transaction,
  call: ProfileCall,
  reason: string | undefined,
  write: (client: ClientDetailsRow) => Promise<void>,
): Promise<ClientProfile> =>
  editRecord(profileRecord, transaction, call, {
    async changes({ client }) {
      await write(client);
      return {};
    },
    reason,
  });

/** Adds a plan; the audit log gets that of staff, with their reason. */
export const addPlan = (
  transaction: Transaction,
  call: ProfileCall,
  { reason, ...request }: Added<PlanRequest, 'plan_start'> & { readonly reason?: string },
) =>
  change(transaction, call, reason, async (client) => {
    assertNdisFieldsFit(client, request);
    const columns = planColumns(request, sydneyDateOf(call.now));
    const plans = planChanges.next(client.plans, { ...columns, start: request.plan_start });
    await writePlans(transaction, call, plans);
  });

export const changePlan = (
  transaction: Transaction,
  call: ProfileCall,
  planId: string,
  { reason, ...request }: OfStaff<PlanRequest>,
) =>
  change(transaction, call, reason, async ({ plans }) => {
    const columns = planColumns(request, sydneyDateOf(call.now));
    await writePlans(transaction, call, planChanges.correct(plans, planId, columns));
  });

export const removePlan = (
  transaction: Transaction,
  call: ProfileCall,
  planId: string,
  { reason }: OfStaff,
) =>
  change(transaction, call, reason, async ({ plans }) => {
    assertAmong(plans, planId);
    await deletePlan(transaction, planId);
  });

export const addAgreement = (
  transaction: Transaction,
  call: ProfileCall,
  { reason, ...request }: OfStaff<Added<AgreementRequest, 'service_agreement_start'>>,
) =>
  change(transaction, call, reason, async (client) => {
    assertNdisFieldsFit(client, request);
    const added = { ...agreementColumns(request), start: request.service_agreement_start };
    await writeAgreements(transaction, call, agreementChanges.next(client.agreements, added));
  });

export const changeAgreement = (
  transaction: Transaction,
  call: ProfileCall,
  agreementId: string,
  { reason, ...request }: OfStaff<AgreementRequest>,
) =>
  change(transaction, call, reason, async ({ agreements }) => {
    const columns = agreementColumns(request);
    const writes = agreementChanges.correct(agreements, agreementId, columns);
    await writeAgreements(transaction, call, writes);
  });

export const removeAgreement = (
  transaction: Transaction,
  call: ProfileCall,
  agreementId: string,
  { reason }: OfStaff,
) =>
  change(transaction, call, reason, async ({ agreements }) => {
    assertAmong(agreements, agreementId);
    await deleteAgreement(transaction, agreementId);
  });

/** @throws ApiError `not_found` for a row of another client, or one that was deleted. */
function assertAmong(rows: readonly { readonly id: string }[], id: string): void {
  if (!rows.some((row) => row.id === id)) throw notFound();
}
