import { pageOf } from '@cleaning/contract/http';
import { messageSchema, threadSchema } from '@cleaning/contract/messages';
import { describe, expect, test } from 'vitest';
import { confirmedAppointment, requestAppointment } from '../../test/appointment-fixtures.ts';
import type { TestPerson } from '../../test/create-test-app.ts';
import {
  markRead,
  messageIn,
  readThread,
  reply,
  start,
  startedThread,
  threadIn,
  unreadOf,
} from '../../test/message-fixtures.ts';
import { createDraft } from '../../test/quote-fixtures.ts';
import { makeBeforeEach, startBeforeAll } from '../../test/set-up.ts';

const api = startBeforeAll();
const client = makeBeforeEach(() => api.signIn({ firstName: 'Grace', lastName: 'Nguyen' }));
const stranger = makeBeforeEach(() => api.signIn());
const staff = makeBeforeEach(() => api.signIn({ userType: 'staff', firstName: 'Sam' }));
const admin = makeBeforeEach(() => api.signIn({ userType: 'admin', firstName: 'Alex' }));

const threadsOf = async (as: TestPerson, query = '') => {
  const response = await api.call({ path: `messages/?page_size=100&${query}`, as });
  expect(response.statusCode).toBe(200);
  return pageOf(threadSchema).parse(response.json()).results;
};

const messagesOf = async (as: TestPerson, id: string, query = '') => {
  const response = await api.call({ path: `messages/${id}/messages/?${query}`, as });
  expect(response.statusCode).toBe(200);
  return pageOf(messageSchema).parse(response.json());
};

describe('starting a conversation', () => {
  test('works for a client who writes to the company', async () => {
    const thread = await startedThread(api, client);
    expect(thread).toMatchObject({
      client_id: client.id,
      client_name: 'Grace Nguyen',
      subject: 'The key',
      about: null,
      message_count: 1,
      unread_count: 0,
      last_message: { side: 'client', excerpt: 'Where shall I leave the key?' },
    });
    expect(thread.last_unread).toBeNull();
    expect(await readThread(api, staff, thread)).toMatchObject({
      unread_count: 1,
      last_unread: {
        excerpt: 'Where shall I leave the key?',
        sent_at: thread.last_message.sent_at,
      },
    });
  });

  test('works for staff who write to a client', async () => {
    const thread = threadIn(await start(api, staff, { client_id: client.id }));
    expect(thread).toMatchObject({ client_id: client.id, unread_count: 0 });
    expect(await readThread(api, client, thread)).toMatchObject({
      unread_count: 1,
      last_message: { side: 'staff' },
    });
  });

  test('can be about a quote or an appointment of that client', async () => {
    const quote = await createDraft(api, client);
    const appointment = await requestAppointment(api, client);
    for (const [type, { id, reference }] of [
      ['quote', quote],
      ['appointment', appointment],
    ] as const) {
      const thread = threadIn(await start(api, client, { about: { type, id } }));
      expect(thread.about).toEqual({ type, id, reference });
    }
  });

  test('includes the start of the visit it is about', async () => {
    const { id, starts_at: startsAt } = await confirmedAppointment(api, { client, staff });
    const thread = threadIn(await start(api, client, { about: { type: 'appointment', id } }));
    expect(thread.about).toMatchObject({ id, starts_at: startsAt });
  });

  test('can be found by its quote or appointment', async () => {
    const quote = await createDraft(api, client);
    const appointment = await requestAppointment(api, client);
    const ofQuote = threadIn(await start(api, client, { about: { type: 'quote', id: quote.id } }));
    const ofAppointment = threadIn(
      await start(api, client, { about: { type: 'appointment', id: appointment.id } }),
    );
    await startedThread(api, client);
    expect(await threadsOf(client, `about_id=${quote.id}`)).toEqual([ofQuote]);
    expect(await threadsOf(client, `about_id=${appointment.id}`)).toEqual([ofAppointment]);
    expect(await threadsOf(stranger, `about_id=${quote.id}`)).toEqual([]);
  });

  test.each(['quote', 'invoice', 'appointment'] as const)(
    'is refused about a %s of another client',
    async (type) => {
      const theirs = {
        quote: (await createDraft(api, stranger)).id,
        appointment: (await requestAppointment(api, stranger)).id,
        invoice: '0d3a0000-0000-4000-8000-00000000ffff',
      }[type];
      const response = await start(api, client, { about: { type, id: theirs } });
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json())).toEqual(['about']);
    },
  );

  test.each([
    ['without a subject', { subject: ' ' }, 'subject'],
    ['without a word', { body: '\n' }, 'body'],
    ['with a book', { body: 'x'.repeat(4001) }, 'body'],
    ['for another client', { client_id: '0d3a0000-0000-4000-8000-00000000ffff' }, 'client_id'],
  ])('is refused %s', async (_what, change, field) => {
    const response = await start(api, client, change);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]]);
  });

  test('needs a client when staff start it', async () => {
    for (const change of [{}, { client_id: admin.id }]) {
      const response = await start(api, staff, change);
      expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['client_id']]);
    }
  });

  test('happens once for a double press', async () => {
    const headers = { 'idempotency-key': 'first' };
    const answers = await Promise.all([
      start(api, client, {}, headers),
      start(api, client, {}, headers),
    ]);
    expect(answers[0].json()).toEqual(answers[1].json());
    expect(await threadsOf(client)).toHaveLength(1);
  });
});

