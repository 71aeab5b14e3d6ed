import { PLAN_MANAGEMENT_NAMES } from '@cleaning/contract/clients/rules';
import type { InvoiceSummary } from '@cleaning/contract/invoices';
import type { InvoiceKind } from '@cleaning/contract/invoices/rules';

/** The funding of an invoice: "NDIS, plan-managed". */
export function describeFunding(
  kind: InvoiceKind,
  plan: InvoiceSummary['plan_management'],
): string {
  if (kind === 'private') return 'Private';
  return plan === null ? 'NDIS' : `NDIS, ${PLAN_MANAGEMENT_NAMES[plan].toLowerCase()}`;
}
