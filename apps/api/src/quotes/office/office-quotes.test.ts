import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CallOptions, TestPerson } from '../../../test/create-test-app.ts';
import { start } from '../../../test/message-fixtures.ts';
import {
  act,
  command,
  createDraft,
  createOfficeQuote,
  officeQuote,
  quoteIn,
  readQuote,
} from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff', firstName: 'Priya' }));
const cleaner = makeBeforeAll(() => api.signIn({ userType: 'staff', staffRole: 'cleaner' }));
const client = makeBeforeEach(() => api.signIn({ firstName: 'Ben', lastName: 'Carver' }));

const post = (path: string, body: object, as = staff) =>
  api.call({ method: 'POST', path, as, body });

const line = (changes: object = {}) => ({
  id: randomUUID(),
  description: 'General cleaning',
  quantity: 1,
  unit_cents: 100_00,
  list_unit_cents: 120_00,
  reason: 'Second clean this month.',
  ...changes,
});

const countOf = async ({ id }: TestPerson) =>
  (await api.call({ path: `quotes/?client_id=${id}`, as: staff })).json<{ count: number }>().count;

const audited = async (quoteId: string) =>
  (await api.database.query.auditEntries.findMany())
    .filter(({ subjectId }) => subjectId === quoteId)
    .map(({ action, clientId, reason }) => ({ action, clientId, reason }));

describe('a quote that the office writes', () => {
  test('has its choices and its offer at once, an owner and a history of its own', async () => {
    const quote = await createOfficeQuote(api, staff, client, {
      items: [line()],
      company_notes: 'As we said on the phone.',
      valid_until: '2026-12-01',
      interval_weeks: 2,
      preferred_date: '2026-12-08',
      preferred_time: '09:00',
    });
    expect(quote).toMatchObject({
      status: 'draft',
      origin: 'office',
      revision: 1,
      total_cents: 100_00,
      company_notes: 'As we said on the phone.',
      interval_weeks: 2,
      preferred_date: '2026-12-08',
      staff_details: { owner: { id: staff.id }, next_valid_until: '2026-12-01' },
      available_commands: ['send'],
      events: [
        { command: 'create', actor: 'staff', actor_name: 'Priya', on_behalf_of_client: false },
      ],
    });
    expect(await audited(quote.id)).toEqual([
      { action: 'create', clientId: client.id, reason: null },
    ]);
    expect(await api.mails(client.email)).toEqual([]);
  });

  test('costs the list price without lines of its own', async () => {
    expect((await createOfficeQuote(api, staff, client)).total_cents).toBe(215_00);
  });

  test.each([
    [{ client_id: randomUUID() }, 'client_id', 'Choose a client with an open account.'],
    [{ service_id: 'moon' }, 'service_id', 'Choose a service.'],
    [{ preferred_date: '2020-01-01' }, 'preferred_date', 'Choose today or a later date.'],
    [{ valid_until: '2020-01-01' }, 'valid_until', 'Choose a day from today to one year ahead.'],
    [
      { postcode: '2830', suburb: 'Dubbo' },
      'outside_area_reason',
      'This is outside our areas. Say why we take it.',
    ],
    [
      { items: [line({ quantity: 1000, unit_cents: 10_000_00 })] },
      'items',
      'The lines of a quote come to $1,000,000 or less.',
    ],
  ])('is refused whole, so that nothing half made remains: %j', async (changes, field, message) => {
    const response = await post(
      'quotes/office/',
      officeQuote({ client_id: client.id, ...changes }),
    );
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ [field]: [message] });
    expect(await countOf(client)).toBe(0);
  });

  test('is written once under one key', async () => {
    const call: CallOptions = {
      method: 'POST',
      path: 'quotes/office/',
      as: staff,
      body: officeQuote({ client_id: client.id }),
      headers: { 'idempotency-key': `office-${client.id}` },
    };
    const [first, second] = await Promise.all([api.call(call), api.call(call)]);
    expect(second?.json()).toEqual(first?.json());
    expect(await countOf(client)).toBe(1);
  });

  test('is written by the office alone', async () => {
    const body = officeQuote({ client_id: client.id });
    expect((await post('quotes/office/', body, client)).statusCode).toBe(403);
    expect((await post('quotes/office/', body, cleaner)).statusCode).toBe(403);
  });
});

