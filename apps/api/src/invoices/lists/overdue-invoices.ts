import type { StaffToday } from '@cleaning/contract/staff';
import type { Queryable } from '../../core/db/client.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { findHolds } from '../reminders/reminder-repository.ts';
import { toInvoiceSummary } from '../view.ts';
import { countInvoices, listInvoices, unfilteredInvoices } from './invoice-list-repository.ts';
import { sumOwed } from './owed-repository.ts';

/** The most overdue invoices on the first page of the staff portal. */
const MAX_OVERDUE = 5;

/**
 * The invoices of all clients for the first page of the staff portal: overdue ones, and rejected
 * claims.
 */
export async function invoicesForStaff(
  queryable: Queryable,
  viewer: OfficeViewer,
  today: string,
): Promise<Pick<StaffToday, 'overdue' | 'rejected_claims'>> {
  const filter = unfilteredInvoices(viewer, today);
  const owed = await sumOwed(queryable, viewer, today);
  const overdue = await listInvoices(
    queryable,
    { ...filter, overdue: true },
    { ordering: 'due_date', limit: MAX_OVERDUE, offset: 0 },
  );
  const clientIds = overdue.map(({ clientId }) => clientId);
  const holds = await findHolds(queryable, clientIds, today);
  return {
    overdue: {
      count: owed.overdueCount,
      cents: owed.overdueCents,
      invoices: overdue.map((row) => ({
        ...toInvoiceSummary(row, today),
        held: holds.get(row.clientId) ?? null,
      })),
    },
    rejected_claims: await countInvoices(queryable, { ...filter, claimStatuses: ['rejected'] }),
  };
}
