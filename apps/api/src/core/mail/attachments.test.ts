import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_SECRETS } from '../../../test/ndis-fixtures.ts';
import { readMail } from '../../../test/mail-parts.ts';
import { startSmtpBeforeAll } from '../../../test/sending-mails.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { SAMPLE_PDF } from '../../../test/sample-pdf.ts';
import { startBeforeAll } from '../../../test/set-up.ts';
import { mailAttachments, mails } from '../db/schema/index.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { MOST_ATTACHED_BYTES, type Attachment } from './attachment.ts';
import { deliverDueMails, LOCK_MS, RETRY_AFTER_MS } from './deliver.ts';
import { mailboxTransport, type MailTransport } from './transport.ts';
import { postMail } from '../mail/outbox.ts';

const CALENDAR = {
  fileName: 'visit-V-1001.ics',
  mediaType: 'text/calendar; charset=utf-8; method=CANCEL',
  content: Buffer.from('BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nSUMMARY:Café\r\nEND:VCALENDAR\r\n'),
};
/** All byte values, to check that none is changed in transit. */
const BYTES = {
  fileName: 'Ánh.bin',
  mediaType: 'application/octet-stream',
  content: Buffer.from(Array.from({ length: 4096 }, (_, index) => index % 256)),
};
const PDF = { pdf: SAMPLE_PDF };

const smtp = startSmtpBeforeAll();
const api = startBeforeAll();
beforeEach(() => api.database.delete(mails));

const post = (attachments: readonly Attachment[]) =>
  api.database.transaction((transaction) =>
    postMail(
      transaction,
      {
        recipient: 'payer@mail.example',
        subject: 'Files',
        text: 'Here they are.',
        html: '<p>Here they are.</p>',
        attachments,
      },
      api.clock.now,
    ),
  );

const onFailure = vi.fn();
const deliver = (changes: { transport?: MailTransport } = {}) =>
  deliverDueMails({
    database: api.database,
    transport: smtp.transport,
    renderPdf,
    secrets: TEST_SECRETS,
    now: () => api.clock.now,
    onFailure,
    ...changes,
  });

const stored = () => api.database.select().from(mailAttachments);
const lastReceived = () => readMail(smtp.server.received.at(-1)?.source ?? '');

describe('the attachments of a mail', () => {
  it('arrive complete and in order, beside both bodies', async () => {
    await post([CALENDAR, BYTES, PDF]);
    await deliver();
    const { text, html, files } = await lastReceived();
    expect(text).toContain('Here they are.');
    expect(html).toContain('<p>Here they are.</p>');
    expect(files.map(({ fileName, mediaType }) => [fileName, mediaType])).toEqual([
      ['visit-V-1001.ics', 'text/calendar'],
      ['Ánh.bin', 'application/octet-stream'],
      ['R-1.pdf', 'application/pdf'],
    ]);
    const [calendar, bytes, pdf] = files;
    // The mail parser changes the line endings of a calendar file, so the raw source is checked.
    const packed = smtp.server.received.at(-1)?.source.replaceAll('\r\n', '');
    expect(packed).toContain(CALENDAR.content.toString('base64'));
    expect(calendar?.method).toBe('CANCEL');
    expect(bytes?.content).toEqual(BYTES.content);
    expect(pdf?.content).toEqual(await renderPdf(SAMPLE_PDF, api.clock.now));
    const { text: printed } = await readPdf(pdf?.content ?? Buffer.alloc(0));
    expect(printed).toContain('Nguyễn Thị Ánh');
  });

  it('are deleted here once a mail server accepted them, and kept in the mailbox', async () => {
    await post([CALENDAR, PDF]);
    await deliver({ transport: mailboxTransport });
    expect(await stored()).toHaveLength(2);
    await api.database.delete(mails);
    expect(await stored()).toEqual([]);
    await post([CALENDAR, PDF]);
    await deliver();
    expect(await stored()).toEqual([]);
  });

  it('are the same at the second attempt', async () => {
    smtp.server.refusal = 450;
    await post([BYTES, PDF]);
    await deliver();
    smtp.server.refusal = null;
    expect(await stored()).toHaveLength(2);
    const before = smtp.server.received.length;
    api.clock.advance(RETRY_AFTER_MS[0] ?? 0);
    const written = new Date(api.clock.now.getTime() - (RETRY_AFTER_MS[0] ?? 0));
    await deliver();
    expect(smtp.server.received).toHaveLength(before + 1);
    const { files } = await lastReceived();
    expect(files.map(({ content }) => content)).toEqual([
      BYTES.content,
      await renderPdf(SAMPLE_PDF, written),
    ]);
  });

  it('are sent by another process once the lock of a dead one has expired', async () => {
    await post([BYTES, PDF]);
    const { promise: isSending, resolve: startSending } = Promise.withResolvers<void>();
    const { promise: sent, resolve: finish } = Promise.withResolvers<void>();
    const lost = deliver({
      transport: {
        ...mailboxTransport,
        keepsBodies: false,
        send: () => {
          startSending();
          return sent;
        },
      },
    });
    await isSending;
    const before = smtp.server.received.length;
    api.clock.advance(LOCK_MS);
    await deliver();
    expect(smtp.server.received).toHaveLength(before + 1);
    expect((await lastReceived()).files.map(({ fileName }) => fileName)).toEqual([
      'Ánh.bin',
      'R-1.pdf',
    ]);
    finish();
    await lost;
  });

  it('are not stored when the transaction is rolled back', async () => {
    const cause = api.database.transaction(async (transaction) => {
      const mail = { recipient: 'a@mail.example', subject: '', text: '', html: '' };
      await postMail(transaction, { ...mail, attachments: [BYTES] }, api.clock.now);
      throw new Error('undone');
    });
    await expect(cause).rejects.toThrow('undone');
    expect(await stored()).toEqual([]);
  });
});

describe('attachments that are too large', () => {
  const named = (fileName: string) => ({ ...CALENDAR, fileName });
  it.each([
    [
      'too large',
      'EATTACHMENTSIZE',
      [CALENDAR, { ...BYTES, content: Buffer.alloc(MOST_ATTACHED_BYTES) }],
    ],
    ['too many', 'EATTACHMENTCOUNT', Array.from({ length: 11 }, () => CALENDAR)],
    ['without a name', 'EATTACHMENTNAME', [named('')]],
    ['with too long a name', 'EATTACHMENTNAME', [named('n'.repeat(121))]],
  ])('are refused before anything is written: %s', async (_what, code, attachments) => {
    await expect(post(attachments)).rejects.toMatchObject({ code });
    expect(await api.mails()).toEqual([]);
  });

  it('are accepted up to the limit', async () => {
    await post([{ ...BYTES, content: Buffer.alloc(MOST_ATTACHED_BYTES, 7) }]);
    await deliver();
    expect((await lastReceived()).files[0]?.content).toHaveLength(MOST_ATTACHED_BYTES);
  });
});

it('a document that cannot be created is retried later, and no content of it is logged', async () => {
  await post([PDF]);
  await api.database.update(mailAttachments).set({ pdf: sql`'{"kind": "Ánh"}'::jsonb` });
  const before = smtp.server.received.length;
  await deliver();
  const [row] = await api.database.select().from(mails);
  expect(row).toMatchObject({ attempts: 1, deliveredAt: null, failedAt: null });
  expect(onFailure).toHaveBeenLastCalledWith({ mailId: row?.id, error: 'unknown' });
  expect(smtp.server.received).toHaveLength(before);
  expect(await stored()).toHaveLength(1);
});