describe('before it is sent', () => {
  test('its client finds no sign of it', async () => {
    const quote = await createOfficeQuote(api, staff, client);
    const read = (path: string) => api.call({ path, as: client });
    const gone = [
      `quotes/${quote.id}/`,
      `quotes/${quote.id}/download_pdf/`,
      `quotes/items/?quote_id=${quote.id}`,
      `quotes/revisions/?quote_id=${quote.id}`,
      `quotes/attachments/?quote_id=${quote.id}`,
    ];
    for (const path of gone) expect([path, (await read(path)).statusCode]).toEqual([path, 404]);

    const lists = [
      'quotes/my-quotes/',
      `quotes/my-quotes/?search=${quote.reference}`,
      'quotes/my-quotes/?status=draft&ordering=created_at',
    ];
    for (const path of lists) {
      expect((await read(path)).json()).toMatchObject({
        count: 0,
        results: [],
        status_counts: {},
      });
    }
    for (const path of ['accounts/dashboard/', 'accounts/export/']) {
      const response = await read(path);
      expect([path, response.statusCode]).toEqual([path, 200]);
      expect(response.body).not.toContain(quote.id);
      expect(response.body).not.toContain(quote.reference);
    }
  });

  test('its client can do nothing with it', async () => {
    const quote = await createOfficeQuote(api, staff, client);
    const commands = ['submit', 'cancel', 'approve', 'decline', 'request_changes'];
    const body = {
      submit: { expected_total_cents: 215_00 },
      approve: { approved_name: 'Ben Carver', accepts_terms: true },
      request_changes: { comment: 'More rooms.' },
    } as Record<string, object>;
    for (const name of commands) {
      const response = await command(api, client, quote, name, body[name]);
      expect([name, response.statusCode]).toEqual([name, 404]);
    }
    const edited = await act(api, client, quote, 'edit', { suburb: 'Epping' });
    expect(edited.statusCode).toBe(404);
    expect((await act(api, client, quote, 'delete')).statusCode).toBe(404);
    const template = await post('quotes/templates/', { name: 'Mine', quote_id: quote.id }, client);
    expect(template.statusCode).toBe(400);
  });

  test('no conversation is started about it, by either side', async () => {
    const quote = await createOfficeQuote(api, staff, client);
    const subject = { about: { type: 'quote', id: quote.id } };
    expect((await start(api, client, subject)).statusCode).toBe(400);
    expect((await start(api, staff, { ...subject, client_id: client.id })).statusCode).toBe(400);
  });

  test('it is with the company on the board, and in no queue of the clients', async () => {
    const quote = await createOfficeQuote(api, staff, client);
    const path = `quotes/?client_id=${client.id}&step=preparing`;
    const preparing = await api.call({ path, as: staff });
    expect(preparing.json()).toMatchObject({ count: 1, results: [{ id: quote.id }] });
    const totals = await api.call({ path: `quotes/totals/?client_id=${client.id}`, as: staff });
    expect(totals.json()).toMatchObject({
      steps: { preparing: { count: 1, total_cents: 215_00 }, to_answer: { count: 0 } },
    });
  });

  test('the office changes all of it in one call, and no reason is asked', async () => {
    const quote = await createOfficeQuote(api, staff, client);
    const path = `quotes/${quote.id}/office/`;
    const change = { rooms: { bedroom: 3 }, addon_ids: [], items: [line()], company_notes: 'New.' };
    const body = officeQuote({ version: quote.version, ...change });
    const saved = quoteIn(await api.call({ method: 'PATCH', path, as: staff, body }));
    expect(saved).toMatchObject({
      version: 2,
      rooms: { bedroom: 3, bathroom: 0 },
      addon_ids: [],
      total_cents: 100_00,
      company_notes: 'New.',
    });
    const stale = await api.call({ method: 'PATCH', path, as: staff, body });
    expect(stale.json()).toMatchObject({ code: 'stale_version', current: { version: 2 } });
    expect(await audited(quote.id)).toHaveLength(2);
  });

  test('the office deletes it, which the audit log keeps', async () => {
    const quote = await createOfficeQuote(api, staff, client);
    expect((await act(api, staff, quote, 'delete')).statusCode).toBe(204);
    expect((await api.call({ path: `quotes/${quote.id}/`, as: staff })).statusCode).toBe(404);
    expect((await audited(quote.id)).map(({ action }) => action)).toEqual(['create', 'delete']);
  });

  test('while its send can be undone it is neither shown, nor changed, nor deleted', async () => {
    const quote = await createOfficeQuote(api, staff, client);
    const waiting = quoteIn(await command(api, staff, quote, 'send', { undoable: true }));
    expect((await api.call({ path: `quotes/${quote.id}/`, as: client })).statusCode).toBe(404);
    expect((await act(api, staff, waiting, 'delete')).json()).toMatchObject({
      detail: 'This quote is about to be sent. Undo the send first.',
    });
  });
});

describe('once it is sent', () => {
  test('its client gets the mail, sees it, and approves it without a step before', async () => {
    const quote = await createOfficeQuote(api, staff, client);
    const sent = quoteIn(await command(api, staff, quote, 'send'));
    expect(sent).toMatchObject({ status: 'sent', revision: 1, origin: 'office' });
    const [mail] = await api.mails(client.email);
    expect(mail?.subject).toBe(`Your quote ${quote.reference} is ready`);
    expect(await readQuote(api, client, quote)).toMatchObject({
      status: 'sent',
      available_commands: ['approve', 'decline', 'request_changes'],
    });
    const own = await api.call({ path: 'quotes/my-quotes/', as: client });
    expect(own.json()).toMatchObject({ count: 1, status_counts: { sent: 1 } });
    const approved = await command(api, client, sent, 'approve', {
      approved_name: 'Ben Carver',
      accepts_terms: true,
    });
    expect(quoteIn(approved).status).toBe('approved');
  });

  test('it is neither saved whole nor deleted any more', async () => {
    const quote = await createOfficeQuote(api, staff, client);
    const sent = quoteIn(await command(api, staff, quote, 'send'));
    const deleted = await act(api, staff, sent, 'delete');
    expect(deleted.statusCode).toBe(409);
    expect(deleted.json()).toMatchObject({
      code: 'invalid_transition',
      detail: 'Only a draft of the office that was not sent yet can be deleted.',
    });
    const path = `quotes/${quote.id}/office/`;
    const body = officeQuote({ version: sent.version });
    const saved = await api.call({ method: 'PATCH', path, as: staff, body });
    expect(saved.statusCode).toBe(409);
  });
});

test('a client’s own draft stays theirs: the office cannot delete or send it', async () => {
  const draft = await createDraft(api, client);
  expect((await act(api, staff, draft, 'delete')).statusCode).toBe(409);
  expect((await command(api, staff, draft, 'send')).statusCode).toBe(409);
  expect(await readQuote(api, client, draft)).toMatchObject({ origin: 'client', status: 'draft' });
});
