import type { Invoice } from '@cleaning/contract/invoices';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { importStatement, line, readOpenRows } from './bank-fixtures.ts';
import { command, createInvoice, issueInvoice, readInvoice } from './invoice-fixtures.ts';
import {
  signInParticipant,
  storeCompletedAppointment,
  storeNdisInvoice,
  TEST_SECRETS,
} from './ndis-fixtures.ts';
import {
  approvedUrgent,
  command as quoteCommand,
  createDraft,
  payDeposit,
  readQuote,
} from './quote-fixtures.ts';
import { makeBeforeEach, startBeforeAll } from './set-up.ts';

const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeEach(() => api.signIn({ userType: 'staff' }));
const client = makeBeforeEach(() => api.signIn());

type Call = () => Promise<LightMyRequestResponse>;

const post = (path: string, body: object, as = staff) =>
  api.call({ method: 'POST', path, as, body });

const times = <Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> =>
  Array.from({ length: count }).reduce<Promise<Made[]>>(
    async (made, _, index) => [...(await made), await make(index)],
    Promise.resolve([]),
  );

async function storeNdisInvoices() {
  const participant = await signInParticipant(api);
  return times(6, async () => {
    lastNumber += 1;
    const number = `INV-2026-${lastNumber}`;
    return { id: await storeNdisInvoice(api, participant.id, { number }), number };
  });
}

const chosen = (invoices: readonly Invoice[]) =>
  invoices.map(({ id, version }) => ({ id, version }));

const pays = (id: string | undefined, invoice: Invoice | undefined) => ({
  id,
  parts: [{ invoice_id: invoice?.id, amount_cents: 55_00 }],
});

/** Four bank rows of $55: each member of staff pays both invoices, in the opposite order. */
async function bankRowsOfTwoInvoices(): Promise<Call[]> {
  const [one, two] = await times(2, () => issueInvoice(api, staff, client));
  const texts = ['A', 'B', 'C', 'D'].map((name) => `${name} ${client.id.slice(0, 8)}`);
  const statement = await importStatement(
    api,
    staff,
    texts.map((text) => line(text, '55.00')).join(''),
  );
  const rows = await readOpenRows(api, staff, `?statement_id=${statement.id}`);
  const ids = rows.map(({ id }) => id).toSorted();
  return [
    [pays(ids[0], one), pays(ids[2], two)],
    [pays(ids[1], two), pays(ids[3], one)],
  ].map((confirmed) => () => post('bank_statements/confirm/', { rows: confirmed }));
}

