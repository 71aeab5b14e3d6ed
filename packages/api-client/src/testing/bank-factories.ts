import type { BankRow, BankStatement, MatchCandidate, OpenBankRow } from '@cleaning/contract';

const ID = '0190a1b2-0000-7000-8000-00000000800';

/** A file of Sam Taylor, of which one row is to be decided. */
export const aBankStatement = (overrides: Partial<BankStatement> = {}): BankStatement => ({
  id: `${ID}1`,
  file_name: 'statement-2026-11-23.ofx',
  format: 'ofx',
  account_ending: '4417',
  from: '2026-11-16',
  to: '2026-11-23',
  row_count: 1,
  total_cents: 110_00,
  open_count: 1,
  matched_count: 0,
  matched_cents: 0,
  set_aside_count: 0,
  used_count: 0,
  out_count: 0,
  imported_by: 'Sam Taylor',
  created_at: '2026-11-22T23:12:00.000Z',
  ...overrides,
});

/** $110 of which nothing was decided. */
export const aBankRow = (overrides: Partial<BankRow> = {}): BankRow => ({
  id: `${ID}2`,
  version: 1,
  row: 1,
  booked_on: '2026-11-23',
  amount_cents: 110_00,
  text: 'NGUYEN G 26000125',
  status: 'open',
  reason: null,
  paid: [],
  kept_cents: 0,
  decided_by: null,
  decided_at: null,
  ...overrides,
});

/** INV-2026-00012 of Grace Nguyen, which the row pays in full. */
export const aMatchCandidate = (overrides: Partial<MatchCandidate> = {}): MatchCandidate => ({
  parts: [
    {
      invoice_id: `${ID}3`,
      number: 'INV-2026-00012',
      client_name: 'Grace Nguyen',
      payer: 'client',
      payer_name: 'Grace Nguyen',
      due_date: '2026-12-05',
      balance_cents: 110_00,
      amount_cents: 110_00,
    },
  ],
  rest_cents: 0,
  agrees: ['reference', 'amount', 'name'],
  differs: [],
  ...overrides,
});

/** The same row with the invoice that it surely pays. */
export const anOpenBankRow = (overrides: Partial<OpenBankRow> = {}): OpenBankRow => ({
  ...aBankRow(),
  is_sure: true,
  candidates: [aMatchCandidate()],
  ...overrides,
});