describe('a conversation', () => {
  test('has messages from both sides, and keeps line breaks and order', async () => {
    const thread = await startedThread(api, client);
    const answer = messageIn(await reply(api, staff, thread, 'Two lines:\nunder the pot.'));
    expect(answer).toMatchObject({
      side: 'staff',
      author_first_name: 'Sam',
      is_mine: true,
      body: 'Two lines:\nunder the pot.',
    });
    await reply(api, client, thread, 'Thank you.');
    const { count, results } = await messagesOf(client, thread.id);
    expect(count).toBe(3);
    expect(results.map(({ body, is_mine: isMine }) => [body, isMine])).toEqual([
      ['Thank you.', true],
      ['Two lines:\nunder the pot.', false],
      ['Where shall I leave the key?', true],
    ]);
  });

  test('is paged, the latest first', async () => {
    const thread = await startedThread(api, client);
    for (const word of ['two', 'three']) await reply(api, client, thread, word);
    const page = await messagesOf(staff, thread.id, 'page=2&page_size=2');
    expect(page).toMatchObject({
      count: 3,
      next: null,
      previous: `/api/v1/messages/${thread.id}/messages/?page=1&page_size=2`,
      results: [{ body: 'Where shall I leave the key?' }],
    });
  });

  test('is read back from a message, however many arrive meanwhile', async () => {
    const thread = await startedThread(api, client);
    const second = messageIn(await reply(api, client, thread, 'two'));
    await reply(api, staff, thread, 'three');
    const page = await messagesOf(client, thread.id, `before=${second.id}&page_size=1`);
    expect(page).toMatchObject({ count: 1, next: null, results: [{ is_mine: true }] });
    const other = await startedThread(api, client);
    const none = await messagesOf(client, thread.id, `before=${other.last_message.id}`);
    expect(none.results).toEqual([]);
  });

  test('stores an answer once for a double press', async () => {
    const thread = await startedThread(api, client);
    const headers = { 'idempotency-key': 'second' };
    const answers = await Promise.all([
      reply(api, client, thread, 'Hello?', headers),
      reply(api, client, thread, 'Hello?', headers),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[0].json()).toEqual(answers[1].json());
    expect((await messagesOf(client, thread.id)).count).toBe(2);
  });

  test('refuses a key that was used for another conversation', async () => {
    const [one, other] = [await startedThread(api, client), await startedThread(api, client)];
    const headers = { 'idempotency-key': 'third' };
    await reply(api, client, one, 'Hello?', headers);
    const response = await reply(api, client, other, 'Hello?', headers);
    expect(response.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('with many concurrent answers keeps every one', async () => {
    const thread = await startedThread(api, client);
    const people = [client, staff, admin, client, staff];
    await Promise.all(people.map((person, index) => reply(api, person, thread, `Word ${index}`)));
    const { results } = await messagesOf(client, thread.id);
    expect(results.map(({ body }) => body).toSorted()).toEqual([
      'Where shall I leave the key?',
      ...people.map((_person, index) => `Word ${index}`),
    ]);
    expect((await readThread(api, staff, thread)).message_count).toBe(6);
  });

  test('is not found by another client', async () => {
    const thread = await startedThread(api, client);
    const answers = [
      await api.call({ path: `messages/${thread.id}/`, as: stranger }),
      await api.call({ path: `messages/${thread.id}/messages/`, as: stranger }),
      await reply(api, stranger, thread),
      await markRead(api, stranger, thread, thread.last_message.id),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(await threadsOf(stranger)).toEqual([]);
    expect(await threadsOf(stranger, `client_id=${client.id}`)).toEqual([]);
    expect((await readThread(api, client, thread)).message_count).toBe(1);
  });
});

describe('the unread messages', () => {
  test('are those of the other side, whoever answered since', async () => {
    const thread = await startedThread(api, client);
    const question = messageIn(await reply(api, client, thread, 'Or under the pot?'));
    await reply(api, staff, thread, 'Under the pot, please.');
    expect(await readThread(api, admin, thread)).toMatchObject({
      unread_count: 2,
      last_message: { side: 'staff' },
      last_unread: { excerpt: 'Or under the pot?', sent_at: question.sent_at },
    });
  });

  test('are counted separately for each reader, without their own messages', async () => {
    const thread = await startedThread(api, client);
    await reply(api, client, thread, 'Hello?');
    expect(await unreadOf(api, client)).toEqual({ messages: 0, threads: 0 });
    const before = await readThread(api, staff, thread);
    expect(before.unread_count).toBe(2);

    const read = threadIn(await markRead(api, staff, thread, before.last_message.id));
    expect(read.unread_count).toBe(0);
    expect((await readThread(api, admin, thread)).unread_count).toBe(2);

    await reply(api, staff, thread);
    expect(await unreadOf(api, client)).toEqual({ messages: 1, threads: 1 });
    // An answer by a colleague is not unread for staff.
    expect((await readThread(api, admin, thread)).unread_count).toBe(2);
  });

  test('are those after the read message, which never moves back', async () => {
    const thread = await startedThread(api, client);
    const second = messageIn(await reply(api, client, thread, 'Hello?'));
    await markRead(api, staff, thread, thread.last_message.id);
    expect((await readThread(api, staff, thread)).unread_count).toBe(1);
    await markRead(api, staff, thread, second.id);
    const again = threadIn(await markRead(api, staff, thread, thread.last_message.id));
    expect(again.unread_count).toBe(0);
  });

  test('can be listed alone, the latest conversation first', async () => {
    const old = threadIn(await start(api, staff, { client_id: client.id, subject: 'Old' }));
    api.clock.advance(1000);
    const fresh = threadIn(await start(api, staff, { client_id: client.id, subject: 'New' }));
    api.clock.advance(1000);
    expect((await threadsOf(client)).map(({ subject }) => subject)).toEqual(['New', 'Old']);
    await reply(api, staff, old);
    expect((await threadsOf(client)).map(({ subject }) => subject)).toEqual(['Old', 'New']);
    await markRead(api, client, fresh, fresh.last_message.id);
    expect((await threadsOf(client, 'unread=true')).map(({ id }) => id)).toEqual([old.id]);
    expect((await threadsOf(client, 'unread=false')).map(({ id }) => id)).toEqual([fresh.id]);
    expect(await threadsOf(staff, `client_id=${client.id}`)).toHaveLength(2);
  });

  test('are marked as seen for the author once a user of the other side has read them', async () => {
    const thread = await startedThread(api, client);
    const seen = async (as: TestPerson) =>
      (await messagesOf(as, thread.id)).results.map(({ is_seen: isSeen }) => isSeen);
    await markRead(api, client, thread, thread.last_message.id);
    expect(await seen(client)).toEqual([false]);
    await markRead(api, admin, thread, thread.last_message.id);
    const answer = messageIn(await reply(api, staff, thread));
    expect(answer.is_seen).toBe(false);
    expect(await seen(client)).toEqual([false, true]);
    await markRead(api, client, thread, answer.id);
    expect(await seen(staff)).toEqual([true, true]);
  });

  test('are not marked by a message of another conversation', async () => {
    const [one, other] = [await startedThread(api, client), await startedThread(api, client)];
    const response = await markRead(api, staff, one, other.last_message.id);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([
      400,
      ['last_read_message_id'],
    ]);
  });
});
