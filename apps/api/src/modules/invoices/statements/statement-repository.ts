import { invoicePayer, type InvoicePayer, type StatementRow } from '@cleaning/contract';
import { and, asc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/client.ts';
import { accountCredits, invoices, payments } from '../../../platform/db/schema/index.ts';
import { isPaidByClient } from '../lists/owed-repository.ts';

/** One thing that changed what a client owes, as it is stored. */
export type LedgerRow = Omit<StatementRow, 'balance_cents'>;

/** What a client is asked to pay, what their NDIS plan pays, or what one plan manager was asked to pay of it. */
export type LedgerPart = 'client' | 'plan' | { readonly planManager: string };

interface LedgerOf {
  readonly clientId: string;
  readonly part: LedgerPart;
  readonly from: string;
  readonly to: string;
}

/**
 * Everything that ever changed what a client owes: invoices add to it; payments, credits, and the rest
 * of an invoice that was voided or written off, take from it; refunds add again. What was paid above an
 * invoice counts when it came, and not again when it pays another.
 */
const ledgerOf = ({ clientId, part }: Pick<LedgerOf, 'clientId' | 'part'>) => sql`(
  select ${invoices.issueDate} as date, 'invoice' as kind, ${invoices.id} as invoice_id,
    ${invoices.number} as invoice_number, null as reference, ${invoices.totalCents} as amount_cents,
    ${invoices.createdAt} as happened_at, 0 as place
  from ${invoices}
  where ${invoices.clientId} = ${clientId} and ${invoices.status} <> 'draft' and ${isOf(part)}
  union all
  select ${invoices.closedOn}, case when ${invoices.status} = 'void' then 'void' else 'write_off' end,
    ${invoices.id}, ${invoices.number}, null, -${invoices.closedCents}, ${invoices.updatedAt}, 2
  from ${invoices}
  where ${invoices.clientId} = ${clientId} and ${invoices.closedOn} is not null and ${isOf(part)}
  union all
  select ${payments.receivedOn},
    case when ${payments.method} is distinct from 'deposit' then ${payments.kind}
      when ${payments.kind} = 'refund' then 'deposit_back' else 'deposit' end,
    ${invoices.id}, ${invoices.number},
    coalesce(${payments.number}, ${payments.reference}),
    case when ${payments.kind} = 'refund' then ${payments.amountCents} else -${payments.amountCents} end,
    ${payments.createdAt}, 1
  from ${payments} join ${invoices} on ${invoices.id} = ${payments.invoiceId}
  where ${invoices.clientId} = ${clientId}
    and ${payments.method} is distinct from 'account_credit' and ${isOf(part)}
  union all
  select ${accountCredits.receivedOn}, 'overpayment', ${invoices.id}, ${invoices.number},
    ${accountCredits.reference}, -${accountCredits.amountCents}, ${accountCredits.createdAt}, 3
  from ${accountCredits} join ${invoices} on ${invoices.id} = ${accountCredits.invoiceId}
  where ${accountCredits.clientId} = ${clientId} and ${isOf(part)}
  union all
  select ${payments.receivedOn}, 'write_off_back', ${invoices.id}, ${invoices.number}, null,
    ${payments.amountCents}, ${payments.createdAt}, 1
  from ${payments} join ${invoices} on ${invoices.id} = ${payments.invoiceId}
  where ${invoices.clientId} = ${clientId} and ${payments.isAfterWriteOff} and ${isOf(part)}
) as ledger`;

function isOf(part: LedgerPart) {
  if (part === 'client') return isPaidByClient;
  if (part === 'plan') return sql`not ${isPaidByClient}`;
  return sql`(${invoices.planManagement} is not distinct from 'plan' and ${invoices.billTo} ->> 'name' = ${part.planManager})`;
}

/** What is still to be paid of a part, the oldest first. */
export async function listOpen(
  queryable: Queryable,
  { clientId, part }: Pick<LedgerOf, 'clientId' | 'part'>,
): Promise<{ number: string | null; balanceCents: number }[]> {
  return queryable
    .select({ number: invoices.number, balanceCents: invoices.balanceCents })
    .from(invoices)
    .where(
      and(
        eq(invoices.clientId, clientId),
        inArray(invoices.status, ['issued', 'partially_paid']),
        gt(invoices.balanceCents, 0),
        isOf(part),
      ),
    )
    .orderBy(asc(invoices.number));
}

/** Who has paid, or is to pay, NDIS invoices of a client in their stead, as their plan was managed on each. */
export async function listPlanPayers(
  queryable: Queryable,
  { clientId, to }: Pick<LedgerOf, 'clientId' | 'to'>,
): Promise<InvoicePayer[]> {
  const rows = await queryable
    .selectDistinct({ planManagement: invoices.planManagement })
    .from(invoices)
    .where(
      and(
        eq(invoices.clientId, clientId),
        ne(invoices.status, 'draft'),
        lte(invoices.issueDate, to),
        isOf('plan'),
      ),
    )
    .orderBy(asc(invoices.planManagement));
  return rows.map(({ planManagement }) => invoicePayer('ndis', planManagement));
}

/** What a client owed before a day, in cents; below zero where they had paid ahead. */
export async function sumBefore(
  queryable: Queryable,
  { from, ...of }: Omit<LedgerOf, 'to'>,
): Promise<number> {
  const [row] = await queryable
    .select({ sum: sql`coalesce(sum(amount_cents), 0)`.mapWith(Number) })
    .from(ledgerOf(of))
    .where(sql`date < ${from}`);
  return row?.sum ?? 0;
}

/** What changed it in a period, both days included, in the order in which it happened. */
export async function listLedger(
  queryable: Queryable,
  { from, to, ...of }: LedgerOf,
): Promise<LedgerRow[]> {
  return queryable
    .select({
      date: sql<string>`date::text`,
      kind: sql<LedgerRow['kind']>`kind`,
      invoice_id: sql<string>`invoice_id`,
      invoice_number: sql<string>`invoice_number`,
      reference: sql<string | null>`reference`,
      amount_cents: sql`amount_cents`.mapWith(Number),
    })
    .from(ledgerOf(of))
    .where(sql`date between ${from} and ${to}`)
    .orderBy(sql`date`, sql`invoice_number`, sql`place`, sql`happened_at`);
}
