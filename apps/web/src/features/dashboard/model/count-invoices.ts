import type { DashboardInvoices } from '@cleaning/contract';

/** How many invoices there are to pay; a participant's may be somebody else's to pay. */
export function countInvoices(
  { due_count: count }: Pick<DashboardInvoices, 'due_count'>,
  isNdis: boolean,
): string {
  const invoices = count === 1 ? '1 invoice' : `${count} invoices`;
  return isNdis ? `${invoices} not paid yet` : `${invoices} to pay`;
}
