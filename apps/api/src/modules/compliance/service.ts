import type { ComplianceReport as WireReport } from '@cleaning/contract';
import { checkInvoice, type ComplianceReport } from '@cleaning/ndis';
import type { Queryable, Transaction } from '../../platform/db/client.ts';
import { notFound } from '../../platform/http/api-error.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import { findNdisInvoice, type OwnerFilter } from './compliance-repository.ts';
import { gatherFacts } from './facts.ts';

interface ServiceDependencies {
  readonly secrets: Pick<Secrets, 'decrypt'>;
}

interface CheckCall {
  readonly id: string;
  /** The client who asks, or null for the company. */
  readonly clientId: OwnerFilter;
  readonly now: Date;
}

export interface ComplianceService {
  /** @throws ApiError `not_found` when it is no NDIS invoice, or somebody else's, or not issued yet. */
  check(queryable: Queryable, call: CheckCall): Promise<WireReport>;
  /** The check that an invoice has to pass to be issued; it has its number and its dates already. */
  readonly gate: (
    transaction: Transaction,
    invoiceId: string,
    now: Date,
  ) => Promise<{ readonly isCompliant: boolean; readonly report: WireReport }>;
}

export function createComplianceService({ secrets }: ServiceDependencies): ComplianceService {
  async function check(queryable: Queryable, { id, clientId, now }: CheckCall) {
    const invoice = await findNdisInvoice(queryable, id, clientId);
    if (invoice === undefined) throw notFound();
    return toReport(checkInvoice(await gatherFacts(queryable, invoice, { secrets, now })));
  }
  return {
    check,
    async gate(transaction, invoiceId, now) {
      const report = await check(transaction, { id: invoiceId, clientId: null, now });
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
