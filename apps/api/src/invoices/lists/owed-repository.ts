import { and, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { visibleInvoices } from '../../core/db/visible-invoices.ts';
import { countWhere, sumOrZero } from '../../core/db/aggregates.ts';
import { isPaidByClient } from '../../core/db/invoice-payer.ts';
import { invoices } from '../../core/db/schema/index.ts';
import { isOwedInvoice } from '../../core/db/owed-invoices.ts';
import type { UserViewer } from '../../core/http/viewer.ts';

/** The totals that are still to be paid, in cents. */
export interface OwedRow {
  readonly dueCents: number;
  readonly dueCount: number;
  readonly overdueCents: number;
  readonly overdueCount: number;
  /** What is due on the next due date. */
  readonly nextDueCents: number;
  readonly nextDueDate: string | null;
  readonly planDueCents: number;
  readonly planDueCount: number;
  readonly planOverdueCount: number;
}

export const isOverdue = (today: string): SQL | undefined =>
  and(isOwedInvoice(), lt(invoices.dueDate, today));

/**
 * The total that is still to be paid of the invoices that a viewer sees. For a client it leaves out
 * what their plan pays; for staff it does not.
 */
export async function sumOwed(
  queryable: Queryable,
  viewer: UserViewer,
  today: string,
): Promise<OwedRow> {
  const late = sql`${invoices.dueDate} < ${today}`;
  const isDue = viewer.kind === 'client' ? isPaidByClient : sql`true`;
  const owed = queryable
    .select({
      balanceCents: invoices.balanceCents,
      dueDate: invoices.dueDate,
      isDue: isDue.as('is_due'),
      isByPlan: sql`not ${isPaidByClient}`.as('is_by_plan'),
      isLate: late.as('is_late'),
      nextDueDate: sql<
        string | null
      >`min(${invoices.dueDate}) filter (where ${isDue} and not ${late}) over ()`.as(
        'next_due_date',
      ),
    })
    .from(invoices)
    .where(and(visibleInvoices(viewer), isOwedInvoice()))
    .as('owed');
  const [row] = await queryable
    .select({
      dueCents: sumOrZero(owed.balanceCents, sql`${owed.isDue}`),
      dueCount: countWhere(sql`${owed.isDue}`),
      overdueCents: sumOrZero(owed.balanceCents, sql`${owed.isDue} and ${owed.isLate}`),
      overdueCount: countWhere(sql`${owed.isDue} and ${owed.isLate}`),
      nextDueCents: sumOrZero(
        owed.balanceCents,
        sql`${owed.isDue} and ${owed.dueDate} = ${owed.nextDueDate}`,
      ),
      nextDueDate: sql<string | null>`min(${owed.nextDueDate})`,
      planDueCents: sumOrZero(owed.balanceCents, sql`${owed.isByPlan}`),
      planDueCount: countWhere(sql`${owed.isByPlan}`),
      planOverdueCount: countWhere(sql`${owed.isByPlan} and ${owed.isLate}`),
    })
    .from(owed);
  if (row === undefined) throw new Error('A sum returned no row.');
  return row;
}

/** Which of some clients have an overdue invoice that they pay themselves. */
export async function listOverdueClients(
  queryable: Queryable,
  clientIds: readonly string[],
  today: string,
): Promise<ReadonlySet<string>> {
  const rows = await queryable
    .selectDistinct({ id: invoices.clientId })
    .from(invoices)
    .where(
      and(
        inArray(invoices.clientId, [...clientIds]),
        isOverdue(today),
        gt(invoices.balanceCents, 0),
        isPaidByClient,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
