import type { Invoice } from '@cleaning/contract/invoices';
import { describe, expect, test } from 'vitest';
import {
  command,
  issueInvoice,
  LINE,
  NDIS_LINE,
  pay,
  readInvoice,
} from '../../test/invoice-fixtures.ts';
import { readMail } from '../../test/mail-parts.ts';
import { sendMails, startSmtpBeforeAll } from '../../test/sending-mails.ts';
import { signInParticipant, TEST_SECRETS } from '../../test/ndis-fixtures.ts';
import { readPdf } from '../../test/read-pdf.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../test/set-up.ts';

const NDIS_NUMBER = '430123456';
const MANAGER = 'manager@mail.example';

const api = startBeforeAll({
  dependencies: { secrets: TEST_SECRETS },
  app: { logLevel: 'trace' },
});
const smtp = startSmtpBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const client = makeBeforeEach(() => api.signIn({ firstName: 'Nguyễn Thị', lastName: 'Ánh' }));

/** Sends the waiting emails, and returns the files of the last email to each address. */
async function filesTo(...recipients: readonly string[]) {
  await sendMails(api, smtp);
  return Promise.all(
    recipients.map(async (recipient) => {
      const mail = smtp.server.received.findLast(({ to }) => to.includes(recipient));
      return mail === undefined ? [] : (await readMail(mail.source)).files;
    }),
  );
}

const printed = async (content: Buffer | undefined) => readPdf(content ?? Buffer.alloc(0));

const issueForPlanManager = async () => {
  const participant = await signInParticipant(api, {
    ndisNumber: NDIS_NUMBER,
    planManagement: 'plan',
    planManagerName: 'Plans Together',
    planManagerInvoiceEmail: MANAGER,
  });
  const changes = { kind: 'ndis', lines: [NDIS_LINE] };
  return { participant, invoice: await issueInvoice(api, staff, participant, changes) };
};

describe('the mail with an invoice', () => {
  test('attaches it for the plan manager, who has no account, and for the participant', async () => {
    const { participant, invoice } = await issueForPlanManager();
    const [toManager = [], toParticipant = []] = await filesTo(MANAGER, participant.email);
    for (const files of [toManager, toParticipant]) {
      expect(files.map(({ fileName, mediaType }) => [fileName, mediaType])).toEqual([
        [`${invoice.number}.pdf`, 'application/pdf'],
      ]);
    }
    expect(toManager[0]?.content).toEqual(toParticipant[0]?.content);
    const pdf = await printed(toManager[0]?.content);
    expect(pdf.text).toContain('01_020_0120_1_1');
    expect(pdf.text).toContain('$150.25');
    expect(pdf.text).toContain('Plans Together');
    expect(pdf.text).toContain(`NDIS number: ${NDIS_NUMBER}`);
    expect(pdf.title).not.toContain(NDIS_NUMBER);
  });

  test('attaches the file that the client can download, with the same name', async () => {
    const invoice = await issueInvoice(api, staff, client);
    const [[file] = []] = await filesTo(client.email);
    const path = `invoices/${invoice.id}/download_pdf/`;
    const download = await api.call({ path, as: client });
    expect(download.headers['content-disposition']).toContain(`filename="${file?.fileName}"`);
    expect(file?.content).toEqual(download.rawPayload);
    expect((await printed(file?.content)).text).toContain('Nguyễn Thị Ánh');
  });

  test('attaches the invoice as it was issued, however late it is sent', async () => {
    const invoice = await issueInvoice(api, staff, client);
    await pay(api, staff, invoice, 110_00, 'BANK-1');
    const name = `${invoice.number}.pdf`;
    await filesTo(client.email);
    const both = await Promise.all(
      smtp.server.received.slice(-2).map(({ source }) => readMail(source)),
    );
    const file = both.flatMap(({ files }) => files).find(({ fileName }) => fileName === name);
    const { text } = await printed(file?.content);
    expect(text).toContain('Please pay by Saturday 5 December 2026.');
    expect(text).not.toContain('Nothing is left to pay.');
  });
});

