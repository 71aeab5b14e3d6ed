import { invoicePayer } from '@cleaning/contract/invoices/rules';
import type { AccountCredit } from '@cleaning/contract/payments';
import { fullName } from '@cleaning/contract/rules';
import { type AccountCreditRow, openCentsOf } from './account-credit-repository.ts';

/** A credit as staff see it. */
export const toAccountCredit = (row: AccountCreditRow): AccountCredit => ({
  id: row.id,
  client_id: row.clientId,
  client_name: fullName(row.firstName, row.lastName),
  invoice_id: row.invoiceId,
  invoice_number: row.invoiceNumber ?? '',
  reference: row.reference,
  amount_cents: row.amountCents,
  open_cents: openCentsOf(row),
  payer: invoicePayer(row.kind, row.planManagement),
  payer_name: row.billTo?.name ?? '',
  received_on: row.receivedOn,
  created_at: row.createdAt.toISOString(),
});
