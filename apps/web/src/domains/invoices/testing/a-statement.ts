import { anInvoiceSummary } from '@cleaning/api-client/testing';
import type { Statement, StatementRecipient } from '@cleaning/contract/invoices';

const due = anInvoiceSummary();

/** A statement of the financial year, from $25.00 to $135.00. */
export const aStatement = (rows: Statement['rows']): Statement => ({
  client_id: due.client_id,
  client_name: 'Grace Nguyen',
  from: '2026-07-01',
  to: '2027-06-30',
  opening_balance_cents: 25_00,
  closing_balance_cents: 135_00,
  rows,
  plan: null,
  recipients: null,
});

/** The statement row of an issued invoice. */
export const invoiced: Statement['rows'][number] = {
  date: '2026-11-21',
  kind: 'invoice',
  invoice_id: due.id,
  invoice_number: 'INV-2026-00012',
  reference: null,
  amount_cents: 110_00,
  balance_cents: 135_00,
};

/** Its client, as a recipient that staff can send it to. */
export const aStatementRecipient = (
  changes: Partial<StatementRecipient> = {},
): StatementRecipient => ({
  recipient: 'client',
  name: 'Grace Nguyen',
  email: 'grace@example.com',
  opening_balance_cents: 25_00,
  closing_balance_cents: 135_00,
  rows: [],
  payment_references: [
    {
      invoice_number: 'INV-2026-00012',
      payment_reference: '26000125',
      balance_cents: 110_00,
    },
  ],
  sent_today: null,
  ...changes,
});
