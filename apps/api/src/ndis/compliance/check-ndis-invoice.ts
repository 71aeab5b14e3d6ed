import type { ComplianceReport as WireReport } from '@cleaning/contract/ndis';
import { checkInvoice, type ComplianceReport } from '@cleaning/ndis';
import type { Queryable } from '../../core/db/client.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { UserViewer } from '../../core/http/viewer.ts';
import type { Secrets } from '../../core/security/secrets.ts';
import { findNdisInvoice } from './compliance-repository.ts';
import { gatherFacts } from './facts.ts';

interface CheckCall {
  readonly id: string;
  readonly viewer: UserViewer;
  readonly secrets: Pick<Secrets, 'decryptOrNull'>;
  readonly now: Date;
}

/**
 * The NDIS check of an invoice.
 *
 * @throws ApiError `not_found` for a private invoice, another client's, or one not issued yet.
 */
export async function checkNdisInvoice(
  queryable: Queryable,
  { id, viewer, secrets, now }: CheckCall,
): Promise<WireReport> {
  const invoice = await findNdisInvoice(queryable, id, viewer);
  if (invoice === undefined) throw notFound();
  return toReport(checkInvoice(await gatherFacts(queryable, invoice, { secrets, now })));
}

function toReport(report: ComplianceReport): WireReport {
  return {
    invoice_id: report.invoiceId,
    checked_at: report.checkedAt.toISOString(),
    catalogue_version: report.catalogueVersion,
    plan_management: report.planManagement,
    compliant: report.compliant,
    summary: report.summary,
    checks: report.checks.map(({ lineId, ...check }) => ({ ...check, line_id: lineId })),
  };
}
