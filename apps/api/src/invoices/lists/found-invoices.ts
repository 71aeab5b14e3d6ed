import type { StaffSearch } from '@cleaning/contract/staff';
import type { Queryable } from '../../core/db/client.ts';
import { firstInOrder } from '../../core/db/first-in-order.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { toInvoiceSummary } from '../view.ts';
import { listInvoices, unfilteredInvoices } from './invoice-list-repository.ts';

/** The most invoices of one client that a search shows. */
const MAX_OF_CLIENT = 3;

/** The invoices with one of the numbers, and the last changed invoices of the client. */
export async function invoicesFoundByStaff(
  queryable: Queryable,
  viewer: OfficeViewer,
  {
    numbers,
    clientId,
    today,
  }: {
    readonly numbers: readonly string[];
    readonly clientId: string | null;
    readonly today: string;
  },
): Promise<StaffSearch['invoices']> {
  const filter = unfilteredInvoices(viewer, today);
  const latest = { ordering: '-updated_at', offset: 0 } as const;
  const named =
    numbers.length === 0
      ? []
      : await listInvoices(queryable, { ...filter, numbers }, { ...latest, limit: numbers.length });
  const ofClient =
    clientId === null
      ? []
      : await listInvoices(queryable, { ...filter, clientId }, { ...latest, limit: MAX_OF_CLIENT });
  const first = firstInOrder(named, numbers, ({ number }) => number);
  return [...first, ...ofClient].map((row) => toInvoiceSummary(row, today));
}
