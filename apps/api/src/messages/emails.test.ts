import { company } from '@cleaning/company';
import { describe, expect, test } from 'vitest';
import { runDue } from '../../test/run-due.ts';
import { startWithClientAndOffice } from '../../test/client-and-office.ts';
import { markRead, messageIn, reply, start, threadIn } from '../../test/message-fixtures.ts';
import { unreadEmailJobs } from './mail-unread-job.ts';

const { api, client, staff } = startWithClientAndOffice();

const MINUTE_MS = 60_000;

const aThread = async () => threadIn(await start(api, staff, { client_id: client.id }));
const mailsToClient = async () => (await api.mails(client.email)).length;
const sendDue = () => runDue(api, unreadEmailJobs);

describe('mail about a new message', () => {
  test('is sent to the client without its text', async () => {
    await aThread();
    const [mail] = await api.mails(client.email);
    expect(mail?.subject).toBe(`You have a new message from ${company.name}`);
    expect(mail?.text).toContain('/clients/messages');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/key/iu);
  });

  test('is sent to the company without a name', async () => {
    const before = (await api.mails(company.email.support)).length;
    await start(api, client);
    const mails = await api.mails(company.email.support);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.text).not.toMatch(/key|Robin|Park/iu);
  });

  test('is sent once in 15 minutes, and again for what is still unread then', async () => {
    const thread = await aThread();
    for (const word of ['one', 'two', 'three']) {
      api.clock.advance(MINUTE_MS);
      await reply(api, staff, thread, word);
      await sendDue();
    }
    expect(await mailsToClient()).toBe(1);
    api.clock.set('2026-11-21T00:15:00.000Z');
    await Promise.all([sendDue(), sendDue(), sendDue()]);
    await sendDue();
    expect(await mailsToClient()).toBe(2);
    api.clock.advance(60 * MINUTE_MS);
    await sendDue();
    expect(await mailsToClient()).toBe(2);
  });

  test('is not sent for messages that were read meanwhile', async () => {
    const thread = await aThread();
    const second = messageIn(await reply(api, staff, thread, 'One more.'));
    await markRead(api, client, thread, second.id);
    api.clock.advance(20 * MINUTE_MS);
    await sendDue();
    expect(await mailsToClient()).toBe(1);
  });

  test('is still sent for messages after the read ones', async () => {
    const thread = await aThread();
    await reply(api, staff, thread, 'One more.');
    await markRead(api, client, thread, thread.last_message.id);
    api.clock.advance(20 * MINUTE_MS);
    await sendDue();
    expect(await mailsToClient()).toBe(2);
  });

  test('is sent separately for two conversations', async () => {
    await aThread();
    await aThread();
    expect(await mailsToClient()).toBe(2);
  });

  test('for many messages at once is one mail', async () => {
    const thread = await aThread();
    api.clock.advance(20 * MINUTE_MS);
    await Promise.all([1, 2, 3, 4].map((word) => reply(api, staff, thread, `Word ${word}`)));
    expect(await mailsToClient()).toBe(2);
  });
});