/** Pays an amount, and reads the receipt that is mailed to the client. */
const receiptOf = async (invoice: Invoice, amountCents: number, reference: string) => {
  await filesTo();
  await pay(api, staff, invoice, amountCents, reference);
  const [[file] = []] = await filesTo(client.email);
  expect(file?.fileName).toBe(`Receipt for ${invoice.number}.pdf`);
  return (await printed(file?.content)).text;
};

describe('the mail about a payment', () => {
  test('attaches the receipt of that payment', async () => {
    const invoice = await issueInvoice(api, staff, client, { lines: [LINE, LINE] });
    const first = await receiptOf(invoice, 40_00, 'BANK-11');
    expect(first).toContain('Receipt BANK-11');
    expect(first).toContain('$40.00');
    expect(first).toContain('$180.00');
    const second = await receiptOf(invoice, 50_00, 'BANK-12');
    expect(second).toContain('Receipt BANK-12');
    expect(second).toContain('$50.00');
    expect(second).toContain('$130.00');
  });

  test('attaches it for the payer as well', async () => {
    const { participant, invoice } = await issueForPlanManager();
    await filesTo();
    await pay(api, staff, invoice, 150_25, 'PLAN-1');
    for (const [file] of await filesTo(MANAGER, participant.email)) {
      expect(file?.fileName).toBe(`Receipt for ${invoice.number}.pdf`);
    }
  });
});

test('the mail about a credit states the reason, and attaches the credit note', async () => {
  const invoice = await issueInvoice(api, staff, client);
  await filesTo();
  const credit = { amount_cents: 11_00, reference: 'Late', reason: 'We came an hour late.' };
  await command(api, staff, invoice, 'credits', credit);
  await command(api, staff, invoice, 'credits', credit);
  // Emails of the same moment come in any order.
  const mail = (await api.mails(client.email)).find(({ text }) => text.includes('$11.00'));
  expect(mail?.text).toContain('We have taken $11.00 off');
  expect(mail?.text).toContain('The reason: We came an hour late.');
  expect(mail?.text).toContain('$99.00 is still to be paid.');
  const [[file] = []] = await filesTo(client.email);
  expect(file?.fileName).toBe(`Adjustment note for ${invoice.number}.pdf`);
  const { text } = await printed(file?.content);
  expect(text).toContain('Why We came an hour late.');
  const about = smtp.server.received.filter(({ source }) => source.includes('Subject: Credit for'));
  expect(about).toHaveLength(1);
});

test('an NDIS number is encrypted in the and in no other mail', async () => {
  await filesTo();
  const { invoice } = await issueForPlanManager();
  await pay(api, staff, invoice, 150_25, 'PLAN-2');
  const attached = await api.database.query.mailAttachments.findMany();
  expect(attached.filter(({ pdfEncrypted }) => pdfEncrypted !== null)).toHaveLength(2);
  expect(attached.filter(({ pdf }) => pdf !== null)).toHaveLength(2);
  const waiting = await api.database.query.mails.findMany();
  for (const row of [...attached, ...waiting]) {
    expect(JSON.stringify(row)).not.toContain(NDIS_NUMBER);
  }
  for (const { pdfEncrypted } of attached) {
    expect(pdfEncrypted?.toString('latin1') ?? '').not.toContain(NDIS_NUMBER);
  }
});

test('the mail about a voided invoice attaches nothing to pay', async () => {
  const issued = await issueInvoice(api, staff, client);
  await filesTo();
  const { version } = await readInvoice(api, staff, issued);
  await command(api, staff, issued, 'void', { version, reason: 'Sent twice.' });
  expect(await filesTo(client.email)).toEqual([[]]);
  expect(smtp.server.received.at(-1)?.source).toContain(`Subject: Invoice ${issued.number}`);
});

test('no file content is logged or kept after sending', async () => {
  const { invoice } = await issueForPlanManager();
  await filesTo();
  const log = api.logLines.join('');
  expect(log).toContain('/issue/');
  for (const secret of [`${invoice.number}`, NDIS_NUMBER, '43x', MANAGER, 'Plans Together']) {
    expect(log).not.toContain(secret);
  }
  expect(await api.database.query.mailAttachments.findMany()).toEqual([]);
});
