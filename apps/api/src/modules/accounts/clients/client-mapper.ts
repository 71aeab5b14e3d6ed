import { maskNdisNumber, type ClientProfile, type ClientSummary } from '@cleaning/contract';
import type { Secrets } from '../../../platform/security/secrets.ts';
import { billingAddressOf } from '../client-directory.ts';
import type { ClientRow } from './client-repository.ts';

/** A client as a list of staff shows them. */
export function toClientSummary({ user, profile }: ClientRow): ClientSummary {
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    phone_number: user.phoneNumber,
    client_type: user.clientType ?? 'general',
    plan_management: profile?.planManagement ?? null,
    is_verified: user.verifiedAt !== null,
    is_active: user.deactivatedAt === null,
    created_at: user.createdAt.toISOString(),
  };
}

/** NDIS and billing details, with the NDIS number masked. */
export function toClientProfile(
  { user, profile }: ClientRow,
  secrets: Pick<Secrets, 'decrypt'>,
): ClientProfile {
  return {
    version: profile?.version ?? 1,
    is_ndis_client: user.clientType === 'ndis',
    ndis_number_masked:
      user.ndisNumberEncrypted === null
        ? null
        : maskNdisNumber(secrets.decrypt(user.ndisNumberEncrypted, user.id)),
    plan_management: profile?.planManagement ?? null,
    plan_start: profile?.planStart ?? null,
    plan_end: profile?.planEnd ?? null,
    plan_manager_name: profile?.planManagerName ?? null,
    plan_manager_invoice_email: profile?.planManagerInvoiceEmail ?? null,
    nominee_name: profile?.nomineeName ?? null,
    nominee_email: profile?.nomineeEmail ?? null,
    billing_address: billingAddressOf(profile),
    abn: profile?.abn ?? null,
    service_agreement_start: profile?.serviceAgreementStart ?? null,
    service_agreement_end: profile?.serviceAgreementEnd ?? null,
    provider_recorded_on: profile?.providerRecordedOn ?? null,
    remaining_budget_cents: profile?.remainingBudgetCents ?? null,
    cancellation_fee_cents: profile?.cancellationFeeCents ?? null,
    updated_at: profile?.updatedAt.toISOString() ?? null,
  };
}
