import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_SECRETS } from '../../../test/ndis-fixtures.ts';
import { startSmtpBeforeAll } from '../../../test/sending-mails.ts';
import { SAMPLE_PDF } from '../../../test/sample-pdf.ts';
import { startBeforeAll } from '../../../test/set-up.ts';
import { mailAttachments, mails } from '../db/schema/index.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import type { PdfRenderer } from './attachment.ts';
import {
  deliverDueMails,
  LOCK_MS,
  MAX_ATTEMPTS,
  RETRIES_IN_A_DAY,
  RETRY_AFTER_MS,
} from './deliver.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { mailboxTransport, type MailTransport } from './transport.ts';
import { postMail } from '../mail/outbox.ts';

const api = startBeforeAll();
beforeEach(() => api.database.delete(mails));
afterEach(() => void vi.useRealTimers());

const MAIL = {
  recipient: 'ann@mail.example',
  subject: 'A link for Ann',
  text: 'Open http://localhost/?token=secret',
  html: '<p>Open <a href="http://localhost/?token=secret">this</a></p>',
};

const post = (recipient = MAIL.recipient) =>
  api.database.transaction((transaction) =>
    postMail(transaction, { ...MAIL, recipient }, api.clock.now),
  );

/** Long, for a busy machine. */
const WAIT = { timeout: 15_000 };

const onFailure = vi.fn();
const deliver = (transport: MailTransport, render: PdfRenderer = renderPdf) =>
  deliverDueMails({
    database: api.database,
    transport,
    renderPdf: render,
    secrets: TEST_SECRETS,
    now: () => api.clock.now,
    onFailure,
  });

/** Fails as a mail server does. */
const failing = (responseCode?: number): MailTransport => ({
  ...mailboxTransport,
  keepsBodies: false,
  send: async () => {
    const message = `Mail to ${MAIL.recipient} was refused`;
    throw Object.assign(new Error(message), { code: 'EENVELOPE', responseCode });
  },
});

describe('delivery with a mail server', () => {
  const smtp = startSmtpBeforeAll();

  it('sends a mail once, in text and HTML, and then deletes its links', async () => {
    await post();
    await deliver(smtp.transport);
    await deliver(smtp.transport);
    expect(smtp.server.received).toHaveLength(1);
    const [mail] = smtp.server.received;
    expect(mail).toMatchObject({
      from: 'no-reply@bluewrencleaning.example',
      to: ['ann@mail.example'],
    });
    expect(mail?.source).toMatch(/^From: Blue Wren Cleaning <no-reply@/mu);
    expect(mail?.source).toMatch(/^Reply-To: hello@bluewrencleaning\.example/mu);
    expect(mail?.source).toMatch(/^Subject: A link for Ann/mu);
    expect(mail?.source).toContain('text/plain');
    expect(mail?.source).toContain('text/html');
    const [row] = await api.mails();
    expect(row).toMatchObject({ deliveredAt: api.clock.now, text: '', html: '' });
    expect(mail?.source).toContain(`Message-ID: <${String(row?.id)}@bluewrencleaning.example>`);
  });

  it('sends replies to the author of a mail, and then deletes the address', async () => {
    await api.database.transaction((transaction) =>
      postMail(transaction, { ...MAIL, replyTo: 'o,dd@mail.example' }, api.clock.now),
    );
    await deliver(smtp.transport);
    expect(smtp.server.received.at(-1)?.source).toMatch(
      /^Reply-To: <?"?o,dd"?@mail\.example>?\r?$/mu,
    );
    expect(await api.mails()).toMatchObject([{ replyTo: null }]);
  });

  it('sends mails that were written at one instant in the order of writing', async () => {
    await post('first@mail.example');
    // Frees the place in front of the first row, and the database puts the second one there.
    await api.database.execute(sql`update mails set subject = subject`);
    await api.database.execute(sql`vacuum mails`);
    await post('second@mail.example');
    await deliver(smtp.transport);
    expect(smtp.server.received.slice(-2).map(({ to }) => to)).toEqual([
      ['first@mail.example'],
      ['second@mail.example'],
    ]);
  });

  it.each([
    [450, null],
    [550, 'given up'],
  ])('after a refusal with %i is %s', async (code, outcome) => {
    smtp.server.refusal = code;
    await post();
    await deliver(smtp.transport);
    smtp.server.refusal = null;
    const [row] = await api.database.select().from(mails);
    expect(row?.failedAt === null ? null : 'given up').toBe(outcome);
    expect(row?.lastError).toBe(`EENVELOPE ${code}`);
  });

  it('keeps why a mail failed in the words of the server, until it is sent', async () => {
    smtp.server.refusal = 452;
    smtp.server.refusalText = '4.2.2 The mailbox is full, see https://mail.example/?id=1';
    await post();
    await deliver(smtp.transport);
    smtp.server.refusal = null;
    expect(await api.database.select().from(mails)).toMatchObject([
      {
        failureCause: 'full',
        failureAnswer: '452 4.2.2 The mailbox is full, see [link]',
        failedAt: null,
        reportedAt: null,
        version: 3,
      },
    ]);
    api.clock.advance(RETRY_AFTER_MS[0] ?? 0);
    await deliver(smtp.transport);
    expect(await api.mails()).toMatchObject([
      { deliveredAt: api.clock.now, failureCause: 'full', failureAnswer: null },
    ]);
  });

  it('says that the address does not exist, and does not try again', async () => {
    smtp.server.refusal = 550;
    smtp.server.refusalText = '5.1.1 User unknown';
    await post();
    await deliver(smtp.transport);
    smtp.server.refusal = null;
    expect(await api.database.select().from(mails)).toMatchObject([
      {
        failureCause: 'no_address',
        failureAnswer: '550 5.1.1 User unknown',
        failedAt: api.clock.now,
        reportedAt: api.clock.now,
      },
    ]);
  });

  it('holds no transaction or row lock while the server is slow', async () => {
    const before = smtp.server.received.length;
    const acceptAtOnce = smtp.server.accept;
    let accept: (() => void) | undefined;
    smtp.server.accept = (done) => void (accept = done);
    await post();
    const delivering = deliver(smtp.transport);
    await vi.waitFor(() => expect(smtp.server.received).toHaveLength(before + 1), WAIT);
    const { rows } = await api.database.execute(sql`
      select state, query from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`);
    expect(rows).toEqual([]);
    await api.database.execute(sql`select id from mails for update nowait`);
    smtp.server.accept = acceptAtOnce;
    accept?.();
    await delivering;
    expect(await api.mails()).toMatchObject([{ deliveredAt: api.clock.now, attempts: 1 }]);
  });

  it('keeps mails while the password is wrong, and sends them with the right one', async () => {
    smtp.server.password = 'the new one';
    const sender = createSmtpTransport(smtp.server.url.replace('//', '//sender:the%20new%20one@'));
    const stale = createSmtpTransport(smtp.server.url.replace('//', '//sender:the%20old%20one@'));
    await post('late@mail.example');
    await deliver(stale);
    expect(await api.database.select().from(mails)).toMatchObject([
      {
        failedAt: null,
        deliveredAt: null,
        lastError: 'EAUTH 535',
        failureCause: 'ours',
        failureAnswer: '535',
      },
    ]);
    api.clock.advance(RETRY_AFTER_MS[0] ?? 0);
    await deliver(sender);
    expect(smtp.server.received.at(-1)?.to).toEqual(['late@mail.example']);
    stale.close();
    sender.close();
  });
});

