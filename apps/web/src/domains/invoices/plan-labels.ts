import type { InvoiceSummary } from '@cleaning/contract/invoices';
import type { InvoiceKind } from '@cleaning/contract/invoices/rules';

type PlanManagement = InvoiceSummary['plan_management'];

const PLANS: Readonly<Record<NonNullable<PlanManagement>, string>> = {
  self: 'NDIS, self-managed',
  plan: 'NDIS, plan-managed',
  agency: 'NDIS, agency-managed',
};

/** The funding of an invoice: "NDIS, plan-managed". */
export function describePlan(kind: InvoiceKind, plan: PlanManagement): string {
  if (kind === 'private') return 'Private';
  return plan === null ? 'NDIS' : PLANS[plan];
}
