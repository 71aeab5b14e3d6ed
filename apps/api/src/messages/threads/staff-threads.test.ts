import { threadsPageSchema, type Thread } from '@cleaning/contract/messages';
import { describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../test/create-test-app.ts';
import {
  markRead,
  messageIn,
  readThread,
  reply,
  start,
  startedThread,
  threadIn,
  unreadOf,
} from '../../../test/message-fixtures.ts';
import { makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const api = startBeforeAll();
const client = makeBeforeEach(() => api.signIn({ firstName: 'Amira', lastName: 'Haddad' }));
const sam = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', clientType: null, firstName: 'Sam' }),
);
const priya = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', clientType: null, firstName: 'Priya' }),
);
const admin = makeBeforeEach(() =>
  api.signIn({ userType: 'admin', clientType: null, firstName: 'Alex' }),
);

const assign = (as: TestPerson, { id, owner }: Thread, ownerId: string | null) =>
  api.call({
    method: 'POST',
    path: `messages/${id}/assign/`,
    as,
    body: { owner_id: ownerId, known_owner_id: owner?.id ?? null },
  });

const markUnread = (as: TestPerson, { id }: Pick<Thread, 'id'>) =>
  api.call({ method: 'POST', path: `messages/${id}/unread/`, as });

async function pageFor(as: TestPerson, query = '') {
  const response = await api.call({
    path: `messages/?page_size=100&client_id=${client.id}&${query}`,
    as,
  });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual(threadsPageSchema.parse(response.json()));
  return threadsPageSchema.parse(response.json());
}

const subjectsFor = async (as: TestPerson, query: string) =>
  (await pageFor(as, query)).results.map(({ subject }) => subject);

const entriesOf = async ({ id }: Pick<Thread, 'id'>) =>
  (await api.call({ path: `audit/?subject_id=${id}`, as: admin }))
    .json<{ results: { action: string; actor: { id: string }; client: { id: string } }[] }>()
    .results.map(({ action, actor, client: whose }) => [action, actor.id, whose.id]);

describe('the owner of a conversation', () => {
  it('is empty at first, then who took it, and can be changed or removed', async () => {
    const thread = await startedThread(api, client);
    expect((await readThread(api, sam, thread)).owner).toBeNull();
    const taken = threadIn(await assign(sam, thread, sam.id));
    expect(taken.owner).toEqual({ id: sam.id, first_name: 'Sam' });
    const given = threadIn(await assign(sam, taken, priya.id));
    expect(given.owner).toEqual({ id: priya.id, first_name: 'Priya' });
    expect(threadIn(await assign(priya, given, null)).owner).toBeNull();
  });

  it('is the staff user who answers or starts it, until it is assigned to another', async () => {
    const asked = await startedThread(api, client);
    await reply(api, sam, asked);
    await reply(api, priya, asked);
    expect((await readThread(api, priya, asked)).owner).toMatchObject({ id: sam.id });
    await reply(api, client, asked);
    expect((await readThread(api, priya, asked)).owner).toMatchObject({ id: sam.id });
    const begun = threadIn(await start(api, priya, { client_id: client.id }));
    expect(begun.owner).toMatchObject({ id: priya.id });
  });

  it('is not shown to clients', async () => {
    const thread = threadIn(await start(api, sam, { client_id: client.id }));
    expect((await readThread(api, client, thread)).owner).toBeNull();
    const page = await pageFor(client);
    expect(page.results.map(({ owner }) => owner)).toEqual([null]);
    expect(page.view_counts).toBeUndefined();
    const refused = await api.call({ path: 'messages/?owner=me', as: client });
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['owner']]);
  });

  it('cannot be taken by two users at once: the second sees the owner', async () => {
    const thread = await startedThread(api, client);
    const answers = await Promise.all([
      assign(sam, thread, sam.id),
      assign(priya, thread, priya.id),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    const winner = answers[0]?.statusCode === 200 ? sam : priya;
    expect(refused?.json()).toMatchObject({
      code: 'stale_version',
      current: { id: thread.id, owner: { id: winner.id } },
    });
    // Repeating the same assignment changes nothing, and is not a conflict.
    expect((await assign(winner, thread, winner.id)).statusCode).toBe(200);
  });

  it('must be a user of the company, and only staff can set it', async () => {
    const thread = await startedThread(api, client);
    const gone = await api.signIn({ userType: 'staff', clientType: null });
    await api.call({
      method: 'POST',
      path: `users/${gone.id}/deactivate/`,
      as: admin,
      body: { reason: 'Left the company.' },
    });
    for (const wrong of [client.id, gone.id]) {
      const response = await assign(sam, thread, wrong);
      expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['owner_id']]);
    }
    expect((await assign(client, thread, sam.id)).statusCode).toBe(403);
    expect((await markUnread(client, thread)).statusCode).toBe(403);
  });

  it('is recorded once for each change, as is each opening by staff', async () => {
    const thread = await startedThread(api, client);
    const taken = threadIn(await assign(sam, thread, sam.id));
    await assign(sam, taken, sam.id);
    await readThread(api, priya, thread);
    await readThread(api, priya, thread);
    await readThread(api, client, thread);
    const entries = await entriesOf(thread);
    expect(entries).toHaveLength(2);
    expect(entries).toEqual(
      expect.arrayContaining([
        ['update', sam.id, client.id],
        ['view', priya.id, client.id],
      ]),
    );
  });
});

