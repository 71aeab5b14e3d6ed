import { anInvoiceSummary } from '@cleaning/api-client/testing';
import type { ClaimPreview } from '@cleaning/contract/claims';
import type { NdisInvoiceSummary } from '@cleaning/contract/invoices';
import type { ComplianceCheck, ComplianceReport } from '@cleaning/contract/ndis';

const ID = '5b1f2a3c-0000-4000-8000-00000000050';

/** A claimable, agency-managed invoice; `at` is a digit of its id and number. */
export const aClaim = (
  at: number,
  changes: Partial<NdisInvoiceSummary> = {},
): NdisInvoiceSummary => ({
  ...anInvoiceSummary({
    id: `${ID}${at}`,
    number: `INV-2026-0004${at}`,
    kind: 'ndis',
    plan_management: 'agency',
    payer: 'agency',
    claim_status: 'ready',
    total_cents: 150_25,
    balance_cents: 150_25,
  }),
  ndis_number_masked: '43x xxx x01',
  ...changes,
});

const aRow = (invoiceId: string): ClaimPreview['rows'][number] => ({
  invoice_id: invoiceId,
  ndis_number_masked: '43x xxx x01',
  delivered_from: '2026-11-20',
  delivered_to: '2026-11-20',
  support_number: '01_020_0120_1_1',
  claim_reference: `INV-2026-0004${invoiceId.at(-1) ?? ''}-1`,
  quantity: 2.5,
  unit_price_cents: 60_10,
  gst_code: 'P2',
  claim_type: '',
  cancellation_reason: null,
  amount_cents: 150_25,
});

/** A preview of a claim batch with these invoices, one row each. */
export const aClaimPreview = (
  invoiceIds: readonly string[],
  changes: Partial<ClaimPreview> = {},
): ClaimPreview => ({
  registration_number: '4050000000',
  csv_date_format: 'YYYY-MM-DD',
  file_count: 1,
  total_cents: invoiceIds.length * 150_25,
  rows: invoiceIds.map(aRow),
  problems: [],
  ...changes,
});

/** An error found by the NDIS check. */
export const aFinding = (id: string, changes: Partial<ComplianceCheck> = {}): ComplianceCheck => ({
  id,
  severity: 'error',
  status: 'fail',
  message: 'The price is above the limit. Lower the price.',
  field: null,
  line_id: null,
  ...changes,
});

/** An NDIS check report with these findings. */
export function aComplianceReport(
  invoiceId: string,
  checks: readonly ComplianceCheck[] = [],
): ComplianceReport {
  const errors = checks.filter(({ severity }) => severity === 'error').length;
  return {
    invoice_id: invoiceId,
    checked_at: '2026-11-23T00:00:00.000Z',
    catalogue_version: '2026-07-01',
    plan_management: 'agency',
    compliant: errors === 0,
    summary: { errors, warnings: checks.length - errors, passed: 50, skipped: 3 },
    checks: [...checks],
  };
}
