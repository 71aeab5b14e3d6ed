import type { BankRowResult } from '@cleaning/contract/bank';
import type { Invoice } from '@cleaning/contract/invoices';
import type { AccountCredit } from '@cleaning/contract/payments';
import type { Quote } from '@cleaning/contract/quotes';
import * as fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { importStatement, line, readOpenRows } from './bank-fixtures.ts';
import type { TestPerson } from './create-test-app.ts';
import { createInvoice, creditsOf, invoiceIn, LINE, readInvoice } from './invoice-fixtures.ts';
import { approvedUrgent, readQuote } from './quote-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from './set-up.ts';

const HISTORIES = 3;
const SEED = 5;

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin' }));

/** Amounts with an odd cent, so that parts of them and of GST do not come out even. */
const LINES = [LINE, { ...LINE, unit_price_cents: 33_33 }];
const ROW_CENTS = [50_00, 77_40, 143_33, 300_01] as const;

const MOVES = [
  'pay',
  'refund',
  'credit',
  'void',
  'write_off',
  'issue',
  'confirm',
  'confirm',
  'confirm',
  'reopen',
  'reopen',
  'use_credit',
  'refund_credit',
  'pay_deposit',
  'pay_deposit',
  'take_deposit_back',
  'refund_deposit',
  'bill_quote',
] as const;

interface Move {
  readonly name: (typeof MOVES)[number];
  /** Which invoice and which row it is about, and how much. */
  readonly at: number;
  readonly cents: number;
  /** Whether a bank row pays an invoice in full, and keeps the rest. */
  readonly keeps: boolean;
}

const move: fc.Arbitrary<Move> = fc.record({
  name: fc.constantFrom(...MOVES),
  at: fc.nat({ max: 11 }),
  cents: fc.integer({ min: 1, max: 160_00 }),
  keeps: fc.boolean(),
});

/** What the office does at the same moment, such as two presses of one button. */
const moment = fc.oneof(
  fc.array(move, { minLength: 1, maxLength: 3 }),
  move.map((each) => [each, each]),
);

interface Row {
  readonly id: string;
  readonly cents: number;
}

/** The money of one client: what there is of it, and what the bank should hold. */
class Books {
  readonly #client: TestPerson;
  readonly invoiceIds: string[] = [];
  readonly #rows: readonly Row[];
  readonly #quote: Quote;
  /** What came in less what was paid back, by the answers. */
  bankCents = 0;
  readonly done = new Set<string>();
  #references = 0;

  constructor(client: TestPerson, quote: Quote, rows: readonly Row[]) {
    this.#client = client;
    this.#quote = quote;
    this.#rows = rows;
  }

  readonly invoices = (): Promise<Invoice[]> =>
    Promise.all(this.invoiceIds.map((id) => readInvoice(api, staff, { id })));

