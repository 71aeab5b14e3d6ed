import type { StatementRow } from '@cleaning/contract';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/client.ts';
import { accountCredits, invoices, payments } from '../../../platform/db/schema/index.ts';

/** One thing that changed what a client owes, as it is stored. */
export type LedgerRow = Omit<StatementRow, 'balance_cents'>;

interface LedgerOf {
  readonly clientId: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Everything that ever changed what a client owes: invoices add to it; payments, credits, and the rest
 * of an invoice that was voided or written off, take from it; refunds add again. What was paid above an
 * invoice counts when it came, and not again when it pays another.
 */
const ledgerOf = (clientId: string) => sql`(
  select ${invoices.issueDate} as date, 'invoice' as kind, ${invoices.id} as invoice_id,
    ${invoices.number} as invoice_number, null as reference, ${invoices.totalCents} as amount_cents,
    ${invoices.createdAt} as happened_at, 0 as place
  from ${invoices}
  where ${invoices.clientId} = ${clientId} and ${invoices.status} <> 'draft'
  union all
  select ${invoices.closedOn}, case when ${invoices.status} = 'void' then 'void' else 'write_off' end,
    ${invoices.id}, ${invoices.number}, null, -${invoices.closedCents}, ${invoices.updatedAt}, 2
  from ${invoices}
  where ${invoices.clientId} = ${clientId} and ${invoices.closedOn} is not null
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
    and ${payments.method} is distinct from 'account_credit'
  union all
  select ${accountCredits.receivedOn}, 'overpayment', ${invoices.id}, ${invoices.number},
    ${accountCredits.reference}, -${accountCredits.amountCents}, ${accountCredits.createdAt}, 3
  from ${accountCredits} join ${invoices} on ${invoices.id} = ${accountCredits.invoiceId}
  where ${accountCredits.clientId} = ${clientId}
  union all
  select ${payments.receivedOn}, 'write_off_back', ${invoices.id}, ${invoices.number}, null,
    ${payments.amountCents}, ${payments.createdAt}, 1
  from ${payments} join ${invoices} on ${invoices.id} = ${payments.invoiceId}
  where ${invoices.clientId} = ${clientId} and ${payments.isAfterWriteOff}
) as ledger`;

/** What a client owed before a day, in cents; below zero where they had paid ahead. */
export async function sumBefore(
  queryable: Queryable,
  { clientId, from }: Pick<LedgerOf, 'clientId' | 'from'>,
): Promise<number> {
  const [row] = await queryable
    .select({ sum: sql`coalesce(sum(amount_cents), 0)`.mapWith(Number) })
    .from(ledgerOf(clientId))
    .where(sql`date < ${from}`);
  return row?.sum ?? 0;
}

/** What changed it in a period, both days included, in the order in which it happened. */
export async function listLedger(
  queryable: Queryable,
  { clientId, from, to }: LedgerOf,
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
    .from(ledgerOf(clientId))
    .where(sql`date between ${from} and ${to}`)
    .orderBy(sql`date`, sql`invoice_number`, sql`place`, sql`happened_at`);
}
