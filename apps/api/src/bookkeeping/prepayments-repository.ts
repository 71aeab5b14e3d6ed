import { eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../core/db/client.ts';
import { invoices } from '../core/db/schema/index.ts';
import type { Period } from './bookkeeping-repository.ts';

/** Money that was kept as a credit, used for an invoice, free again, or paid back. */
export type PrepaymentKind = 'kept' | 'used' | 'released' | 'paid_back';

/**
 * The changes of the credit that the company holds; negative when it holds less. What is used is a
 * payment of its invoice too, so both files together are the money that came to the account.
 */
export const prepayments: SQL = sql`(
  select account_credits.id, 'kept' as kind, account_credits.invoice_id, account_credits.received_on as date,
    account_credits.amount_cents, account_credits.reference,
    account_credits.created_at as happened_at, account_credits.client_id
  from account_credits
  union all
  select payments.id, case payments.kind when 'refund' then 'released' else 'used' end,
    payments.invoice_id, payments.received_on,
    case payments.kind when 'refund' then payments.amount_cents else -payments.amount_cents end,
    payments.reference, payments.created_at, invoices.client_id
  from payments join invoices on invoices.id = payments.invoice_id
  where payments.method = 'account_credit'
  union all
  select account_credit_refunds.id, 'paid_back', account_credits.invoice_id, account_credit_refunds.refunded_on,
    -account_credit_refunds.amount_cents, account_credit_refunds.reference,
    account_credit_refunds.created_at, account_credits.client_id
  from account_credit_refunds
  join account_credits on account_credits.id = account_credit_refunds.credit_id
) as prepayments`;

/** The changes of a period, with the invoice that they come from or are used for. */
export async function listPrepayments(queryable: Queryable, { from, to }: Period) {
  return queryable
    .select({
      kind: sql<PrepaymentKind>`prepayments.kind`,
      date: sql<string>`prepayments.date::text`,
      amountCents: sql`prepayments.amount_cents`.mapWith(Number),
      reference: sql<string>`prepayments.reference`,
      invoice: invoices,
    })
    .from(prepayments)
    .innerJoin(invoices, eq(invoices.id, sql`prepayments.invoice_id`))
    .where(sql`prepayments.date between ${from} and ${to}`)
    .orderBy(
      sql`prepayments.date`,
      sql`prepayments.happened_at`,
      sql`prepayments.amount_cents`,
      sql`prepayments.id`,
    );
}

export type Prepayment = Awaited<ReturnType<typeof listPrepayments>>[number];
