import { randomUUID } from 'node:crypto';
import type { Quote } from '@cleaning/contract/quotes';
import { describe, expect, test } from 'vitest';
import { command, createOfficeQuote, quoteIn, readQuote } from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff', firstName: 'Priya' }));
const client = makeBeforeEach(() => api.signIn({ firstName: 'Olivia', lastName: 'Marsh' }));
const sent = makeBeforeEach(async () => {
  const items = [line('General cleaning', 250_00)];
  const draft = await createOfficeQuote(api, staff, client, { items, valid_until: '2026-12-01' });
  return quoteIn(await command(api, staff, draft, 'send'));
});

const line = (description: string, unit_cents: number) => ({
  id: randomUUID(),
  description,
  quantity: 1,
  unit_cents,
});

const change = (changes: object = {}, as = staff, quote = sent) =>
  command(api, as, quote, 'change', {
    items: [line('General cleaning', 250_00), line('Balcony', 30_00)],
    company_notes: '',
    valid_until: '2026-12-01',
    ...changes,
  });

const approve = (quote: Quote) =>
  command(api, client, quote, 'approve', { approved_name: 'Olivia Marsh', accepts_terms: true });

describe('a change of an offer that is with its client', () => {
  test('is the next version, still sent, with a true history', async () => {
    const changed = quoteIn(await change());
    expect(changed).toMatchObject({ status: 'sent', revision: 2, total_cents: 280_00 });
    expect(changed.events.map((event) => [event.command, event.actor])).toEqual([
      ['create', 'staff'],
      ['send', 'staff'],
      ['change', 'staff'],
    ]);
    expect(quoteIn(await approve(changed))).toMatchObject({
      status: 'approved',
      total_cents: 280_00,
    });
  });

  test('is mailed with what differs, and the earlier version stays readable', async () => {
    await change({ valid_until: '2026-12-03' });
    const mail = (await api.mails(client.email)).find(({ subject }) =>
      subject.startsWith('We changed your quote'),
    );
    expect(mail?.text).toContain('The line “Balcony, 1 × $30.00” was added.');
    expect(mail?.text).toContain('Total changed from $250.00 to $280.00.');
    expect(mail?.text).toContain('It can be approved until the end of Thursday 3 December 2026.');
    const revisions = await api.call({
      path: `quotes/revisions/?quote_id=${sent.id}`,
      as: client,
    });
    expect(revisions.json()).toMatchObject({
      results: [
        { revision: 2, total_cents: 280_00 },
        { revision: 1, total_cents: 250_00 },
      ],
    });
  });

  test('leaves no way to approve what the client had before', async () => {
    await change();
    const response = await approve(sent);
    expect(response.statusCode).toBe(409);
    expect(await readQuote(api, client, sent)).toMatchObject({ status: 'sent', revision: 2 });
  });

  test('is refused when the client approved meanwhile, with both totals and what to do', async () => {
    await approve(sent);
    const response = await change();
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'invalid_transition',
      detail:
        'Olivia approved $250.00 while you were changing it, so the change to $280.00 was not sent. Book what was approved, or call Olivia and write a new quote.',
      current: { total_cents: 250_00, revision: 1 },
    });
    expect((await readQuote(api, client, sent)).total_cents).toBe(250_00);
  });

  test('is refused for a second member of staff who saw the version before', async () => {
    await change();
    const response = await change({ items: [line('Windows', 40_00)] });
    expect(response.json()).toMatchObject({ code: 'stale_version', current: { revision: 2 } });
  });

  test('and an approval at the same moment: one of them counts', async () => {
    const [changed, approved] = await Promise.all([change(), approve(sent)]);
    expect([changed.statusCode, approved.statusCode].toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test.each([
    [{ items: [line('General cleaning', 250_00)] }, 'Nothing differs'],
    [
      { items: [{ ...line('General cleaning', 200_00), list_unit_cents: 250_00 }] },
      'Say why “General cleaning” does not cost its list price.',
    ],
    [{ valid_until: '2020-01-01' }, 'Choose a day from today to one year ahead.'],
  ])('is refused as a send would be: %j', async (changes, message) => {
    const response = await change(changes);
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain(message);
  });

  test('is for the office, and for an offer that is with its client', async () => {
    expect((await change({}, client)).statusCode).toBe(403);
    const draft = await createOfficeQuote(api, staff, client);
    expect((await change({}, staff, draft)).statusCode).toBe(409);
  });
});
