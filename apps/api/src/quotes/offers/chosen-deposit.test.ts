import { randomUUID } from 'node:crypto';
import type { Quote } from '@cleaning/contract/quotes';
import { describe, expect, test } from 'vitest';
import {
  command,
  createOfficeQuote,
  officeQuote,
  payDeposit,
  quoteIn,
  readQuote,
} from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const client = makeBeforeEach(() => api.signIn({ firstName: 'Ben', lastName: 'Carver' }));

const line = (unit_cents: number) => ({
  id: randomUUID(),
  description: 'General cleaning',
  quantity: 1,
  unit_cents,
});

const write = (changes: object) =>
  createOfficeQuote(api, staff, client, { items: [line(250_00)], ...changes });

const saveOffer = (quote: Quote, changes: object) =>
  api.call({
    method: 'PATCH',
    path: `quotes/${quote.id}/office/`,
    as: staff,
    body: officeQuote({ version: quote.version, items: [line(250_00)], ...changes }),
  });

const approved = async (quote: Quote) => {
  const sent = quoteIn(await command(api, staff, quote, 'send'));
  const answer = { approved_name: 'Ben Carver', accepts_terms: true };
  return quoteIn(await command(api, client, sent, 'approve', answer));
};

describe('the deposit of a quote of the office', () => {
  test.each([
    ['as usual for standard timing', null, 0, 0, 'none'],
    ['none', { percent: 0 }, 0, 0, 'none'],
    ['a percentage', { percent: 50 }, 50, 125_00, 'due'],
    ['an amount', { cents: 80_00 }, 0, 80_00, 'due'],
  ] as const)('is %s, and is due once approved', async (_what, deposit, percent, cents, status) => {
    const quote = await write({ deposit });
    expect(quote.price).toMatchObject({ deposit_percent: percent, deposit_cents: cents });
    const { deposit: due } = await approved(quote);
    expect(due).toMatchObject({ status, amount_cents: status === 'due' ? cents : 0 });
  });

  test('is none for an urgent clean when the office says so', async () => {
    const quote = await write({ timeline_id: 'urgent', deposit: { percent: 0 } });
    expect(quote.price.deposit_cents).toBe(0);
    expect(await approved(quote)).toMatchObject({ deposit: { status: 'none' } });
  });

  test('that is an amount is paid like any other', async () => {
    const quote = await approved(await write({ deposit: { cents: 80_00 } }));
    expect((await payDeposit(api, staff, quote, { amount_cents: 80_00 })).statusCode).toBe(201);
    expect(await readQuote(api, client, quote)).toMatchObject({ deposit: { status: 'paid' } });
  });

  test('stays as it is when a save says nothing of it, and is as usual when that is chosen', async () => {
    const quote = await write({ deposit: { percent: 50 } });
    const saved = quoteIn(await saveOffer(quote, { items: [line(300_00)] }));
    expect(saved.price).toMatchObject({ deposit_cents: 150_00, chosen_deposit: { percent: 50 } });
    const usual = quoteIn(await saveOffer(saved, { deposit: null }));
    expect(usual.price).toMatchObject({ deposit_percent: 0, deposit_cents: 0 });
    expect(usual.price).not.toHaveProperty('chosen_deposit');
  });

  test('follows the lines, and is never more than their sum', async () => {
    const quote = await write({ deposit: { cents: 200_00 }, items: [line(250_00), line(20_00)] });
    const [first] = quote.price.lines;
    const response = await api.call({
      method: 'DELETE',
      path: `quotes/items/${first?.id}/?quote_id=${quote.id}&version=${quote.version}`,
      as: staff,
    });
    expect(quoteIn(response).price).toMatchObject({ total_cents: 20_00, deposit_cents: 20_00 });
  });

  test('that differs is sent as a change, and is said to the client', async () => {
    const sent = quoteIn(await command(api, staff, await write({}), 'send'));
    const body = { items: sent.price.lines.map(({ id }) => ({ ...line(250_00), id })) };
    const offer = { ...body, company_notes: '', valid_until: sent.valid_until };
    const changed = quoteIn(
      await command(api, staff, sent, 'change', { ...offer, deposit: { percent: 20 } }),
    );
    expect(changed.price.deposit_cents).toBe(50_00);
    const mail = (await api.mails(client.email)).find(({ subject }) =>
      subject.startsWith('We changed your quote'),
    );
    expect(mail?.text).toContain('Deposit changed from $0.00 to $50.00.');
  });

  test.each([
    [
      { deposit: { percent: 101 } },
      'deposit.percent',
      'Use a whole number of percent from 0 to 100.',
    ],
    [{ deposit: { cents: 0 } }, 'deposit.cents', 'Type an amount, such as 150.00.'],
    [{ deposit: {} }, 'deposit', 'Choose a percentage or an amount.'],
    [
      { deposit: { cents: 250_01 } },
      'deposit.cents',
      'The deposit is part of the total. Type $250.00 or less.',
    ],
    [
      { deposit: { percent: 10 }, service_id: 'ndis' },
      'deposit',
      'An NDIS plan pays no deposit. Choose none.',
    ],
  ])('is refused in words: %j', async (changes, field, message) => {
    const response = await api.call({
      method: 'POST',
      path: 'quotes/office/',
      as: staff,
      body: officeQuote({ client_id: client.id, items: [line(250_00)], ...changes }),
    });
    expect([response.statusCode, response.json()]).toEqual([400, { [field]: [message] }]);
  });
});
