import type { StatementRow } from '@cleaning/contract/invoices';
import { invoicePayer, type InvoicePayer } from '@cleaning/contract/invoices/rules';
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { sumOrZero } from '../../core/db/aggregates.ts';
import { isPaidByClient } from '../../core/db/invoice-payer.ts';
import {
  accountCreditRefunds,
  accountCredits,
  invoices,
  payments,
} from '../../core/db/schema/index.ts';
import { isOwedInvoice } from '../../core/db/owed-invoices.ts';

/** One change of what a client owes, as it is stored. */
export type LedgerRow = Omit<StatementRow, 'balance_cents'>;

/**
 * Which part of the invoices: those that the client pays, those that their NDIS plan pays, or those
 * that one plan manager was asked to pay.
 */
export type LedgerPart = 'client' | 'plan' | { readonly planManager: string };

interface LedgerOf {
  readonly clientId: string;
  readonly part: LedgerPart;
  readonly from: string;
  readonly to: string;
}

/**
 * Every change of what a client owes. Invoices add to it. Payments, credits, and the rest of a
 * voided or written-off invoice reduce it. Refunds add again. An overpayment counts on the day it
 * was received, and not again when it pays another invoice; what is paid back adds again.
 */
const ledgerOf = ({ clientId, part }: Pick<LedgerOf, 'clientId' | 'part'>) => sql`(
  select ${invoices.issueDate} as date, 'invoice' as kind, ${invoices.id} as invoice_id,
    ${invoices.number} as invoice_number, null as reference, ${invoices.totalCents} as amount_cents,
    ${invoices.createdAt} as happened_at, 0 as place, 0 as position,
    ${invoices.id} as id
  from ${invoices}
  where ${invoices.clientId} = ${clientId} and ${invoices.status} <> 'draft' and ${isOf(part)}
  union all
  select ${invoices.closedOn}, case when ${invoices.status} = 'void' then 'void' else 'write_off' end,
    ${invoices.id}, ${invoices.number}, null, -${invoices.closedCents}, ${invoices.updatedAt}, 2, 0,
    ${invoices.id}
  from ${invoices}
  where ${invoices.clientId} = ${clientId} and ${invoices.closedOn} is not null and ${isOf(part)}
  union all
  select ${payments.receivedOn},
    case when ${payments.method} is distinct from 'deposit' then ${payments.kind}
      when ${payments.kind} = 'refund' then 'deposit_back' else 'deposit' end,
    ${invoices.id}, ${invoices.number},
    coalesce(${payments.number}, ${payments.reference}),
    case when ${payments.kind} = 'refund' then ${payments.amountCents} else -${payments.amountCents} end,
    ${payments.createdAt}, 1,
    ${payments.position}, ${payments.id}
  from ${payments} join ${invoices} on ${invoices.id} = ${payments.invoiceId}
  where ${invoices.clientId} = ${clientId}
    and ${payments.method} is distinct from 'account_credit' and ${isOf(part)}
  union all
  select ${accountCredits.receivedOn}, 'overpayment', ${invoices.id}, ${invoices.number},
    ${accountCredits.reference}, -${accountCredits.amountCents}, ${accountCredits.createdAt}, 3, 0,
    ${accountCredits.id}
  from ${accountCredits} join ${invoices} on ${invoices.id} = ${accountCredits.invoiceId}
  where ${accountCredits.clientId} = ${clientId} and ${isOf(part)}
  union all
  select ${accountCreditRefunds.refundedOn}, 'overpayment_back', ${invoices.id}, ${invoices.number},
    ${accountCreditRefunds.reference}, ${accountCreditRefunds.amountCents},
    ${accountCreditRefunds.createdAt}, 4, 0, ${accountCreditRefunds.id}
  from ${accountCreditRefunds}
    join ${accountCredits} on ${accountCredits.id} = ${accountCreditRefunds.creditId}
    join ${invoices} on ${invoices.id} = ${accountCredits.invoiceId}
  where ${accountCredits.clientId} = ${clientId} and ${isOf(part)}
  union all
  select ${payments.receivedOn}, 'write_off_back', ${invoices.id}, ${invoices.number}, null,
    ${payments.amountCents}, ${payments.createdAt}, 1,
    ${payments.position}, ${payments.id}
  from ${payments} join ${invoices} on ${invoices.id} = ${payments.invoiceId}
  where ${invoices.clientId} = ${clientId} and ${payments.isAfterWriteOff} and ${isOf(part)}
) as ledger`;

function isOf(part: LedgerPart) {
  if (part === 'client') return isPaidByClient;
  if (part === 'plan') return sql`not ${isPaidByClient}`;
  return sql`(${invoices.planManagement} is not distinct from 'plan' and ${invoices.billTo} ->> 'name' = ${part.planManager})`;
}

/** The unpaid invoices of a part, the oldest first. */
export async function listOpen(
  queryable: Queryable,
  { clientId, part }: Pick<LedgerOf, 'clientId' | 'part'>,
): Promise<{ number: string | null; balanceCents: number }[]> {
  return queryable
    .select({ number: invoices.number, balanceCents: invoices.balanceCents })
    .from(invoices)
    .where(and(eq(invoices.clientId, clientId), isOwedInvoice(), isOf(part)))
    .orderBy(asc(invoices.number));
}

/**
 * The payers of a client's NDIS invoices other than the client, by the plan management of each
 * invoice.
 */
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

/** What a client owed before a day, in cents; negative after an overpayment. */
export async function sumBefore(
  queryable: Queryable,
  { from, ...of }: Omit<LedgerOf, 'to'>,
): Promise<number> {
  const [row] = await queryable
    .select({ sum: sumOrZero(sql`amount_cents`) })
    .from(ledgerOf(of))
    .where(sql`date < ${from}`);
  return row?.sum ?? 0;
}

/**
 * The changes of what a client owes in a period, both days inclusive, in the order in which they
 * happened.
 */
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
    .orderBy(
      sql`date`,
      sql`invoice_number`,
      sql`place`,
      sql`happened_at`,
      sql`position`,
      // A closed balance is opened again before the payment of it.
      sql`kind desc`,
      sql`id`,
    );
}
