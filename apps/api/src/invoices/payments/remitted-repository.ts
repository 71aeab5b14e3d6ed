import type { ClaimTransition } from '@cleaning/contract/claims/rules';
import { and, asc, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import {
  accountCredits,
  invoiceEvents,
  invoices,
  payments,
  users,
} from '../../core/db/schema/index.ts';
import { receivable } from './payable-repository.ts';
import { withoutTakenBack } from './payment-repository.ts';

const remittedColumns = {
  id: invoices.id,
  number: invoices.number,
  clientId: invoices.clientId,
  firstName: users.firstName,
  lastName: users.lastName,
  kind: invoices.kind,
  planManagement: invoices.planManagement,
  status: invoices.status,
  claimStatus: invoices.claimStatus,
  billTo: invoices.billTo,
  dueDate: invoices.dueDate,
  totalCents: invoices.totalCents,
  balanceCents: invoices.balanceCents,
  receivableCents: receivable.as('receivable_cents'),
};

/** An invoice, with the columns that a remittance needs. */
export interface RemittedInvoice extends Pick<
  typeof invoices.$inferSelect,
  | 'id'
  | 'number'
  | 'clientId'
  | 'kind'
  | 'planManagement'
  | 'status'
  | 'claimStatus'
  | 'billTo'
  | 'dueDate'
  | 'totalCents'
  | 'balanceCents'
> {
  readonly firstName: string;
  readonly lastName: string;
  readonly receivableCents: number;
}

interface Lookup {
  /** Whether to lock the invoices until the transaction ends. */
  readonly isLocking?: boolean;
  /** Finds the invoice with this id instead of those with the numbers. */
  readonly id?: string;
}

/** The issued invoices with these numbers; void ones are left out. */
export async function findInvoicesByNumber(
  queryable: Queryable,
  numbers: readonly string[],
  { isLocking = false, id }: Lookup = {},
): Promise<RemittedInvoice[]> {
  const wanted = id === undefined ? inArray(invoices.number, [...numbers]) : eq(invoices.id, id);
  const query = queryable
    .select(remittedColumns)
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.clientId))
    .where(and(wanted, isNotNull(invoices.number), ne(invoices.status, 'void')))
    .orderBy(asc(invoices.id));
  return isLocking ? query.for('update', { of: invoices }) : query;
}

/** A payment of an invoice, overpayments included, with its reference. */
export interface KnownPayment {
  readonly invoiceId: string;
  readonly reference: string;
  readonly amountCents: number;
  readonly receivedOn: string;
}

/** The payments of some invoices, without those that were taken back. */
export async function listPaymentsOf(
  queryable: Queryable,
  invoiceIds: readonly string[],
): Promise<KnownPayment[]> {
  const ids = [...invoiceIds];
  const moved = await queryable
    .select({
      invoiceId: payments.invoiceId,
      kind: payments.kind,
      reference: payments.reference,
      amountCents: payments.amountCents,
      receivedOn: payments.receivedOn,
    })
    .from(payments)
    .where(inArray(payments.invoiceId, ids))
    .orderBy(asc(payments.position));
  const overpaid = await queryable
    .select({
      invoiceId: accountCredits.invoiceId,
      reference: accountCredits.reference,
      amountCents: accountCredits.amountCents,
      receivedOn: accountCredits.receivedOn,
    })
    .from(accountCredits)
    .where(inArray(accountCredits.invoiceId, ids));
  return [...withoutTakenBack(moved), ...overpaid];
}

/** Who moved the claim of an invoice, when, and why. */
export interface KnownClaimEvent {
  readonly invoiceId: string;
  readonly by: string | null;
  readonly at: Date;
  readonly reason: string | null;
}

/** The last event of a command on the claim of each of some invoices, by invoice id. */
export async function listLastClaimEvents(
  queryable: Queryable,
  invoiceIds: readonly string[],
  command: ClaimTransition,
): Promise<ReadonlyMap<string, KnownClaimEvent>> {
  const rows = await queryable
    .selectDistinctOn([invoiceEvents.invoiceId], {
      invoiceId: invoiceEvents.invoiceId,
      by: users.firstName,
      at: invoiceEvents.occurredAt,
      reason: invoiceEvents.reason,
    })
    .from(invoiceEvents)
    .leftJoin(users, eq(users.id, invoiceEvents.actorId))
    .where(
      and(inArray(invoiceEvents.invoiceId, [...invoiceIds]), eq(invoiceEvents.command, command)),
    )
    .orderBy(invoiceEvents.invoiceId, desc(invoiceEvents.position));
  return new Map(rows.map((row) => [row.invoiceId, row]));
}
