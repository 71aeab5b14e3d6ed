import type { ClientProfile } from '@cleaning/contract';

/** The NDIS and billing details of a client who has filled in none; pass what the test is about. */
export function aClientProfile(overrides: Partial<ClientProfile> = {}): ClientProfile {
  return {
    version: 1,
    is_ndis_client: true,
    ndis_number_masked: null,
    plan_management: null,
    plan_start: null,
    plan_end: null,
    plan_manager_name: null,
    plan_manager_invoice_email: null,
    nominee_name: null,
    nominee_email: null,
    billing_address: null,
    service_agreement_start: null,
    service_agreement_end: null,
    provider_recorded_on: null,
    abn: null,
    cancellation_fee_cents: null,
    remaining_budget_cents: null,
    updated_at: null,
    ...overrides,
  };
}
