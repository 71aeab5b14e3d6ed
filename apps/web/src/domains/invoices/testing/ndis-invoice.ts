import { aClientProfile, answer, anInvoice, mockEndpoint } from '@cleaning/api-client/testing';
import type { ClientProfile } from '@cleaning/contract/clients';
import { endpoints } from '@cleaning/contract/endpoints';
import type { ComplianceReport } from '@cleaning/contract/ndis';

/** Serves the NDIS details of a participant whose plan manager receives the invoices. */
export const withProfile = (overrides: Partial<ClientProfile> = {}) =>
  mockEndpoint(
    endpoints.getClientProfile,
    answer(
      aClientProfile({
        is_ndis_client: true,
        ndis_number_masked: '43x xxx x56',
        plan_management: 'plan',
        plan_manager_invoice_email: 'accounts@plans.example',
        ...overrides,
      }),
    ),
  );

/** A check of an NDIS invoice: the rule, the outcome and the message. */
export type CheckRow = readonly [
  id: string,
  status: 'pass' | 'fail' | 'skip',
  message: string,
  severity?: 'error' | 'warning',
];

/** The report of an NDIS check. */
export function aReport(rows: readonly CheckRow[]): ComplianceReport {
  return {
    invoice_id: anInvoice().id,
    checked_at: '2026-11-21T02:00:00.000Z',
    catalogue_version: '2026-07-01',
    plan_management: 'self',
    compliant: rows.every(([, status]) => status !== 'fail'),
    summary: { errors: 0, warnings: 0, passed: 0, skipped: 0 },
    checks: rows.map(([id, status, message, severity = 'error']) => ({
      id,
      status,
      message,
      severity,
      field: null,
      line_id: null,
    })),
  };
}
