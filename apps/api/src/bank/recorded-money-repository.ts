import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether a bank row recorded a payment or a credit itself: its reference ends with the number of the
 * row, as `referenceOf` writes it.
 */
const isRecordedBy = (reference: SQL): SQL => sql`(
  bank_rows.recorded_reference is null
  and ${reference} ~ ('\\(bank row ' || bank_rows.position || '(, entry [0-9]+)?\\)$')
)`;

/**
 * Money that stands and that came to the account, as it was recorded without a bank row: by hand or
 * from a remittance. What an invoice used of a deposit or a credit came before, under its own
 * reference. Cash was handed over, so an equal transfer is other money. Of several equal payments, as
 * many as were refunded are left out.
 */
export const moneyWithoutBankRow: SQL = sql`(
  select payments.id, 'invoice' as kind, payments.position, payments.reference,
    payments.received_on, payments.amount_cents, payments.invoice_id, null::uuid as quote_id,
    payments.recorded_by, payments.created_at
  from payments
  where payments.kind = 'payment' and payments.method not in ('deposit', 'account_credit', 'cash')
    and (
      select count(*) from payments refund
      where refund.invoice_id = payments.invoice_id and refund.kind = 'refund'
        and refund.reference = payments.reference and refund.amount_cents = payments.amount_cents
    ) < (
      select count(*) from payments same
      where same.invoice_id = payments.invoice_id and same.kind = 'payment'
        and same.reference = payments.reference and same.amount_cents = payments.amount_cents
        and same.position <= payments.position
    )
    and not exists (
      select from bank_row_parts join bank_rows on bank_rows.id = bank_row_parts.row_id
      where bank_row_parts.invoice_id = payments.invoice_id
        and ${isRecordedBy(sql`payments.reference`)}
    )
  union all
  select account_credits.id, 'credit', 0, account_credits.reference, account_credits.received_on,
    account_credits.amount_cents, account_credits.invoice_id, null, account_credits.recorded_by,
    account_credits.created_at
  from account_credits
  where not exists (
    select from payments
    where payments.invoice_id = account_credits.invoice_id and payments.method = 'cash'
      and payments.reference = account_credits.reference
  ) and not exists (
    select from bank_rows
    where bank_rows.kept_invoice_id = account_credits.invoice_id
      and ${isRecordedBy(sql`account_credits.reference`)}
  )
  union all
  select deposit_payments.id, 'deposit', deposit_payments.position, deposit_payments.reference,
    deposit_payments.received_on, deposit_payments.amount_cents, null, deposit_payments.quote_id,
    deposit_payments.recorded_by, deposit_payments.created_at
  from deposit_payments
  where deposit_payments.kind = 'payment' and deposit_payments.taken_back_at is null
    and deposit_payments.method <> 'cash'
    and not exists (
      select from bank_row_deposits join bank_rows on bank_rows.id = bank_row_deposits.row_id
      where bank_row_deposits.quote_id = deposit_payments.quote_id
        and ${isRecordedBy(sql`deposit_payments.reference`)}
    )
) as money`;