/** Each pair once deadlocked, or could while its locks were taken in different orders. */
const PAIRS: readonly [string, () => Promise<Call[]>][] = [
  [
    'a bulk issue and the issue of one of its drafts',
    async () => {
      const drafts = await times(8, () => createInvoice(api, staff, client));
      const single = drafts.toSorted((a, b) => (a.id < b.id ? -1 : 1))[5] ?? expect.fail();
      return [
        () => post('invoices/bulk_issue/', { invoices: chosen(drafts) }),
        () => command(api, staff, single, 'issue', { version: single.version }),
      ];
    },
  ],
  [
    'two bulk issues of the same drafts in other orders',
    async () => {
      const drafts = await times(6, () => createInvoice(api, staff, client));
      return [drafts, drafts.toReversed()].map(
        (some) => () => post('invoices/bulk_issue/', { invoices: chosen(some) }),
      );
    },
  ],
  ['bank rows that pay the same two invoices', bankRowsOfTwoInvoices],
  [
    'an overpayment whose rest pays invoices, and a payment for all of them',
    async () => {
      const issued = await times(4, () => issueInvoice(api, staff, client));
      const [last] = issued.toSorted((a, b) => (a.id < b.id ? 1 : -1));
      const splits = [
        { amount_cents: 400_00, parts: [{ invoice_id: last?.id, amount_cents: 100_00 }] },
        {
          amount_cents: 4_00,
          parts: issued.map(({ id }) => ({ invoice_id: id, amount_cents: 1_00 })),
        },
      ];
      return splits.map(
        (split, index) => () =>
          post('invoices/split_payments/', {
            ...split,
            reference: `Transfer ${index}`,
            method: 'bank_transfer',
          }),
      );
    },
  ],
  [
    'drafts for the visits of the same two clients',
    async () => {
      const clients = [client, await api.signIn()];
      const visitsOf = () =>
        times(2, async (index) => ({
          appointment_ids: [
            await storeCompletedAppointment(api, clients[index]?.id ?? '', '2026-11-18'),
          ],
          hourly_rate_cents: 55_00,
        }));
      const [mine, theirs] = [await visitsOf(), await visitsOf()];
      return [mine, theirs.toReversed()].map(
        (drafts) => () => post('invoices/bulk_create/', { drafts }),
      );
    },
  ],
  [
    'a claim file and a payment for the same invoices',
    async () => {
      const stored = await storeNdisInvoices();
      const ids = stored.map(({ id }) => id);
      return [
        () => post('invoices/bulk_payment_request/', { invoice_ids: ids }),
        () =>
          post('invoices/split_payments/', {
            amount_cents: 6_00,
            reference: 'Part',
            method: 'bank_transfer',
            parts: ids.map((invoice_id) => ({ invoice_id, amount_cents: 1_00 })),
          }),
      ];
    },
  ],
  [
    'a remittance and a claim file for the same invoices',
    async () => {
      const stored = await storeNdisInvoices();
      const rows = stored.map(({ number }) => `${number}-1,SUCCESSFUL,150.25,`);
      const header = 'ClaimReference,PaymentRequestStatus,PaidTotalAmount,ErrorMessage';
      const content = [header, ...rows].join('\r\n');
      return [
        () => post('invoices/remittances/', { content, reference: `NDIA ${client.id}` }),
        () => post('invoices/bulk_payment_request/', { invoice_ids: stored.map(({ id }) => id) }),
      ];
    },
  ],
  [
    'voiding the invoice of a quote and taking its deposit back',
    async () => {
      const approved = await approvedUrgent(api, client, staff);
      await payDeposit(api, staff, approved, { amount_cents: 50_00 });
      const quote = await readQuote(api, staff, approved);
      const payment_id = quote.deposit.payments[0]?.id;
      const draft = (await post('invoices/from_quote/', { quote_id: quote.id })).json<Invoice>();
      await command(api, staff, draft, 'issue', { version: draft.version });
      const issued = await readInvoice(api, staff, draft);
      return [
        () => command(api, staff, issued, 'void', { version: issued.version, reason: 'Wrong.' }),
        () =>
          post(`quotes/${quote.id}/deposit/take_back/`, {
            version: quote.version,
            payment_id,
            reason: 'Wrong.',
          }),
      ];
    },
  ],
  [
    'two assignments of the same quotes in other orders, and a change of one',
    async () => {
      const quotes = await times(5, async () => {
        const draft = await createDraft(api, client);
        return { id: draft.id, version: draft.version };
      });
      const assign = (some: typeof quotes) => () =>
        post('quotes/bulk_assign/', { quotes: some, owner_id: staff.id });
      return [
        assign(quotes),
        assign(quotes.toReversed()),
        () => quoteCommand(api, staff, quotes[2] ?? expect.fail(), 'assign', { owner_id: null }),
      ];
    },
  ],
];

let lastNumber = 50_000;

const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8];

describe.each(PAIRS)('%s', (_name, prepare) => {
  test.each(ROUNDS)('are all answered when they come at once (round %i)', async () => {
    const calls = await prepare();
    const answers = await Promise.all(calls.map((call) => call()));
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      answers.map(() => [expect.toSatisfy((status: number) => status < 500), expect.any(String)]),
    );
    // At least one of them was done.
    expect(answers.some(({ statusCode }) => statusCode < 300)).toBe(true);
  });
});
