import type { BillTo, InvoiceKind } from '@cleaning/contract';
import type { ClientRecord } from '../accounts/client-directory.ts';

/**
 * Who is asked to pay: the plan manager of a plan-managed participant; otherwise the nominee of an NDIS
 * client where one is recorded, or the client.
 */
export function billToOf(client: ClientRecord, kind: InvoiceKind): BillTo {
  const { planManagement, planManagerName, planManagerInvoiceEmail } = client;
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
    name: `${client.firstName} ${client.lastName}`,
    email: client.email,
    address: client.billingAddress,
    abn: client.abn,
  };
}
