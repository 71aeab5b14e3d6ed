import { quoteResultsSchema, SEND_DELAY_SECONDS, type Quote } from '@cleaning/contract/quotes';
import { beforeEach, describe, expect, it } from 'vitest';
import { runDue } from '../../../test/run-due.ts';
import { act, command, createDraft, quoteIn, readQuote } from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';
import { sendOffersJob } from '../index.ts';

const ITEM = '0d3a0000-0000-4000-8000-00000000000';
const item = (n: number, changes: object = {}) => ({
  id: `${ITEM}${n}`,
  description: 'Deep cleaning',
  quantity: 1,
  unit_cents: 160_00,
  list_unit_cents: 180_00,
  reason: 'Second clean this month.',
  ...changes,
});

const NOW = '2026-11-21T00:00:00Z';

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff', firstName: 'Priya' }));
const colleague = makeBeforeAll(() => api.signIn({ userType: 'admin', firstName: 'Dana' }));
const client = makeBeforeAll(() => api.signIn());
beforeEach(() => api.clock.set(NOW));
const asked = makeBeforeEach(async () => {
  // A send that a test left waiting would be due in the next one.
  await api.database.execute('update quotes set send_at = null, send_by = null');
  return submitted();
});

async function submitted(changes: object = {}): Promise<Quote> {
  const draft = await createDraft(api, client, changes);
  await act(api, client, draft, 'submit', { expected_total_cents: draft.total_cents });
  return readQuote(api, staff, draft);
}

const saveOffer = ({ id, version }: Quote, changes: object = {}, as = staff) =>
  api.call({
    method: 'PATCH',
    path: `quotes/${id}/offer/`,
    as,
    body: { version, items: [item(1)], company_notes: 'Hi.', valid_until: null, ...changes },
  });

const sendLater = (quote: Quote, body: object = {}) =>
  command(api, staff, quote, 'send', { undoable: true, ...body });

/** Runs the work that the service does every second. */
const work = () => runDue(api, sendOffersJob);

const mailsAbout = async ({ reference }: Quote) =>
  (await api.mails(client.email)).filter(({ subject }) =>
    subject.includes(`${reference} is ready`),
  );

describe('an offer that is being prepared', () => {
  it('is saved in one call with its lines, list prices, reasons, note and last day', async () => {
    const saved = quoteIn(await saveOffer(asked, { valid_until: '2026-12-07' }));
    expect(saved).toMatchObject({
      status: 'submitted',
      version: asked.version + 1,
      total_cents: 160_00,
      company_notes: 'Hi.',
      valid_until: null,
      staff_details: { next_valid_until: '2026-12-07', owner: { first_name: 'Priya' } },
    });
    expect(saved.price.lines).toEqual([
      {
        kind: 'item',
        id: `${ITEM}1`,
        name: 'Deep cleaning',
        quantity: 1,
        unit_cents: 160_00,
        amount_cents: 160_00,
        list_unit_cents: 180_00,
        reason: 'Second clean this month.',
      },
    ]);
  });

  it('is priced by the price list when it has no lines', async () => {
    const saved = quoteIn(await saveOffer(asked));
    const back = quoteIn(await saveOffer(saved, { items: [] }));
    expect(back.price).toEqual(asked.price);
  });

  it('shows a client nothing that is internal to staff', async () => {
    await saveOffer(asked, { valid_until: '2026-12-07' });
    expect(await readQuote(api, client, asked)).toMatchObject({
      staff_details: null,
      valid_until: null,
    });
  });

  it.each([
    ['a line that costs less than nothing', { items: [item(1, { unit_cents: -1 })] }, 'items'],
    ['two lines of one id', { items: [item(1), item(1)] }, 'items'],
    ['a last day that is past', { valid_until: '2026-11-01' }, 'valid_until'],
    [
      'more than a quote can come to',
      { items: [item(1, { unit_cents: 1_000_000, quantity: 1000 })] },
      'items',
    ],
  ])('is refused with %s', async (_what, changes, field) => {
    const response = await saveOffer(asked, changes);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json()).some((name) => name.startsWith(field))).toBe(true);
  });

  it('is refused for a stale version, with the current one', async () => {
    const saved = quoteIn(await saveOffer(asked));
    const stale = await saveOffer(asked, { company_notes: 'Mine.' }, colleague);
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      code: 'stale_version',
      current: { version: saved.version },
    });
  });

  it('cannot be saved once it was sent', async () => {
    const sent = quoteIn(await command(api, staff, asked, 'send'));
    expect((await saveOffer(sent)).json()).toMatchObject({ code: 'invalid_transition' });
  });

  it('is not sent while a changed price has no reason', async () => {
    const saved = quoteIn(await saveOffer(asked, { items: [item(1, { reason: '' })] }));
    const response = await command(api, staff, saved, 'send');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      items: ['Say why “Deep cleaning” does not cost its list price.'],
    });
  });
});

