import type { ComplianceReport as WireReport } from '@cleaning/contract';
import { checkInvoice, type ComplianceReport } from '@cleaning/ndis';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { UserViewer } from '../../core/http/viewer.ts';
import type { Secrets } from '../../core/security/secrets.ts';
import { findNdisInvoice } from './compliance-repository.ts';
import { gatherFacts } from './facts.ts';

interface ServiceDependencies {
  readonly secrets: Pick<Secrets, 'decryptOrNull'>;
}

interface CheckCall {
  readonly id: string;
  readonly viewer: UserViewer;
  readonly now: Date;
}

export interface ComplianceService {
  /**
   * @throws ApiError `not_found` for a private invoice, another client's, or one not issued yet.
   */
  check(queryable: Queryable, call: CheckCall): Promise<WireReport>;
  /** Checks an invoice that is about to be issued. It already has its number and dates. */
  readonly gate: (
    transaction: Transaction,
    call: CheckCall,
  ) => Promise<{ readonly isCompliant: boolean; readonly report: WireReport }>;
}

export function createComplianceService({ secrets }: ServiceDependencies): ComplianceService {
  async function check(queryable: Queryable, { id, viewer, now }: CheckCall) {
    const invoice = await findNdisInvoice(queryable, id, viewer);
    if (invoice === undefined) throw notFound();
    return toReport(checkInvoice(await gatherFacts(queryable, invoice, { secrets, now })));
  }
  return {
    check,
    async gate(transaction, call) {
      const report = await check(transaction, call);
      return { isCompliant: report.compliant, report };
    },
  };
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
