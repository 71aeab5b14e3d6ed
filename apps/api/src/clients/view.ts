import type {
  ClientAgreement,
  ClientListItem,
  ClientPlan,
  ClientProfile,
  ClientSummary,
} from '@cleaning/contract/clients';
import { currentPeriod } from '@cleaning/ndis';
import type { Secrets } from '../core/security/secrets.ts';
import { maskedNdisNumber } from '../accounts/masked-ndis-number.ts';
import { billingAddressOf } from './client-directory.ts';
import type { ClientAgreementRow } from './agreement-repository.ts';
import type { ListedClientRow } from './client-list-repository.ts';
import type { ClientDetailsRow, ClientRow } from './client-repository.ts';
import type { ClientPlanRow } from './plan-repository.ts';

/** The fields that the list and the page of a client have in common. */
export function toClientSummary({ user, plans }: ClientRow, today: string): ClientSummary {
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    phone_number: user.phoneNumber,
    client_type: user.clientType ?? 'general',
    plan_management: currentPeriod(plans, today)?.planManagement ?? null,
    is_verified: user.verifiedAt !== null,
    is_active: user.deactivatedAt === null,
    created_at: user.createdAt.toISOString(),
  };
}

/** A client as a row of the list that staff see. */
export const toClientListItem = (row: ListedClientRow, today: string): ClientListItem => ({
  ...toClientSummary(row, today),
  suburb: row.suburb,
  next_visit_on: row.nextVisitOn,
  balance_cents: row.balanceCents,
  credit_cents: row.creditCents,
  can_sign_in: row.canSignIn,
});

/** NDIS and billing details, with the NDIS number masked. */
export function toClientProfile(
  { user, profile, plans, agreements }: ClientDetailsRow,
  { secrets, today }: { readonly secrets: Pick<Secrets, 'decryptOrNull'>; readonly today: string },
): ClientProfile {
  const current = currentPeriod(plans, today);
  const agreement = currentPeriod(agreements, today);
  return {
    version: profile?.version ?? 1,
    is_ndis_client: user.clientType === 'ndis',
    ndis_number_masked:
      user.ndisNumberEncrypted === null
        ? null
        : maskedNdisNumber(secrets, user.ndisNumberEncrypted, user.id),
    plan_management: current?.planManagement ?? null,
    plan_start: current?.start ?? null,
    plan_end: current?.end ?? null,
    plan_manager_name: current?.planManagerName ?? null,
    plan_manager_invoice_email: current?.planManagerInvoiceEmail ?? null,
    plans: plans.map((plan) => toClientPlan(plan, current?.id)),
    nominee_name: profile?.nomineeName ?? null,
    nominee_email: profile?.nomineeEmail ?? null,
    nominee_gets_copies: profile?.nomineeGetsCopies ?? false,
    billing_address: billingAddressOf(profile),
    abn: profile?.abn ?? null,
    service_agreement_start: agreement?.start ?? null,
    service_agreement_end: agreement?.end ?? null,
    service_agreements: agreements.map((row) => toClientAgreement(row, agreement?.id)),
    provider_recorded_on: profile?.providerRecordedOn ?? null,
    remaining_budget_cents: current?.remainingBudgetCents ?? null,
    cancellation_fee_cents: agreement?.cancellationFeeCents ?? null,
    updated_at: profile?.updatedAt.toISOString() ?? null,
  };
}

const toClientAgreement = (
  row: ClientAgreementRow,
  currentId: string | undefined,
): ClientAgreement => ({
  id: row.id,
  service_agreement_start: row.start,
  service_agreement_end: row.end,
  cancellation_fee_cents: row.cancellationFeeCents,
  is_current: row.id === currentId,
});

const toClientPlan = (plan: ClientPlanRow, currentId: string | undefined): ClientPlan => ({
  id: plan.id,
  plan_start: plan.start,
  plan_end: plan.end,
  plan_management: plan.planManagement,
  plan_manager_name: plan.planManagerName,
  plan_manager_invoice_email: plan.planManagerInvoiceEmail,
  remaining_budget_cents: plan.remainingBudgetCents,
  remaining_budget_on: plan.remainingBudgetOn,
  is_current: plan.id === currentId,
});
