import type { BillTo } from '@cleaning/contract/invoices';
import type { InvoiceKind } from '@cleaning/contract/invoices/rules';
import { fullName } from '@cleaning/contract/rules';
import { planOfSupports } from '@cleaning/ndis';
import type { Queryable } from '../../core/db/client.ts';
import type { ClientRecord, PlanRecord } from '../../clients/client-directory.ts';
import { listLines } from '../line-repository.ts';

/** The plan that pays for an invoice: the one in force on the last day of service, not today's. */
export async function planOfInvoice(
  queryable: Queryable,
  { plans }: Pick<ClientRecord, 'plans'>,
  { id, today }: { readonly id: string; readonly today: string },
): Promise<PlanRecord | null> {
  const lines = await listLines(queryable, id);
  const dates = lines.map(({ serviceDateTo }) => serviceDateTo);
  return planOfSupports(plans, dates, today);
}

/** The payer columns that an invoice keeps, since the client's record may change afterwards. */
export function payerColumns(client: ClientRecord, kind: InvoiceKind, plan: PlanRecord | null) {
  const planManagement = kind === 'ndis' ? (plan?.planManagement ?? null) : null;
  return {
    planManagement,
    billTo: billToOf(client, kind, plan),
    // The company claims only for agency-managed participants; all others pay the invoice.
    claimStatus: planManagement === 'agency' ? 'ready' : 'not_applicable',
  } as const;
}

/**
 * The payer of an invoice: the plan manager of a plan-managed participant, otherwise the nominee of
 * an NDIS client if one is recorded, otherwise the client.
 */
function billToOf(client: ClientRecord, kind: InvoiceKind, plan: PlanRecord | null): BillTo {
  const { planManagement, planManagerName = null, planManagerInvoiceEmail = null } = plan ?? {};
  if (kind === 'ndis' && planManagement === 'plan' && planManagerInvoiceEmail !== null) {
    return {
      name: planManagerName ?? planManagerInvoiceEmail,
      email: planManagerInvoiceEmail,
      address: null,
      abn: null,
    };
  }
  if (kind === 'ndis' && planManagement === 'self' && client.nomineeEmail !== null) {
    return {
      name: client.nomineeName ?? client.nomineeEmail,
      email: client.nomineeEmail,
      address: client.billingAddress,
      abn: null,
    };
  }
  return {
    name: fullName(client.firstName, client.lastName),
    email: client.email,
    address: client.billingAddress,
    abn: client.abn,
  };
}
