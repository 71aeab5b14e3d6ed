import { sql, type SQL } from 'drizzle-orm';

/** What recorded money is of: a payment of an invoice, a credit that was kept, or a deposit. */
export type RecordedKind = 'invoice' | 'credit' | 'deposit';

/**
 * Money that stands and that came to the account, as it was recorded without a bank row: by hand or
 * from a remittance. What an invoice used of a deposit or a credit came before, under its own
 * reference.
 */
export const moneyWithoutBankRow: SQL = sql`(
  select 'invoice' as kind, payments.position, payments.reference, payments.received_on,
    payments.amount_cents, payments.invoice_id, null::uuid as quote_id, payments.recorded_by
  from payments
  where payments.kind = 'payment' and payments.method not in ('deposit', 'account_credit')
    and not exists (
      select from payments refund
      where refund.invoice_id = payments.invoice_id and refund.kind = 'refund'
        and refund.reference = payments.reference and refund.amount_cents = payments.amount_cents
    )
    and not exists (
      select from bank_row_parts join bank_rows on bank_rows.id = bank_row_parts.row_id
      where bank_row_parts.invoice_id = payments.invoice_id
        and bank_row_parts.amount_cents = payments.amount_cents
        and bank_rows.booked_on = payments.received_on and bank_rows.recorded_reference is null
    )
  union all
  select 'credit', 0, account_credits.reference, account_credits.received_on,
    account_credits.amount_cents, account_credits.invoice_id, null, account_credits.recorded_by
  from account_credits
  where not exists (
    select from bank_rows
    where bank_rows.kept_invoice_id = account_credits.invoice_id
      and bank_rows.kept_cents = account_credits.amount_cents
      and bank_rows.booked_on = account_credits.received_on and bank_rows.recorded_reference is null
  )
  union all
  select 'deposit', deposit_payments.position, deposit_payments.reference,
    deposit_payments.received_on, deposit_payments.amount_cents, null, deposit_payments.quote_id,
    deposit_payments.recorded_by
  from deposit_payments
  where deposit_payments.kind = 'payment' and deposit_payments.taken_back_at is null
    and not exists (
      select from bank_row_deposits join bank_rows on bank_rows.id = bank_row_deposits.row_id
      where bank_row_deposits.quote_id = deposit_payments.quote_id
        and bank_row_deposits.amount_cents = deposit_payments.amount_cents
        and bank_rows.booked_on = deposit_payments.received_on
        and bank_rows.recorded_reference is null
    )
) as money`;

/** Whether no bank row was ticked off against the money. */
export const isNotTickedOff: SQL = sql`not exists (
  select from bank_rows ticked where ticked.recorded_reference = money.reference
)`;
