import {
  anInvoiceTotals,
  answer,
  aRemittance,
  aRemittanceInvoice,
  aRemittanceRow,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import type { Remittance, RemittanceRequest } from '@cleaning/contract/claims';
import { endpoints } from '@cleaning/contract/endpoints';

const ID = '5b1f2a3c-0000-4000-8000-00000000060';

/**
 * A remittance with an invoice paid earlier through the bank statement, and one rejected earlier.
 */
const ndia = aRemittance({
  rows: [
    aRemittanceRow({ invoice_id: `${ID}1`, reference: 'INV-2026-00030-1' }),
    aRemittanceRow({
      row: 2,
      invoice_id: `${ID}2`,
      reference: 'INV-2026-00042-1',
      outcome: 'rejected',
      paid_cents: 0,
      reason: 'Provider not recorded by the participant',
    }),
  ],
  invoices: [
    aRemittanceInvoice({
      invoice_id: `${ID}1`,
      number: 'INV-2026-00030',
      client_name: 'Ruth Callaghan',
      claim_status: 'accepted',
      balance_cents: 0,
      new_cents: 0,
      paid_before_on: '2026-11-20',
    }),
    aRemittanceInvoice({
      invoice_id: `${ID}2`,
      number: 'INV-2026-00042',
      client_name: 'Amira Haddad',
      paid_cents: 0,
      new_cents: 0,
      left_cents: 150_25,
      rejected_reason: 'Provider not recorded by the participant',
      is_applied: true,
      is_new: false,
      claim_status: 'rejected',
      rejected_before: { by: 'Priya', at: '2026-11-20T05:12:00.000Z' },
    }),
  ],
});

const planManaged = {
  payer: 'plan_manager',
  batch_number: null,
  claim_status: 'not_applicable',
} as const;

const northside = aRemittance({
  rows: [
    aRemittanceRow({ invoice_id: `${ID}3`, reference: 'INV-2026-00036' }),
    aRemittanceRow({
      row: 2,
      reference: 'INV-2025-00911',
      outcome: 'unmatched',
      invoice_id: null,
      asked_cents: null,
      line: null,
      reason: 'No issued invoice has this number.',
    }),
  ],
  invoices: [
    aRemittanceInvoice({
      ...planManaged,
      invoice_id: `${ID}3`,
      number: 'INV-2026-00036',
      client_name: 'Jordan Ellis',
      payer_name: 'Northside Plan Management',
      payer_email: 'invoices@northside.example',
      is_overdue: true,
    }),
  ],
  payers: [
    {
      name: 'Northside Plan Management',
      paid_cents: 150_25,
      bank_row: {
        booked_on: '2026-11-20',
        text: 'NORTHSIDE PM 26000364',
        reference: 'NORTHSIDE PM 26000364 (bank row 7)',
      },
    },
  ],
});

/** A remittance with a rejection by a plan manager, for which there is no claim status. */
const harbour = aRemittance({
  rows: [
    aRemittanceRow({
      invoice_id: `${ID}4`,
      reference: 'INV-2026-00045',
      outcome: 'rejected',
      paid_cents: 0,
      reason: 'The service agreement we hold ended on 31 October',
    }),
  ],
  invoices: [
    aRemittanceInvoice({
      ...planManaged,
      invoice_id: `${ID}4`,
      number: 'INV-2026-00045',
      client_name: 'Mele Tauiliili',
      payer_name: 'Harbour Plan Services',
      payer_email: 'invoices@harbour.example',
      paid_cents: 0,
      new_cents: 0,
      left_cents: 150_25,
      rejected_reason: 'The service agreement we hold ended on 31 October',
    }),
  ],
  payers: [],
  paid_cents: 0,
});

/** A remittance whose second row the agency has not decided. */
const pending = aRemittance({
  rows: [
    aRemittanceRow({ invoice_id: `${ID}5`, reference: 'INV-2026-00047-1' }),
    aRemittanceRow({
      row: 2,
      invoice_id: `${ID}5`,
      reference: 'INV-2026-00047-2',
      outcome: 'open',
      paid_cents: 0,
      reason: 'PENDING PAYMENT',
    }),
  ],
  invoices: [
    aRemittanceInvoice({
      invoice_id: `${ID}5`,
      number: 'INV-2026-00047',
      balance_cents: 300_50,
      left_cents: 150_25,
      waits_for_rows: true,
    }),
  ],
});

const REMITTANCES: Readonly<Record<string, Remittance>> = {
  ndia,
  northside,
  harbour,
  pending,
};

const readOf = ({ content, left_out = [] }: Pick<RemittanceRequest, 'content' | 'left_out'>) => {
  const read = REMITTANCES[content];
  if (read === undefined) return null;
  const rows = read.rows.map((row) =>
    left_out.includes(row.row) ? { ...row, outcome: 'left_out' as const } : row,
  );
  return { ...read, rows };
};

const REFUSED = { content: ['This file cannot be read as CSV. Export it again and try again.'] };

/**
 * A remittance file. Its content names what the service reads in it: ndia, northside,
 * harbour or pending.
 */
export const remittanceFile = (name: string, content: BlobPart = name) =>
  new File([content], `${name}-20-nov.csv`, { type: 'text/csv' });

/**
 * Serves these files.
 *
 * @param sent receives the applied requests.
 * @param failing the contents of files that cannot be applied.
 */
export const serveRemittances = (
  sent: RemittanceRequest[] = [],
  failing: ReadonlySet<string> = new Set(),
) => [
  mockEndpoint(
    endpoints.getInvoiceTotals,
    answer(
      anInvoiceTotals({
        owed: { count: 12, cents: 2179_20, total_cents: 2500_00 },
        overdue: { count: 3, cents: 865_25, oldest_due_date: '2026-11-03' },
        claims: { accepted: 1, rejected: 1 },
      }),
    ),
  ),
  mockEndpoint(endpoints.previewRemittance, ({ body }) => {
    const read = readOf(body);
    return read === null ? refuse(400, REFUSED) : answer(read);
  }),
  mockEndpoint(endpoints.applyRemittance, ({ body }) => {
    sent.push(body);
    const read = readOf(body);
    if (read === null) return refuse(400, REFUSED);
    if (failing.has(body.content)) return refuse(500, {});
    const invoices = read.invoices.map((invoice) => ({ ...invoice, is_applied: true }));
    return answer({ ...read, invoices });
  }),
];