describe('a send that can be undone', () => {
  it('waits ten seconds, and is executed once however many processes run', async () => {
    const waiting = quoteIn(await sendLater(asked, { valid_until: '2026-12-09' }));
    expect(waiting).toMatchObject({
      status: 'submitted',
      available_commands: [],
      staff_details: { send_at: new Date(api.clock.now.getTime() + 10_000).toISOString() },
    });
    api.clock.advance(SEND_DELAY_SECONDS * 1000 - 1);
    await work();
    expect((await readQuote(api, client, asked)).status).toBe('submitted');
    expect(await mailsAbout(asked)).toHaveLength(0);

    api.clock.advance(1);
    await Promise.all([work(), work(), work()]);
    const sent = await readQuote(api, staff, asked);
    expect(sent).toMatchObject({
      status: 'sent',
      valid_until: '2026-12-09',
      staff_details: { send_at: null, next_valid_until: null, owner: { first_name: 'Priya' } },
    });
    expect(sent.events.at(-1)).toMatchObject({ command: 'send', actor: 'staff' });
    expect(await mailsAbout(asked)).toHaveLength(1);
  });

  it('has no effect when it is undone in time', async () => {
    const waiting = quoteIn(await sendLater(asked));
    const undone = quoteIn(await command(api, colleague, waiting, 'undo_send'));
    expect(undone).toMatchObject({ status: 'submitted', staff_details: { send_at: null } });
    expect(undone.events).toEqual(asked.events);
    api.clock.advance(60_000);
    await work();
    expect((await readQuote(api, client, asked)).status).toBe('submitted');
    expect(quoteIn(await command(api, staff, undone, 'send')).status).toBe('sent');
  });

  it('cannot be undone after that time, or when nothing is waiting', async () => {
    const nothing = await command(api, staff, asked, 'undo_send');
    expect(nothing.json()).toMatchObject({ code: 'invalid_transition' });
    const waiting = quoteIn(await sendLater(asked));
    api.clock.advance(SEND_DELAY_SECONDS * 1000);
    const late = await command(api, staff, waiting, 'undo_send');
    expect(late.json()).toMatchObject({ detail: 'It is too late: the quote is sent.' });
    await work();
  });

  it('blocks changes by staff meanwhile, but still lets the client cancel', async () => {
    const waiting = quoteIn(await sendLater(asked));
    for (const response of [
      await saveOffer(waiting),
      await sendLater(waiting),
      await command(api, staff, waiting, 'decline_request', { reason: 'Too far.' }),
    ]) {
      expect(response.json()).toMatchObject({
        detail: 'This quote is about to be sent. Undo the send first.',
      });
    }
    expect((await act(api, client, waiting, 'cancel')).statusCode).toBe(200);
    api.clock.advance(60_000);
    await work();
    expect((await readQuote(api, staff, asked)).status).toBe('cancelled');
  });

  it('is refused at once when the quote cannot be sent', async () => {
    const unpriced = await submitted({ service_id: 'window-carpet' });
    expect((await sendLater(unpriced)).statusCode).toBe(409);
    expect((await sendLater(asked, { valid_until: '2020-01-01' })).statusCode).toBe(400);
  });

  it('that became impossible leaves the quote with staff, and says why to who sent it', async () => {
    await sendLater(asked, { valid_until: '2026-11-21' });
    api.clock.set('2026-11-22T00:00:00Z');
    await work();
    const left = await readQuote(api, staff, asked);
    expect(left).toMatchObject({ status: 'submitted', staff_details: { send_at: null } });
    const reason = 'Choose a day from today to one year ahead.';
    expect(left.events.at(-1)).toMatchObject({ command: 'refuse_send', actor: 'system', reason });
    const [mail] = await api.mails(staff.email);
    expect(mail?.subject).toBe(`Quote ${asked.reference} was not sent`);
    expect(mail?.text).toContain(reason);
    const ofClient = await readQuote(api, client, asked);
    expect(ofClient.events.map(({ command: name }) => name)).not.toContain('refuse_send');
  });
});

