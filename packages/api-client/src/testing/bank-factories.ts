import type {
  BankRow,
  BankStatement,
  MatchCandidate,
  OpenBankRow,
  UsedBankRow,
} from '@cleaning/contract/bank';

const ID = '0190a1b2-0000-7000-8000-00000000800';

/** A file that Sam Taylor imported, with one open row. */
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
  balance: null,
  has_chosen_columns: false,
  imported_by: 'Sam Taylor',
  created_at: '2026-11-22T23:12:00.000Z',
  finished_at: null,
  finished_by: null,
  ...overrides,
});

/** An open row of $110. */
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
  deposit: null,
  kept_cents: 0,
  kept_for: null,
  recorded_as: null,
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
      served_on: '2026-11-20',
      due_date: '2026-12-05',
      total_cents: 110_00,
      balance_cents: 110_00,
      amount_cents: 110_00,
    },
  ],
  deposit: null,
  rest_cents: 0,
  credit: null,
  agrees: ['reference', 'amount', 'name'],
  differs: [],
  ...overrides,
});

/** A bank row of another file, which has paid an invoice there. */
export const aUsedBankRow = (overrides: Partial<UsedBankRow> = {}): UsedBankRow => ({
  ...aBankRow({
    id: `${ID}4`,
    text: 'CARD SETTLEMENT 17NOV',
    amount_cents: 340_00,
    status: 'matched',
    decided_by: 'Priya Nair',
    decided_at: '2026-11-17T23:12:00.000Z',
    paid: [
      {
        invoice_id: `${ID}5`,
        number: 'INV-2026-00040',
        client_name: 'Grace Oduya',
        amount_cents: 340_00,
        balance_cents: 0,
      },
    ],
  }),
  statement_id: `${ID}6`,
  ...overrides,
});

/** A bank row to decide, with the invoice that is a sure match. */
export const anOpenBankRow = (overrides: Partial<OpenBankRow> = {}): OpenBankRow => ({
  ...aBankRow(),
  recorded: null,
  is_sure: true,
  clients: [{ id: `${ID}7`, name: 'Grace Nguyen' }],
  candidates: [aMatchCandidate()],
  ...overrides,
});
