import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { SAMPLE_PDF } from '../../../test/sample-pdf.ts';
import { startBeforeAll } from '../../../test/set-up.ts';
import type { Mail } from './outbox.ts';
import { postMail } from '../mail/outbox.ts';

const FILE = Buffer.from('A note for Lê.');

const insert = (mail: Mail, at: string) =>
  api.database.transaction((transaction) => postMail(transaction, mail, new Date(at)));

const api = startBeforeAll();
beforeAll(async () => {
  const mail = {
    recipient: 'ann@mail.example',
    subject: '<script>alert(1)</script>',
    text: 'Open http://localhost:8080/accounts/email-verification?token=a&b="c" or <b>not</b>',
    html: '<p>Open</p>',
  };
  await insert(mail, '2026-11-20T00:00:00Z');
  const newer = { ...mail, recipient: 'bob@mail.example', subject: 'Newer' };
  const attachments = [
    { fileName: 'Lê <b>.txt', mediaType: 'text/plain', content: FILE },
    { pdf: SAMPLE_PDF },
  ];
  await insert({ ...newer, attachments }, '2026-11-20T01:00:00Z');
});

it('the mailbox shows mails with working links, and no script', async () => {
  const { body, headers } = await api.app.inject('/dev/mailbox');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).not.toContain('<script');
  expect(body).not.toContain('<b>');
  expect(body).toContain(
    '<a href="http://localhost:8080/accounts/email-verification?token=a&amp;b=&quot;c&quot;">',
  );
  expect(body.indexOf('Newer')).toBeLessThan(body.indexOf('alert'));
  const style = /<style>([^<]*)<\/style>/u.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

it('the mailbox has JSON too, newest first, for one address or all', async () => {
  const all = await api.app.inject('/dev/mailbox.json');
  expect(all.json().map(({ to }: { to: string }) => to)).toEqual([
    'bob@mail.example',
    'ann@mail.example',
  ]);
  const one = await api.app.inject('/dev/mailbox.json?to=Ann@mail.example');
  expect(one.json()).toEqual([
    {
      id: expect.any(String),
      to: 'ann@mail.example',
      reply_to: null,
      subject: '<script>alert(1)</script>',
      text: expect.stringContaining('token=a'),
      html: '<p>Open</p>',
      attachments: [],
      sent_at: '2026-11-20T00:00:00.000Z',
    },
  ]);
});

it('the mailbox lists the attachments of a mail as downloads', async () => {
  const [mail] = (await api.app.inject('/dev/mailbox.json?to=bob@mail.example')).json();
  const url = expect.stringMatching(/^\/dev\/mailbox\/attachments\/[\da-f-]{36}$/u);
  expect(mail.attachments).toEqual([
    { name: 'Lê <b>.txt', media_type: 'text/plain', url },
    { name: 'R-1.pdf', media_type: 'application/pdf', url },
  ]);
  const { body } = await api.app.inject('/dev/mailbox?to=bob@mail.example');
  expect(body).toContain(`<a href="${mail.attachments[0].url}">Lê &lt;b&gt;.txt</a>`);

  const note = await api.app.inject(mail.attachments[0].url);
  expect(note.rawPayload).toEqual(FILE);
  expect(note.headers['content-disposition']).toMatch(/^attachment; filename="L_ <b>\.txt";/u);
  expect(note.headers['content-security-policy']).toContain('sandbox');
  const pdf = await api.app.inject(mail.attachments[1].url);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect((await readPdf(pdf.rawPayload)).text).toContain('Nguyễn Thị Ánh');
});

it.each(['0d3a0000-0000-4000-8000-00000000ffff', 'nothing'])(
  'the mailbox has no file %s',
  async (id) => {
    expect((await api.app.inject(`/dev/mailbox/attachments/${id}`)).statusCode).toBe(404);
  },
);

it('an invalid query of the mailbox is ignored', async () => {
  expect((await api.app.inject('/dev/mailbox.json?to=a&to=b')).statusCode).toBe(200);
});

it.each(['/dev/mailbox', '/dev/mailbox.json'])('%s does not exist in production', async (url) => {
  const production = await createTestApp({ app: { hasMailbox: false } });
  expect((await production.app.inject(url)).statusCode).toBe(404);
  await production.close();
});
