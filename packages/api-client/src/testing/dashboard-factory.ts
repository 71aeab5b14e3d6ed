import type { ClientProfile, Dashboard } from '@cleaning/contract/clients';

/** The dashboard of a client without any records. */
export function aDashboard(overrides: Partial<Dashboard> = {}): Dashboard {
  return {
    next_appointment: null,
    quotes: { status_counts: {}, waiting: [], drafts: [] },
    invoices: {
      due_cents: 0,
      due_count: 0,
      overdue_cents: 0,
      overdue_count: 0,
      next_due_cents: 0,
      next_due_date: null,
      plan_due_cents: 0,
      plan_due_count: 0,
      plan_overdue_count: 0,
      invoices: [],
    },
    unread: { messages: 0, threads: 0 },
    threads: [],
    ...overrides,
  };
}

/** The complete details of a participant with a plan manager. */
export function aClientProfile(overrides: Partial<ClientProfile> = {}): ClientProfile {
  return {
    version: 2,
    is_ndis_client: true,
    ndis_number_masked: '43x xxx x01',
    plan_management: 'plan',
    plan_start: '2026-07-01',
    plan_end: '2027-06-30',
    plan_manager_name: 'Sample Plan Managers',
    plan_manager_invoice_email: 'invoices@plan-manager.example',
    plans: [],
    nominee_name: null,
    nominee_email: null,
    nominee_gets_copies: false,
    billing_address: null,
    service_agreement_start: null,
    service_agreement_end: null,
    service_agreements: [],
    provider_recorded_on: null,
    abn: null,
    cancellation_fee_cents: null,
    remaining_budget_cents: null,
    updated_at: '2026-11-20T01:00:00.000Z',
    ...overrides,
  };
}