describe('a mail that is not taken', () => {
  it.each([
    ['the mailbox is full', 'EENVELOPE', '452 4.2.2 Full', RETRIES_IN_A_DAY],
    ['our mail server cannot be used', 'ECONNECTION', undefined, RETRY_AFTER_MS.length],
  ])(
    'is retried at growing intervals while %s, and finally given up',
    async (_what, code, response, retries) => {
      await post();
      const written = api.clock.now;
      const send = vi.fn(async () => {
        throw Object.assign(new Error('no'), { code, response, responseCode: response && 452 });
      });
      const transport = { ...failing(), send };
      for (const wait of RETRY_AFTER_MS.slice(0, retries)) {
        await deliver(transport);
        api.clock.advance(wait - 1);
        await deliver(transport);
        api.clock.advance(1);
      }
      await deliver(transport);
      expect(send).toHaveBeenCalledTimes(retries + 1);
      const [row] = await api.database.select().from(mails);
      const reportedAt = new Date(written.getTime() + 6 * 60_000);
      expect(row).toMatchObject({ attempts: retries + 1, failedAt: api.clock.now, reportedAt });
      api.clock.advance(365 * 24 * 60 * 60 * 1000);
      await deliver(transport);
      expect(send).toHaveBeenCalledTimes(retries + 1);
    },
  );

  it('is logged without its address', async () => {
    await post();
    await deliver(failing(421));
    const [row] = await api.database.select().from(mails);
    expect(onFailure).toHaveBeenLastCalledWith({ mailId: row?.id, error: 'EENVELOPE 421' });
    expect(row?.lastError).toBe('EENVELOPE 421');
  });

  it('does not block the others', async () => {
    await post();
    await post('bob@mail.example');
    const taken: string[] = [];
    await deliver({
      ...mailboxTransport,
      send: async (mail) => {
        if (mail.recipient === MAIL.recipient) await failing().send(mail);
        taken.push(mail.recipient);
      },
    });
    expect(taken).toEqual(['bob@mail.example']);
  });
});