describe('the list of conversations for staff', () => {
  it('has those of the user, those without an owner, and the count of each view', async () => {
    await startedThread(api, client);
    const mine = threadIn(await start(api, client, { subject: 'Mine' }));
    await assign(sam, mine, sam.id);
    threadIn(await start(api, priya, { client_id: client.id, subject: 'Hers' }));
    expect(await subjectsFor(sam, 'owner=me')).toEqual(['Mine']);
    expect(await subjectsFor(sam, 'owner=nobody')).toEqual(['The key']);
    expect(await subjectsFor(sam, `owner=${priya.id}`)).toEqual(['Hers']);
    const page = await pageFor(sam, 'owner=me');
    expect(page.count).toBe(1);
    expect(page.view_counts).toEqual({ all: 3, unread: 2, mine: 1, unowned: 1 });
  });

  it('can start with unread conversations', async () => {
    await start(api, client, { subject: 'Unread' });
    api.clock.advance(1000);
    const read = threadIn(await start(api, client, { subject: 'Read' }));
    await markRead(api, sam, read, read.last_message.id);
    expect(await subjectsFor(sam, '')).toEqual(['Read', 'Unread']);
    expect(await subjectsFor(sam, 'ordering=unread_first')).toEqual(['Unread', 'Read']);
    expect(await subjectsFor(priya, 'ordering=unread_first')).toEqual(['Read', 'Unread']);
  });

  it('can be searched by client name, where % and _ are no wildcards', async () => {
    await startedThread(api, client);
    expect(await subjectsFor(sam, 'search=mira%20HAD')).toEqual(['The key']);
    expect(await subjectsFor(sam, 'search=Amira%25')).toEqual([]);
    expect((await pageFor(sam, 'search=nobody')).view_counts?.all).toBe(0);
  });
});

describe('a conversation that is marked unread', () => {
  it('is unread only for that user, and stays seen for the client', async () => {
    const thread = await startedThread(api, client);
    const second = messageIn(await reply(api, client, thread, 'Hello?'));
    for (const reader of [sam, priya]) await markRead(api, reader, thread, second.id);
    await reply(api, sam, thread);
    const marked = threadIn(await markUnread(sam, thread));
    expect(marked.unread_count).toBe(1);
    expect(await unreadOf(api, sam)).toMatchObject({ messages: expect.any(Number) });
    expect((await pageFor(sam, 'unread=true')).results).toHaveLength(1);
    expect((await pageFor(priya, 'unread=true')).results).toEqual([]);
    const shown = await api.call({ path: `messages/${thread.id}/messages/`, as: client });
    const seen = shown
      .json<{ results: { side: string; is_seen: boolean }[] }>()
      .results.filter(({ side }) => side === 'client');
    expect(seen.map(({ is_seen }) => is_seen)).toEqual([true, true]);
    expect(threadIn(await markRead(api, sam, thread, second.id)).unread_count).toBe(0);
  });

  it('does not change when nothing of it was read, or there is nothing to read', async () => {
    const unread = await startedThread(api, client);
    await reply(api, client, unread);
    expect(threadIn(await markUnread(sam, unread)).unread_count).toBe(2);
    const ours = threadIn(await start(api, sam, { client_id: client.id }));
    expect(threadIn(await markUnread(sam, ours)).unread_count).toBe(0);
  });
});
