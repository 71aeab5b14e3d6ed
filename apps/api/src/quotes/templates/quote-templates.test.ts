import { MAX_QUOTE_TEMPLATES, type QuoteTemplate } from '@cleaning/contract/quotes';
import { describe, expect, test } from 'vitest';
import type { CallOptions } from '../../../test/create-test-app.ts';
import { CHOICES, createDraft, quoteIn, SITE } from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const testApp = startBeforeAll();
const stranger = makeBeforeAll(() => testApp.signIn());
const client = makeBeforeEach(() => testApp.signIn());

const templates = (
  method: NonNullable<CallOptions['method']>,
  path = '',
  body?: object,
  as = client,
) => testApp.call({ method, path: `quotes/templates/${path}`, as, body });

const save = async (name: string, body: object = CHOICES) => {
  const response = await templates('POST', '', { name, ...body });
  expect(response.statusCode).toBe(201);
  return response.json<QuoteTemplate>();
};

const namesOf = async (query = '') => {
  const page = (await templates('GET', query)).json<{ results: QuoteTemplate[] }>();
  return page.results.map(({ name }) => name);
};

describe('a template', () => {
  test('is saved from a quote, without its date and price', async () => {
    const quote = await createDraft(testApp, client, { preferred_date: '2026-11-30' });
    const template = await save('Every second week', { quote_id: quote.id });
    const now = testApp.clock.now.toISOString();
    expect(template).toEqual({
      id: expect.any(String),
      name: 'Every second week',
      service_id: quote.service_id,
      rooms: quote.rooms,
      addon_ids: quote.addon_ids,
      timeline_id: quote.timeline_id,
      ...SITE,
      access_notes: '',
      created_at: now,
      updated_at: now,
    });
    const response = await templates('GET', `${template.id}/`);
    expect(response.json()).toEqual(template);
  });

  test('creates a new draft at today’s price', async () => {
    const template = await save('Spring', { ...CHOICES, ...SITE });
    const response = await templates('POST', `${template.id}/book/`);
    expect(response.statusCode).toBe(201);
    expect(quoteIn(response)).toMatchObject({
      status: 'draft',
      version: 1,
      total_cents: 215_00,
      preferred_date: null,
      ...SITE,
    });
  });

  test('used twice with one key creates one draft, and another template is refused with it', async () => {
    const [one, two] = [await save('One'), await save('Two')];
    const headers = { 'idempotency-key': `book-${one.id}` };
    const book = ({ id }: QuoteTemplate) =>
      testApp.call({ method: 'POST', path: `quotes/templates/${id}/book/`, as: client, headers });
    const answers = await Promise.all([book(one), book(one)]);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect((await book(two)).json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('can be renamed and changed, and other fields stay', async () => {
    const template = await save('Old', { ...CHOICES, ...SITE });
    testApp.clock.advance(1000);
    const response = await templates('PATCH', `${template.id}/`, { name: 'New', suburb: null });
    expect(response.json()).toEqual({
      ...template,
      name: 'New',
      suburb: null,
      updated_at: testApp.clock.now.toISOString(),
    });
  });

  test('is deleted once', async () => {
    const { id } = await save('Gone');
    expect((await templates('DELETE', `${id}/`)).statusCode).toBe(204);
    expect((await templates('DELETE', `${id}/`)).statusCode).toBe(404);
    expect(await namesOf()).toEqual([]);
  });

  test('is listed by name, page by page', async () => {
    for (const name of ['b', 'C', 'a']) await save(name);
    expect(await namesOf()).toEqual(['a', 'b', 'C']);
    expect(await namesOf('?page_size=2&page=2')).toEqual(['C']);
  });
});

describe('the name of a template', () => {
  test('is unique for a client in any case, and can be used by other clients', async () => {
    const { id } = await save('Weekly');
    const taken = { name: ['You have a template of this name. Choose another name.'] };
    expect((await templates('POST', '', { name: 'WEEKLY', ...CHOICES })).json()).toEqual(taken);
    const other = await save('Monthly');
    expect((await templates('PATCH', `${other.id}/`, { name: 'weekly' })).json()).toEqual(taken);
    expect((await templates('PATCH', `${id}/`, { name: 'weekly' })).statusCode).toBe(200);
    const theirs = await templates('POST', '', { name: 'Weekly', ...CHOICES }, stranger);
    expect(theirs.statusCode).toBe(201);
    await templates('DELETE', `${theirs.json<QuoteTemplate>().id}/`, undefined, stranger);
  });
});

test('a client can have fifty templates, even when more are saved at once', async () => {
  for (let count = 1; count < MAX_QUOTE_TEMPLATES; count += 1) await save(`Clean ${count}`);
  const answers = await Promise.all(
    ['x', 'y', 'z'].map((name) => templates('POST', '', { name, ...CHOICES })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    201, 400, 400,
  ]);
  expect(answers.find(({ statusCode }) => statusCode === 400)?.json()).toEqual({
    non_field_errors: ['You have 50 templates, which is as many as we keep. Delete one first.'],
  });
});

describe('a template is refused', () => {
  test.each([
    [{ name: ' ', ...CHOICES }, ['name']],
    [{ name: 'x'.repeat(61), ...CHOICES }, ['name']],
    [{ name: 'None' }, ['service_id', 'rooms', 'addon_ids', 'timeline_id']],
    [
      { name: 'Both', quote_id: '0d3a0000-0000-4000-8000-00000000ffff', suburb: 'Ryde' },
      ['suburb'],
    ],
    [{ name: 'Lost', quote_id: '0d3a0000-0000-4000-8000-00000000ffff' }, ['quote_id']],
    [{ name: 'Odd', quote_id: 7 }, ['quote_id']],
    [{ name: 'Day', ...CHOICES, preferred_date: '2026-12-01' }, ['preferred_date']],
  ])('with %j, by its field', async (body, fields) => {
    const response = await templates('POST', '', body);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual(fields);
  });

  test('a quote of another client', async () => {
    const quote = await createDraft(testApp, stranger);
    const response = await templates('POST', '', { name: 'Theirs', quote_id: quote.id });
    expect(response.json()).toEqual({ quote_id: ['Choose one of your quotes.'] });
  });

  test.each([
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', 'book/'],
  ] as const)('%s %s of another client’s template', async (method, path) => {
    const { id } = await save('Mine');
    const body = method === 'PATCH' ? { name: 'Yours' } : undefined;
    expect((await templates(method, `${id}/${path}`, body, stranger)).statusCode).toBe(404);
    expect(await namesOf()).toEqual(['Mine']);
  });
});
