import { fileLinkSchema } from '@cleaning/contract/files';
import { messageAttachmentSchema } from '@cleaning/contract/messages';
import { describe, expect, test } from 'vitest';
import { statusesOf } from '../../../test/account-fixtures.ts';
import { runDue } from '../../../test/run-due.ts';
import type { TestPerson } from '../../../test/create-test-app.ts';
import { messageIn, reply, start, startedThread } from '../../../test/message-fixtures.ts';
import { multipart } from '../../../test/multipart.ts';
import { aPdf, named } from '../../../test/sample-files.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';
import { removeOrphansJob } from '../../core/files/remove-orphans-job.ts';

const api = startBeforeAll();
const client = makeBeforeAll(() => api.signIn());
const stranger = makeBeforeAll(() => api.signIn());
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));

async function upload(as: TestPerson, fields: Record<string, string> = {}, key?: string) {
  const form = await multipart({ ...fields, file: named('key', aPdf()) });
  const headers = { ...form.headers, ...(key !== undefined && { 'idempotency-key': key }) };
  return api.call({ method: 'POST', path: 'messages/attachments/', as, body: form.body, headers });
}

const uploaded = async (as: TestPerson, fields: Record<string, string> = {}) => {
  const response = await upload(as, fields);
  expect(response.statusCode).toBe(201);
  return messageAttachmentSchema.parse(response.json());
};

const replyWith = (as: TestPerson, threadId: string, ids: readonly string[]) =>
  api.call({
    method: 'POST',
    path: `messages/${threadId}/reply/`,
    as,
    body: { body: 'See the plan.', attachment_ids: ids },
  });

const linkTo = (id: string, as: TestPerson) =>
  api.call({ method: 'POST', path: `messages/attachments/${id}/link/`, as });

describe('a file of a message', () => {
  test('is sent with it, and both sides can download it', async () => {
    const thread = await startedThread(api, client);
    const file = await uploaded(client);
    const message = messageIn(await replyWith(client, thread.id, [file.id]));
    expect(message.attachments).toEqual([file]);
    expect(file).toMatchObject({ media_type: 'application/pdf', source: 'client' });
    for (const person of [client, staff]) {
      const { url } = fileLinkSchema.parse((await linkTo(file.id, person)).json());
      const fetched = await api.app.inject({ url });
      expect([fetched.statusCode, fetched.rawPayload.equals(aPdf())]).toEqual([200, true]);
    }
    expect((await linkTo(file.id, stranger)).statusCode).toBe(404);
  });

  test('is stored once however often its upload is repeated', async () => {
    const [first, second] = [await upload(client, {}, 'once'), await upload(client, {}, 'once')];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
  });

  test('can be sent with the first message, also by staff', async () => {
    const file = await uploaded(staff, { client_id: client.id });
    const response = await start(api, staff, { client_id: client.id, attachment_ids: [file.id] });
    expect(response.statusCode).toBe(201);
    expect((await linkTo(file.id, client)).statusCode).toBe(200);
  });

  test('cannot be downloaded before it is sent', async () => {
    const file = await uploaded(client);
    expect((await linkTo(file.id, client)).statusCode).toBe(404);
  });

  test('can be sent with one message only, also when two are sent at once', async () => {
    const thread = await startedThread(api, client);
    const file = await uploaded(client);
    const answers = await Promise.all([
      replyWith(client, thread.id, [file.id]),
      replyWith(client, thread.id, [file.id]),
    ]);
    expect(statusesOf(answers)).toEqual([201, 400]);
  });

  test('must be the author’s own, for this client, and still stored', async () => {
    const thread = await startedThread(api, client);
    const theirs = await uploaded(stranger);
    const forAnother = await uploaded(staff, { client_id: stranger.id });
    for (const [person, id] of [
      [client, theirs.id],
      [staff, forAnother.id],
      [client, '0d3a0000-0000-4000-8000-00000000ffff'],
    ] as const) {
      const response = await replyWith(person, thread.id, [id]);
      expect(response.json()).toEqual({
        attachment_ids: ['A file is not there any more. Add it again.'],
      });
    }
    expect((await reply(api, client, thread)).statusCode).toBe(201);
  });

  test('is limited to five for each message, each once', async () => {
    const thread = await startedThread(api, client);
    const { id } = await uploaded(client);
    for (const ids of [[id, id], Array.from({ length: 6 }, () => crypto.randomUUID())]) {
      const response = await replyWith(client, thread.id, ids);
      expect(response.json()).toEqual({
        attachment_ids: ['Add up to 5 files, each of them once.'],
      });
    }
  });

  test('is uploaded for a client that staff name, while a client names none', async () => {
    expect((await upload(staff)).json()).toEqual({ client_id: ['Choose a client.'] });
    expect(Object.keys((await upload(client, { client_id: client.id })).json())).toEqual([
      'client_id',
    ]);
  });

  test('is deleted by clean-up when it is never sent, and kept when it is', async () => {
    const thread = await startedThread(api, client);
    const [sent, forgotten] = [await uploaded(client), await uploaded(client)];
    await replyWith(client, thread.id, [sent.id]);
    api.clock.advance(2 * 24 * 60 * 60 * 1000);
    await runDue(api, removeOrphansJob);
    expect((await linkTo(sent.id, client)).statusCode).toBe(200);
    expect((await replyWith(client, thread.id, [forgotten.id])).statusCode).toBe(400);
  });
});
