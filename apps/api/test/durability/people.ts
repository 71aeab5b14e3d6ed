import { endpoints } from '@cleaning/contract/endpoints';
import { invoiceSchema, type Invoice } from '@cleaning/contract/invoices';
import { myQuotesPageSchema, quoteSchema, type Quote } from '@cleaning/contract/quotes';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../../src/demo/demo-users.ts';
import { CHOICES, CHOICES_TOTAL_CENTS, SITE } from '../quote-fixtures.ts';

type Call = (method: string, path: string, body?: object, headers?: object) => Promise<unknown>;

/** Signs in one of the demo users over HTTP. @throws when the service does not answer. */
async function signIn(url: string, email: string): Promise<{ call: Call; userId: string }> {
  const callWith =
    (token: object): Call =>
    async (method, path, body, headers = {}) => {
      const response = await fetch(new URL(path, `${url}/api/v1/`), {
        method,
        headers: { 'content-type': 'application/json', ...token, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`);
      return response.json();
    };
  const { data } = endpoints.login.responses[200].parse(
    await callWith({})('POST', 'accounts/auth/login/', { email, password: DEMO_PASSWORD }),
  );
  return {
    call: callWith({ authorization: `Token ${data?.token}` }),
    userId: data?.user.id ?? '',
  };
}

const pageSchema = z.looseObject({ next: z.string().nullable(), results: z.array(z.unknown()) });

/** Reads all pages of a list. */
async function readAll(call: Call, path: string): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let next: string | null = path; next !== null;) {
    const page = pageSchema.parse(await call('GET', next));
    found.push(...page.results);
    next = page.next;
  }
  return found;
}

/** A client who asks for quotes. */
export interface Client {
  readonly userId: string;
  /** Creates the draft of a key; repeated calls return the same one. */
  create(key: string): Promise<Quote>;
  submit(quote: Quote): Promise<Quote>;
  read(id: string): Promise<Quote>;
  /** Lists every quote of the client. */
  list(): Promise<Pick<Quote, 'id' | 'reference' | 'status'>[]>;
}

export async function signInClient(url: string): Promise<Client> {
  const { call, userId } = await signIn(url, 'general@example.com');
  return {
    userId,
    create: async (key) =>
      quoteSchema.parse(
        await call(
          'POST',
          'quotes/',
          { ...CHOICES, ...SITE, access_notes: key },
          { 'idempotency-key': key },
        ),
      ),
    submit: async ({ id, version }) =>
      quoteSchema.parse(
        await call('POST', `quotes/${id}/submit/`, {
          version,
          expected_total_cents: CHOICES_TOTAL_CENTS,
        }),
      ),
    read: async (id) => quoteSchema.parse(await call('GET', `quotes/${id}/`)),
    list: async () =>
      myQuotesPageSchema.shape.results.parse(
        await readAll(call, 'quotes/my-quotes/?page_size=100&ordering=created_at'),
      ),
  };
}

const invoiceInListSchema = z.looseObject({ id: z.uuid(), number: z.string().nullable() });

/** A member of staff who sends offers and invoices. */
export interface Bookkeeper {
  /** Has a submitted quote sent once the seconds are over in which that can be undone. */
  send(quote: Quote): Promise<void>;
  /** Creates the draft of a key; repeated calls return the same one. */
  create(key: string, clientId: string): Promise<Invoice>;
  issue(invoice: Invoice): Promise<Invoice>;
  /** Records a payment by its reference; repeated calls record it once. */
  pay(id: string, reference: string): Promise<Invoice>;
  read(id: string): Promise<Invoice>;
  /** Lists the numbers of all invoices that have one. */
  listNumbers(): Promise<string[]>;
}

/** Less than the invoice's total, so that it is never fully paid. */
export const PART_CENTS = 10_00;

export async function signInBookkeeper(url: string): Promise<Bookkeeper> {
  const { call } = await signIn(url, 'staff@example.com');
  const line = { description: 'General clean', quantity: 1, unit_price_cents: 110_00 };
  return {
    send: async ({ id, version }) => {
      await call('POST', `quotes/${id}/send/`, { version, undoable: true });
    },
    create: async (key, clientId) =>
      invoiceSchema.parse(
        await call(
          'POST',
          'invoices/',
          { client_id: clientId, kind: 'private', note: key, lines: [line] },
          { 'idempotency-key': key },
        ),
      ),
    issue: async ({ id, version }) =>
      invoiceSchema.parse(await call('POST', `invoices/${id}/issue/`, { version })),
    pay: async (id, reference) =>
      invoiceSchema.parse(
        await call(
          'POST',
          `invoices/${id}/payments/`,
          { amount_cents: PART_CENTS, reference, method: 'bank_transfer' },
          { 'idempotency-key': `payment-${reference}` },
        ),
      ),
    read: async (id) => invoiceSchema.parse(await call('GET', `invoices/${id}/`)),
    async listNumbers() {
      const found = await readAll(call, 'invoices/?page_size=100&ordering=created_at');
      return z
        .array(invoiceInListSchema)
        .parse(found)
        .flatMap(({ number }) => (number === null ? [] : [number]));
    },
  };
}