  readonly credits = (): Promise<readonly AccountCredit[]> => creditsOf(api, staff, this.#client);

  readonly quote = (): Promise<Quote> => readQuote(api, staff, this.#quote);

  async issue(): Promise<void> {
    const { id, version } = await createInvoice(api, staff, this.#client, { lines: LINES });
    const issued = invoiceIn(await this.#post(`invoices/${id}/issue/`, { version }));
    this.invoiceIds.push(issued.id);
  }

  async make({ name, at, cents, keeps }: Move): Promise<void> {
    const { length } = this.invoiceIds;
    const invoice = await readInvoice(api, staff, { id: this.invoiceIds[at % length] ?? '' });
    const path = `invoices/${invoice.id}`;
    this.#references += 1;
    const money = { amount_cents: cents, reference: `R-${this.#references}` };
    const moved = { ...money, method: 'cash' };
    const reason = 'Because.';
    switch (name) {
      case 'issue':
        if (length < 5) await this.issue();
        return;
      case 'pay':
        return this.#book(name, cents, await this.#post(`${path}/payments/`, moved));
      case 'refund': {
        const amount_cents = Math.min(cents, invoice.paid_cents - invoice.refunded_cents || 1);
        const body = { ...moved, amount_cents, reason };
        return this.#book(name, -amount_cents, await this.#post(`${path}/refunds/`, body));
      }
      case 'credit':
        return this.#book(name, 0, await this.#post(`${path}/credits/`, { ...money, reason }));
      case 'void':
      case 'write_off': {
        const body = { version: invoice.version, reason };
        return this.#book(name, 0, await this.#post(`${path}/${name}/`, body, admin));
      }
      case 'use_credit':
      case 'refund_credit': {
        const [credit] = await this.credits();
        if (credit === undefined) return;
        const part = Math.min(cents, credit.open_cents);
        if (name === 'use_credit') {
          const body = { credit_id: credit.id, amount_cents: part, confirm_another: true };
          return this.#book(name, 0, await this.#post(`${path}/account_credits/`, body));
        }
        const body = { ...moved, amount_cents: part, reason };
        const to = `invoices/account_credits/${credit.id}/refunds/`;
        return this.#book(name, -part, await this.#post(to, body));
      }
      case 'confirm':
        return this.#confirm(at, invoice, keeps);
      case 'reopen':
        return this.#reopen(at);
      case 'pay_deposit':
      case 'take_deposit_back':
      case 'refund_deposit':
      case 'bill_quote':
        return this.#moveDeposit(name, moved);
      default:
        return name satisfies never;
    }
  }

  async #confirm(at: number, invoice: Invoice, keeps: boolean): Promise<void> {
    const row = this.#rows[at % this.#rows.length];
    if (row === undefined) return;
    const paid = keeps ? Math.min(row.cents, invoice.balance_cents) : row.cents;
    const kept = row.cents - paid;
    const confirmed = {
      id: row.id,
      parts: paid === 0 ? [] : [{ invoice_id: invoice.id, amount_cents: paid }],
      ...(kept === 0 ? {} : { kept: { invoice_id: invoice.id, amount_cents: kept } }),
    };
    const response = await this.#post('bank_statements/confirm/', { rows: [confirmed] });
    const [result] = response.json<{ results: BankRowResult[] }>().results;
    if (result?.error === null) this.#book('confirm', row.cents, response);
  }

  async #reopen(at: number): Promise<void> {
    const stored = await api.database.query.bankRows.findMany();
    const versions = new Map(
      stored.flatMap(({ id, status, version }) =>
        status === 'matched' ? [[id, version] as const] : [],
      ),
    );
    const used = this.#rows.filter(({ id }) => versions.has(id));
    const row = used[at % used.length];
    if (row === undefined) return;
    const body = { version: versions.get(row.id), reason: 'Not theirs.' };
    const response = await this.#post(`bank_statements/rows/${row.id}/reopen/`, body);
    this.#book('reopen', -row.cents, response);
  }

  async #moveDeposit(
    name: 'pay_deposit' | 'take_deposit_back' | 'refund_deposit' | 'bill_quote',
    moved: { readonly amount_cents: number; readonly reference: string; readonly method: string },
  ): Promise<void> {
    const { id, version, deposit } = await this.quote();
    const reason = 'Because.';
    if (name === 'pay_deposit') {
      const amount_cents = Math.min(moved.amount_cents, deposit.due_cents || 1);
      const response = await this.#post(`quotes/${id}/deposit/`, { ...moved, amount_cents });
      this.#book(name, amount_cents, response);
    } else if (name === 'take_deposit_back') {
      const [payment] = deposit.payments;
      if (payment === undefined) return;
      const body = { version, payment_id: payment.id, reason };
      const response = await this.#post(`quotes/${id}/deposit/take_back/`, body);
      this.#book(name, -payment.amount_cents, response);
    } else if (name === 'refund_deposit') {
      const held = deposit.received_cents - deposit.taken_off_cents - deposit.refunded_cents;
      if (held === 0) return;
      const body = { ...moved, amount_cents: held, reason };
      this.#book(name, -held, await this.#post(`quotes/${id}/deposit/refunds/`, body));
    } else {
      const created = await this.#post('invoices/from_quote/', { quote_id: id });
      if (created.statusCode !== 201) return;
      const draft = invoiceIn(created);
      const issued = await this.#post(`invoices/${draft.id}/issue/`, { version: draft.version });
      if (issued.statusCode === 200) this.invoiceIds.push(draft.id);
      this.#book(name, 0, issued);
    }
  }

  async #post(path: string, body: object, as = staff): Promise<LightMyRequestResponse> {
    const response = await api.call({ method: 'POST', path, as, body });
    if (response.statusCode >= 500) throw new Error(`${path}: ${response.body}`);
    return response;
  }

  #book(name: string, cents: number, { statusCode }: LightMyRequestResponse): void {
    if (statusCode >= 300) return;
    this.bankCents += cents;
    this.done.add(name);
  }
}

async function open(): Promise<Books> {
  const client = await api.signIn();
  const rows = ROW_CENTS.map((cents, at) => line(`${client.id} ${at}`, (cents / 100).toFixed(2)));
  await importStatement(api, staff, rows.join(''));
  const ids = (await readOpenRows(api, staff))
    .filter(({ text }) => text.includes(client.id))
    .map(({ id, amount_cents: cents }) => ({ id, cents }));
  const books = new Books(client, await approvedUrgent(api, client, staff), ids);
  await books.issue();
  await books.issue();
  return books;
}

const sum = <Item>(items: readonly Item[], cents: (item: Item) => number): number =>
  items.reduce((total, item) => total + cents(item), 0);

/** Where the money of a client is. */
async function assertBalanced(books: Books): Promise<void> {
  const invoices = await books.invoices();
  for (const invoice of invoices) {
    const { total_cents: total, paid_cents: paid, refunded_cents: refunded } = invoice;
    const owed = total - paid + refunded - invoice.credited_cents;
    const isOwed = invoice.status !== 'void' && invoice.status !== 'written_off';
    expect([invoice.status, invoice.balance_cents]).toEqual([invoice.status, isOwed ? owed : 0]);
    expect(owed).toBeGreaterThanOrEqual(0);
  }
  const { deposit } = await books.quote();
  const inInvoices = sum(invoices, (invoice) => invoice.paid_cents - invoice.refunded_cents);
  const inCredits = sum(await books.credits(), (credit) => credit.open_cents);
  const held = deposit.received_cents - deposit.taken_off_cents - deposit.refunded_cents;
  expect(inInvoices + inCredits + held).toBe(books.bankCents);
}

it(
  'after any history, with calls at the same moment, the money of a client is what the bank holds',
  { timeout: 300_000 },
  async () => {
    const done = new Set<string>();
    const history = fc.asyncProperty(
      fc.array(moment, { minLength: 12, maxLength: 14 }),
      async (moments) => {
        const books = await open();
        for (const moves of moments) {
          await Promise.all(moves.map((each) => books.make(each)));
          await assertBalanced(books);
          api.clock.advance(1000);
        }
        for (const name of books.done) done.add(name);
      },
    );
    await fc.assert(history, { numRuns: HISTORIES, seed: SEED, endOnFailure: true });
    // The histories reached most of the moves.
    expect(done.size).toBeGreaterThan(7);
  },
);
