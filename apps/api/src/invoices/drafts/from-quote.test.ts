import { describe, expect, test } from 'vitest';
import { command, invoiceIn, myInvoices } from '../../../test/invoice-fixtures.ts';
import { createDraft, storeStatus } from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const testApp = startBeforeAll();
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff' }));
const client = makeBeforeEach(() => testApp.signIn());

const fromQuote = (quoteId: string) =>
  testApp.call({
    method: 'POST',
    path: 'invoices/from_quote/',
    as: staff,
    body: { quote_id: quoteId },
  });

const approvedQuote = async (changes: object = {}) => {
  const quote = await createDraft(testApp, client, changes);
  await storeStatus(testApp, quote, 'approved');
  return quote;
};

describe('an invoice from a quote', () => {
  test('has its lines, its client, and exactly the approved price', async () => {
    const quote = await approvedQuote({ timeline_id: 'urgent' });
    const draft = invoiceIn(await fromQuote(quote.id));
    expect(draft).toMatchObject({
      client_id: client.id,
      quote_id: quote.id,
      kind: 'private',
      total_cents: quote.total_cents,
    });
    expect(draft.lines.map(({ description }) => description)).toContain('Oven Deep Clean');
    expect(draft.lines.at(-1)?.description).toMatch(/ service$/u);
    await command(testApp, staff, draft, 'issue', { version: 1 });
    const { results } = await myInvoices(testApp, client, `?quote_id=${quote.id}`);
    expect(results.map(({ id }) => id)).toEqual([draft.id]);
  });

  test('is created once, even for two presses at once, until it is voided', async () => {
    const quote = await approvedQuote();
    const answers = await Promise.all([1, 2, 3].map(() => fromQuote(quote.id)));
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(made).toHaveLength(1);
    for (const answer of answers.filter((each) => !made.includes(each))) {
      expect(answer.json()).toMatchObject({ code: 'invalid_transition' });
    }
    const [first] = made;
    if (first === undefined) throw new Error('No invoice was made.');
    const draft = invoiceIn(first);
    const issued = invoiceIn(await command(testApp, staff, draft, 'issue', { version: 1 }));
    expect((await fromQuote(quote.id)).statusCode).toBe(409);
    await command(testApp, staff, issued, 'void', { version: 2, reason: 'Wrong sum.' });
    expect((await fromQuote(quote.id)).statusCode).toBe(201);
  });

  test.each([
    ['that was not approved', {}, 'sent'],
    ['of the NDIS, which is an estimate', { service_id: 'ndis' }, 'approved'],
    ['without a price', { service_id: 'window-carpet', rooms: {}, addon_ids: [] }, 'approved'],
  ] as const)('is refused for one %s', async (_what, changes, status) => {
    const quote = await createDraft(testApp, client, changes);
    await storeStatus(testApp, quote, status);
    const response = await fromQuote(quote.id);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual(['quote_id']);
  });

  test('is refused for one that does not exist', async () => {
    expect((await fromQuote('6f1e9d0e-0f5b-4a52-8f0a-0d9f4c3a1b11')).statusCode).toBe(404);
  });
});
