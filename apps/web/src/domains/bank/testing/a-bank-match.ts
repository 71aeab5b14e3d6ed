import {
  aBankRow,
  aBankStatement,
  aMatchCandidate,
  anInvoiceTotals,
  anOpenBankRow,
  answer,
  aPageOf,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import type { BankRow, BankStatement, OpenBankRow, UsedBankRow } from '@cleaning/contract/bank';
import { endpoints } from '@cleaning/contract/endpoints';

const ID = '0190a1b2-0000-7000-8000-00000000810';
const [part] = aMatchCandidate().parts;

/** A candidate of which Ben Carver owes $565; $560 was received. */
const carver = aMatchCandidate({
  parts:
    part === undefined
      ? []
      : [
          {
            ...part,
            invoice_id: `${ID}9`,
            number: 'INV-2026-00031',
            client_name: 'Ben Carver',
            payer_name: 'Ben Carver',
            served_on: '2026-10-20',
            due_date: '2026-11-03',
            total_cents: 565_00,
            balance_cents: 565_00,
            amount_cents: 560_00,
          },
        ],
  agrees: ['name'],
  differs: ['less', 'no_reference'],
});

export const CARVER = { id: `${ID}c`, name: 'Ben Carver' };

/** Two sure rows. */
export const SURE: readonly OpenBankRow[] = [
  anOpenBankRow({ id: `${ID}1` }),
  anOpenBankRow({
    id: `${ID}2`,
    row: 2,
    text: 'NORTHSIDE PM 26000364 26000414',
    amount_cents: 300_50,
    candidates: [
      aMatchCandidate({
        parts: ['36', '41'].flatMap((place) =>
          part === undefined
            ? []
            : {
                ...part,
                invoice_id: `${ID.slice(0, -2)}${place}0`,
                number: `INV-2026-000${place}`,
                client_name: 'Jordan Ellis',
                payer: 'plan_manager' as const,
                payer_name: 'Northside Plan Management',
                total_cents: 150_25,
                balance_cents: 150_25,
                amount_cents: 150_25,
              },
        ),
      }),
    ],
  }),
];

/** A sure row that pays the balance of a partly paid invoice. */
export const SURE_REST: OpenBankRow = anOpenBankRow({
  id: `${ID}f`,
  row: 8,
  text: 'MARSH O 00034',
  amount_cents: 150_00,
  candidates: [
    aMatchCandidate({
      parts:
        part === undefined
          ? []
          : [
              {
                ...part,
                invoice_id: `${ID}e`,
                number: 'INV-2026-00034',
                client_name: 'Olivia Marsh',
                payer_name: 'Olivia Marsh',
                total_cents: 250_00,
                balance_cents: 150_00,
                amount_cents: 150_00,
              },
            ],
      agrees: ['number', 'amount', 'name'],
    }),
  ],
});

/** A row that may pay either of two invoices, and one that pays none. */
export const AMBIGUOUS: OpenBankRow = anOpenBankRow({
  id: `${ID}3`,
  row: 3,
  text: 'B CARVER BOND CLEAN',
  amount_cents: 560_00,
  is_sure: false,
  clients: [CARVER],
  candidates: [
    carver,
    aMatchCandidate({
      rest_cents: 450_00,
      credit: { invoice_id: part?.invoice_id ?? '', client_name: 'Grace Nguyen' },
      agrees: [],
      differs: ['more', 'other_name'],
    }),
    aMatchCandidate({
      parts: [],
      rest_cents: 560_00,
      credit: { invoice_id: `${ID}9`, client_name: CARVER.name },
      agrees: ['name'],
      differs: ['no_invoice'],
    }),
  ],
});

/** A transfer of a plan manager that equals the sum of two participants' invoices. */
export const OF_SEVERAL: OpenBankRow = anOpenBankRow({
  id: `${ID}d`,
  row: 7,
  text: 'NORTHSIDE PM 20NOV',
  amount_cents: 300_50,
  is_sure: false,
  clients: [],
  candidates: [
    aMatchCandidate({
      parts: ['Jordan Ellis', 'Kofi Mensah'].flatMap((client_name, at) =>
        part === undefined
          ? []
          : {
              ...part,
              invoice_id: `${ID}${at}`,
              number: `INV-2026-0003${at}`,
              client_name,
              payer: 'plan_manager' as const,
              payer_name: 'Northside Plan Management',
              total_cents: 150_25,
              balance_cents: 150_25,
              amount_cents: 150_25,
            },
      ),
      agrees: ['amount', 'name'],
      differs: ['no_reference'],
    }),
  ],
});

/** A row that equals a quote's deposit, without its reference. */
export const DEPOSIT: OpenBankRow = anOpenBankRow({
  id: `${ID}5`,
  row: 5,
  text: 'THOMPSON',
  amount_cents: 113_40,
  is_sure: false,
  clients: [{ id: `${ID}6`, name: 'Ivy Thompson' }],
  candidates: [
    aMatchCandidate({
      parts: [],
      deposit: {
        quote_id: `${ID}7`,
        reference: 'Q-1060',
        client_name: 'Ivy Thompson',
        amount_cents: 113_40,
        deposit_cents: 113_40,
        due_cents: 113_40,
        percent: 30,
        quote_total_cents: 378_00,
      },
      agrees: ['amount', 'name'],
      differs: ['no_reference'],
    }),
  ],
});

/** A row of a client who owes nothing. */
export const OWES_NOTHING: OpenBankRow = anOpenBankRow({
  id: `${ID}8`,
  row: 6,
  text: 'FARRUGIA TIM',
  amount_cents: 90_00,
  is_sure: false,
  clients: [{ id: `${ID}a`, name: 'Tim Farrugia' }],
  candidates: [
    aMatchCandidate({
      parts: [],
      rest_cents: 90_00,
      credit: { invoice_id: `${ID}b`, client_name: 'Tim Farrugia' },
      agrees: ['name'],
      differs: ['no_invoice'],
    }),
  ],
});

export const NONE: OpenBankRow = anOpenBankRow({
  id: `${ID}4`,
  row: 4,
  text: 'CREDIT INTEREST',
  amount_cents: 1_84,
  is_sure: false,
  clients: [],
  candidates: [],
});

/** A row that paid an invoice, and a row that was set aside. */
export const MATCHED: BankRow = aBankRow({
  id: `${ID}1`,
  version: 2,
  status: 'matched',
  decided_by: 'Sam Taylor',
  decided_at: '2026-11-22T23:12:00.000Z',
  paid: [
    {
      invoice_id: `${ID}9`,
      number: 'INV-2026-00012',
      client_name: 'Grace Nguyen',
      amount_cents: 110_00,
      balance_cents: 0,
    },
  ],
});

/**
 * A row that paid part of an invoice, and a row that paid a deposit and kept the rest as a credit.
 */
export const PART_PAID: BankRow = aBankRow({
  ...MATCHED,
  id: `${ID}2`,
  row: 2,
  text: 'B CARVER BOND CLEAN',
  amount_cents: 560_00,
  paid: [
    {
      invoice_id: `${ID}9`,
      number: 'INV-2026-00031',
      client_name: CARVER.name,
      amount_cents: 560_00,
      balance_cents: 5_00,
    },
  ],
});
export const DEPOSIT_AND_CREDIT: BankRow = aBankRow({
  ...MATCHED,
  id: `${ID}3`,
  row: 3,
  text: 'THOMPSON Q1060',
  amount_cents: 120_00,
  paid: [],
  deposit: {
    quote_id: `${ID}7`,
    reference: 'Q-1060',
    client_name: 'Ivy Thompson',
    amount_cents: 113_40,
  },
  kept_cents: 6_60,
  kept_for: 'Ivy Thompson',
});

/** Rows whose money a file of the NDIA, and a person, recorded before. */
export const RECORDED: OpenBankRow = anOpenBankRow({
  id: `${ID}a`,
  row: 6,
  booked_on: '2026-11-20',
  text: 'NDIA BPR-0006',
  amount_cents: 270_45,
  is_sure: false,
  clients: [],
  candidates: [],
  recorded: {
    reference: 'NDIA BPR-0006',
    received_on: '2026-11-20',
    is_from_remittance: true,
    payer: 'agency',
    payer_name: 'NDIA',
    recorded_by: 'Priya Nair',
    parts: [
      {
        invoice_id: `${ID}b`,
        number: 'INV-2026-00030',
        client_name: 'Ruth Callaghan',
        amount_cents: 120_20,
      },
      {
        invoice_id: `${ID}d`,
        number: 'INV-2026-00032',
        client_name: 'Amira Haddad',
        amount_cents: 150_25,
      },
    ],
    deposit: null,
    kept: null,
  },
});
export const RECORDED_BY_HAND: OpenBankRow = anOpenBankRow({
  ...RECORDED,
  id: `${ID}e`,
  row: 7,
  booked_on: '2026-11-17',
  text: 'CARD SETTLEMENT 17NOV',
  amount_cents: 340_00,
  recorded: {
    reference: 'CARD 17NOV',
    received_on: '2026-11-17',
    is_from_remittance: false,
    payer: 'client',
    payer_name: 'Grace Oduya',
    recorded_by: 'Priya Nair',
    parts: [
      {
        invoice_id: `${ID}f`,
        number: 'INV-2026-00040',
        client_name: 'Grace Oduya',
        amount_cents: 340_00,
      },
    ],
    deposit: null,
    kept: null,
  },
});
/** A row that agrees with what is left of an invoice, of which as much was recorded before. */
export const RECORDED_REST: OpenBankRow = anOpenBankRow({
  ...SURE_REST,
  is_sure: false,
  candidates: SURE_REST.candidates.map((candidate) => ({
    ...candidate,
    differs: ['paid_already'],
  })),
  recorded: {
    reference: 'MARSH O 00034',
    received_on: '2026-11-20',
    is_from_remittance: false,
    payer: 'client',
    payer_name: 'Olivia Marsh',
    recorded_by: 'Priya Nair',
    parts: [
      {
        invoice_id: `${ID}e`,
        number: 'INV-2026-00034',
        client_name: 'Olivia Marsh',
        amount_cents: 150_00,
      },
    ],
    deposit: null,
    kept: null,
  },
});
/** A deposit, and more than it, that a person recorded before. */
export const RECORDED_DEPOSIT: OpenBankRow = anOpenBankRow({
  ...RECORDED_BY_HAND,
  id: '0190a1b2-0000-7000-8000-000000000820',
  row: 8,
  booked_on: '2026-11-18',
  text: 'I THOMPSON Q-1048',
  amount_cents: 87_40,
  recorded: {
    reference: 'IVY DEPOSIT',
    received_on: '2026-11-18',
    is_from_remittance: false,
    payer: 'client',
    payer_name: 'Ivy Thompson',
    recorded_by: 'Priya Nair',
    parts: [],
    deposit: {
      quote_id: '0190a1b2-0000-7000-8000-000000000821',
      reference: 'Q-1048',
      client_name: 'Ivy Thompson',
      amount_cents: 77_40,
    },
    kept: {
      invoice_id: '0190a1b2-0000-7000-8000-000000000822',
      client_name: 'Ivy Thompson',
      amount_cents: 10_00,
    },
  },
});

export const SET_ASIDE: BankRow = aBankRow({
  id: `${ID}4`,
  version: 2,
  row: 4,
  text: 'CREDIT INTEREST',
  amount_cents: 1_84,
  status: 'set_aside',
  reason: 'Interest of the bank.',
  decided_by: 'Sam Taylor',
  decided_at: '2026-11-22T23:12:00.000Z',
});

const sumOf = (rows: readonly BankRow[]) => rows.reduce((sum, row) => sum + row.amount_cents, 0);

const TOTALS = mockEndpoint(
  endpoints.getInvoiceTotals,
  answer(
    anInvoiceTotals({
      owed: { count: 2, cents: 575_95, total_cents: 600_00 },
      overdue: { count: 1, cents: 5_00, oldest_due_date: '2026-11-03' },
    }),
  ),
);

/** The responses of a statement with these open rows and some rows used before. */
export const matching = (
  open: readonly OpenBankRow[],
  overrides: Partial<BankStatement> = {},
  used: readonly UsedBankRow[] = [],
) => [
  mockEndpoint(
    endpoints.getBankStatement,
    answer({
      ...aBankStatement({
        row_count: open.length,
        open_count: open.length,
        total_cents: sumOf(open),
        used_count: used.length,
        out_count: 9,
        ...overrides,
      }),
      rows: [...open],
      used: [...used],
    }),
  ),
  mockEndpoint(endpoints.listUninvoicedVisits, answer([])),
  TOTALS,
  mockEndpoint(endpoints.listOpenBankRows, answer({ rows: [...open], is_capped: false })),
];

/** The responses of a finished statement, or of one whose rows are all decided. */
export const decided = (
  rows: readonly BankRow[],
  overrides: Partial<BankStatement> = {},
  used: readonly UsedBankRow[] = [],
) => {
  const matched = rows.filter(({ status }) => status === 'matched');
  const statement = aBankStatement({
    row_count: rows.length,
    open_count: 0,
    total_cents: sumOf(rows),
    matched_count: matched.length,
    matched_cents: sumOf(matched),
    set_aside_count: rows.length - matched.length,
    used_count: used.length,
    finished_at: '2026-11-22T23:12:00.000Z',
    finished_by: 'Sam Taylor',
    ...overrides,
  });
  return [
    mockEndpoint(
      endpoints.getBankStatement,
      answer({ ...statement, rows: [...rows], used: [...used] }),
    ),
    mockEndpoint(endpoints.listOpenBankRows, answer({ rows: [], is_capped: false })),
    TOTALS,
  ];
};

/** The list response of statements. */
export const imports = (...statements: BankStatement[]) =>
  mockEndpoint(endpoints.listBankStatements, answer(aPageOf(statements)));

/** The response after a row's payments were recorded. */
export const recorded = (row: BankRow) => ({
  row_id: row.id,
  row: { ...MATCHED, id: row.id },
  error: null,
});
