import type { Remittance, RemittanceInvoice, RemittanceRow } from '@cleaning/contract/claims';

const ID = '0190a1b2-0000-7000-8000-00000000810';

/**
 * INV-2026-00041 of Amira Haddad, which the agency pays in full in a file that is not applied yet.
 */
export const aRemittanceInvoice = (
  overrides: Partial<RemittanceInvoice> = {},
): RemittanceInvoice => ({
  invoice_id: `${ID}1`,
  number: 'INV-2026-00041',
  client_id: `${ID}3`,
  client_name: 'Amira Haddad',
  paid_cents: 150_25,
  overpaid_cents: 0,
  rejected_reason: null,
  waits_for_rows: false,
  is_applied: false,
  is_new: true,
  payer: 'agency',
  payer_name: 'NDIA',
  payer_email: null,
  batch_number: 6,
  claim_status: 'submitted',
  balance_cents: 150_25,
  left_cents: 0,
  new_cents: 150_25,
  is_overdue: false,
  paid_before_on: null,
  rejected_before: null,
  ...overrides,
});

/** The row of a file that pays this invoice. */
export const aRemittanceRow = (overrides: Partial<RemittanceRow> = {}): RemittanceRow => ({
  row: 1,
  reference: 'INV-2026-00041-1',
  outcome: 'paid',
  invoice_id: `${ID}1`,
  asked_cents: 150_25,
  paid_cents: 150_25,
  line: {
    id: `${ID}2`,
    number: 1,
    description: 'House cleaning and other household activities',
    service_date: '2026-11-02',
    quantity: 2.5,
    unit: 'H',
    amount_cents: 150_25,
  },
  reason: null,
  ...overrides,
});

/** A file of the agency with only that row. */
export const aRemittance = (overrides: Partial<Remittance> = {}): Remittance => ({
  rows: [aRemittanceRow()],
  invoices: [aRemittanceInvoice()],
  payers: [{ name: 'NDIA', paid_cents: 150_25, bank_row: null }],
  paid_cents: 150_25,
  ...overrides,
});