it('a mail is sent by one of several processes', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, index) => post(`p${index}@mail.example`)));
  const taken: string[] = [];
  const send = async ({ recipient }: { recipient: string }) => void taken.push(recipient);
  await Promise.all(Array.from({ length: 3 }, () => deliver({ ...mailboxTransport, send })));
  expect(taken).toHaveLength(30);
  expect(new Set(taken).size).toBe(30);
});

/** A transport whose sending does not end before `finish` is called. */
function hanging() {
  const { promise: sending, resolve: begin } = Promise.withResolvers<void>();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const send = vi.fn<MailTransport['send']>(() => {
    begin();
    return finished;
  });
  return { sending, finish, transport: { ...mailboxTransport, keepsBodies: false, send } };
}

describe('a process that crashes while sending a mail', () => {
  it('keeps its lock until it expires, and then another sends the mail', async () => {
    await post();
    const lost = hanging();
    const losing = deliver(lost.transport);
    await lost.sending;
    const send = vi.fn<MailTransport['send']>(async () => {});
    api.clock.advance(LOCK_MS - 1);
    await deliver({ ...mailboxTransport, send });
    expect(send).not.toHaveBeenCalled();
    api.clock.advance(1);
    await deliver({ ...mailboxTransport, send });
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls[0]?.[0].id).toBe(lost.transport.send.mock.calls[0]?.[0].id);
    lost.finish();
    await losing;
  });

  it('changes nothing when it returns after another took the mail over', async () => {
    await post();
    const lost = hanging();
    const losing = deliver(lost.transport);
    await lost.sending;
    api.clock.advance(LOCK_MS);
    const next = hanging();
    const delivering = deliver(next.transport);
    await next.sending;
    lost.finish();
    await losing;
    expect(await api.mails()).toMatchObject([{ attempts: 2, deliveredAt: null, text: MAIL.text }]);
    next.finish();
    await delivering;
    expect(await api.mails()).toMatchObject([
      { attempts: 2, deliveredAt: api.clock.now, lockedUntil: null, text: '' },
    ]);
  });

  it('sends nothing when it lost the lock while it created the attachments', async () => {
    await post();
    await api.database.insert(mailAttachments).values({
      mailId: (await api.mails())[0]?.id ?? '',
      position: 0,
      fileName: 'R-1.pdf',
      mediaType: 'application/pdf',
      pdf: SAMPLE_PDF,
    });
    const send = vi.fn(async () => {});
    const sendInstead = vi.fn(async () => {});
    await deliver({ ...mailboxTransport, send }, async () => {
      api.clock.advance(LOCK_MS);
      await deliver({ ...mailboxTransport, send: sendInstead });
      return Buffer.from('late');
    });
    expect(send).not.toHaveBeenCalled();
    expect(sendInstead).toHaveBeenCalledOnce();
  });

  it('has its mail given up after the usual number of attempts', async () => {
    await post();
    await api.database.update(mails).set({ attempts: MAX_ATTEMPTS - 1 });
    const lost = hanging();
    const losing = deliver(lost.transport);
    await lost.sending;
    api.clock.advance(LOCK_MS);
    const send = vi.fn(async () => {});
    await deliver({ ...mailboxTransport, send });
    expect(send).not.toHaveBeenCalled();
    const [row] = await api.database.select().from(mails);
    expect(row).toMatchObject({ failedAt: api.clock.now, lastError: 'EINTERRUPTED' });
    expect(onFailure).toHaveBeenLastCalledWith({ mailId: row?.id, error: 'EINTERRUPTED' });
    lost.finish();
    await losing;
  });
});

it('a slow delivery stays with its process', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await post();
  const slow = hanging();
  const delivering = deliver(slow.transport);
  await slow.sending;
  const send = vi.fn(async () => {});
  for (let waited = 0; waited < 2 * LOCK_MS; waited += LOCK_MS / 3) {
    api.clock.advance(LOCK_MS / 3);
    vi.advanceTimersByTime(LOCK_MS / 3);
    const lockedUntil = new Date(api.clock.now.getTime() + LOCK_MS);
    await expect.poll(() => api.mails(), WAIT).toMatchObject([{ lockedUntil }]);
    await deliver({ ...mailboxTransport, send });
  }
  slow.finish();
  await delivering;
  expect(send).not.toHaveBeenCalled();
  expect(await api.mails()).toMatchObject([{ attempts: 1, deliveredAt: expect.any(Date) }]);
});

it('a mail is not sent when its transaction is rolled back', async () => {
  const cause = api.database.transaction(async (transaction) => {
    await postMail(transaction, MAIL, api.clock.now);
    throw new Error('undone');
  });
  await expect(cause).rejects.toThrow('undone');
  expect(await api.mails()).toEqual([]);
});

it('a mail stays readable in the development mailbox', async () => {
  await post();
  await deliver(mailboxTransport);
  const [row] = await api.mails();
  expect(row).toMatchObject({ deliveredAt: api.clock.now, text: MAIL.text });
});
