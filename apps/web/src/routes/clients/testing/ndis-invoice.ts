import { aClientProfile, answer, anInvoice, mockEndpoint } from '@cleaning/api-client/testing';
import { type ClientProfile, type ComplianceReport, endpoints } from '@cleaning/contract';

/** Answers with the NDIS details of a participant whose plan manager gets the invoices. */
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

/** A check of an NDIS invoice: its rule, how it ended and why. */
export type CheckRow = readonly [
  id: string,
  status: 'pass' | 'fail' | 'skip',
  message: string,
  severity?: 'error' | 'warning',
];

/** What the checks of an NDIS invoice found. */
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