const assign = (quote: Quote, owner: string | null, as = staff) =>
  command(api, as, quote, 'assign', { owner_id: owner });

const bulk = (name: string, quotes: readonly Pick<Quote, 'id' | 'version'>[], more = {}) =>
  api.call({
    method: 'POST',
    path: `quotes/bulk_${name}/`,
    as: staff,
    body: { quotes: quotes.map(({ id, version }) => ({ id, version })), ...more },
  });

describe('the owner of a quote', () => {
  it('can be set and removed', async () => {
    const given = quoteIn(await assign(asked, colleague.id));
    expect(given.staff_details?.owner).toEqual({ id: colleague.id, first_name: 'Dana' });
    const back = quoteIn(await assign(given, null));
    expect(back.staff_details?.owner).toBeNull();
  });

  it('must be a user of the company', async () => {
    expect((await assign(asked, client.id)).json()).toEqual({
      owner_id: ['Choose a person of the office.'],
    });
    expect((await assign(asked, staff.id, client)).statusCode).toBe(403);
  });

  it('is in the audit log when it changes', async () => {
    await assign(asked, colleague.id);
    const log = await api.call({ path: `audit/?subject_id=${asked.id}`, as: colleague });
    expect(log.json()).toMatchObject({
      count: 1,
      results: [{ action: 'update', client: { id: client.id }, actor: { id: staff.id } }],
    });
  });
});

const resultsOf = (response: Awaited<ReturnType<typeof bulk>>) =>
  quoteResultsSchema.parse(response.json()).results;

describe('a bulk command on quotes', () => {
  it('returns a result for each quote, in the order in which they were chosen', async () => {
    const unpriced = await submitted({ service_id: 'window-carpet' });
    const stale = { ...(await submitted()), version: 1 };
    const results = resultsOf(await bulk('send', [unpriced, asked, stale]));
    expect(results.map(({ id }) => id)).toEqual([unpriced.id, asked.id, stale.id]);
    expect(results.map(({ error }) => error?.code ?? null)).toEqual([
      'invalid_transition',
      null,
      'stale_version',
    ]);
    expect(results[1]?.send_at).not.toBeNull();
    api.clock.advance(60_000);
    await work();
    expect((await readQuote(api, staff, asked)).status).toBe('sent');
    expect((await readQuote(api, staff, stale)).status).toBe('submitted');
  });

  it('can be undone for each', async () => {
    const other = await submitted();
    const sent = resultsOf(await bulk('send', [asked, other]));
    const waiting = sent.map(({ id, version }) => ({ id, version: version ?? 0 }));
    const undone = resultsOf(await bulk('undo_send', waiting));
    expect(undone.map(({ send_at, error }) => [send_at, error])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('assigns quotes to a colleague', async () => {
    const other = await submitted();
    resultsOf(await bulk('assign', [asked, other], { owner_id: colleague.id }));
    for (const quote of [asked, other]) {
      const { staff_details } = await readQuote(api, staff, quote);
      expect(staff_details?.owner?.first_name).toBe('Dana');
    }
  });

  it.each([[[]], [[{ id: 'x', version: 1 }]]])('is refused for %j', async (quotes) => {
    expect((await bulk('send', quotes)).statusCode).toBe(400);
  });

  it('exports chosen quotes as a file without formulas, and is in the audit log', async () => {
    const odd = await submitted({ suburb: '=HYPERLINK(1)' });
    const response = await api.call({
      method: 'POST',
      path: 'quotes/export/',
      as: staff,
      body: { ids: [odd.id] },
    });
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('quotes-2026-11-2'),
    });
    const [, row] = response.body.split('\r\n');
    expect(row).toBe(
      `${odd.reference},Robin Park,General cleaning,'=HYPERLINK(1),To answer,2026-11-21,,,215.00`,
    );
    const log = await api.call({ path: `audit/?subject_id=${odd.id}`, as: colleague });
    expect(log.json()).toMatchObject({ results: [{ action: 'export' }] });
  });
});
