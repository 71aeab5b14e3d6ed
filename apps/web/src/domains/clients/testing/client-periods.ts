import type { ClientAgreement, ClientPlan } from '@cleaning/contract/clients';

export const plan: ClientPlan = {
  id: '0190a1b2-0000-7000-8000-000000008001',
  plan_start: '2026-03-01',
  plan_end: '2027-02-28',
  plan_management: 'agency',
  plan_manager_name: null,
  plan_manager_invoice_email: null,
  remaining_budget_cents: 241_000,
  remaining_budget_on: '2026-11-02',
  is_current: true,
};

/** The current agreement, which has no end date, and the previous one. */
export const agreements: readonly ClientAgreement[] = [
  {
    id: '0190a1b2-0000-7000-8000-000000008102',
    service_agreement_start: '2026-03-01',
    service_agreement_end: null,
    cancellation_fee_cents: null,
    is_current: true,
  },
  {
    id: '0190a1b2-0000-7000-8000-000000008101',
    service_agreement_start: '2025-03-01',
    service_agreement_end: '2026-02-28',
    cancellation_fee_cents: 60_00,
    is_current: false,
  },
];
