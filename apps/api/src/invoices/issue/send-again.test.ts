import type { Invoice } from '@cleaning/contract/invoices';
import { describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/create-test-app.ts';
import {
  command,
  createInvoice,
  invoiceIn,
  issueInvoice,
  NDIS_LINE,
  pay,
  readInvoice,
} from '../../../test/invoice-fixtures.ts';
import { signInParticipant, TEST_SECRETS } from '../../../test/ndis-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const client = makeBeforeEach(() => api.signIn());

const sendAgain = ({ id }: Invoice, as: TestPerson, key?: string) =>
  api.call({
    method: 'POST',
    path: `invoices/${id}/send_again/`,
    as,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

describe('another copy of an invoice', () => {
  test('is mailed to the client and recorded in the history, and nothing else changes', async () => {
    const issued = await issueInvoice(api, staff, client);
    const sent = invoiceIn(await sendAgain(issued, client));
    expect(sent).toMatchObject({
      status: 'issued',
      version: issued.version,
      balance_cents: 110_00,
    });
    expect(sent.events.at(-1)).toMatchObject({ command: 'send_again', actor: 'client' });
    const mails = await api.mails(client.email);
    expect(mails).toHaveLength(2);
    const copy = mails.find(({ subject }) => subject.startsWith('Copy:'));
    expect(copy?.subject).toContain(issued.number);
    expect(copy?.text).toContain('another copy');
  });

  test('is mailed to the plan manager who pays it, and to the participant', async () => {
    const manager = `manager.${client.id}@mail.example`;
    const participant = await signInParticipant(api, {
      ndisNumber: '430123456',
      planManagement: 'plan',
      planManagerName: 'Plans Together',
      planManagerInvoiceEmail: manager,
    });
    const issued = await issueInvoice(api, staff, participant, {
      kind: 'ndis',
      lines: [NDIS_LINE],
    });
    expect((await sendAgain(issued, participant)).statusCode).toBe(200);
    for (const reader of [manager, participant.email]) {
      const subjects = (await api.mails(reader)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.startsWith('Copy:'))).toHaveLength(1);
    }
  });

  test('states the remainder of one that was paid in part', async () => {
    const issued = await issueInvoice(api, staff, client);
    await pay(api, staff, issued, 50_00, 'T-50');
    expect((await sendAgain(issued, staff)).statusCode).toBe(200);
    const copy = (await api.mails(client.email)).find(({ subject }) => subject.startsWith('Copy:'));
    expect(copy?.text).toContain('$60.00 of it is still to be paid.');
  });

  test('is sent once for a repeated press', async () => {
    const issued = await issueInvoice(api, staff, client);
    const key = '0b0e7b0a-4a52-4b2d-8f7b-6a1f3f6c9d10';
    const answers = await Promise.all([
      sendAgain(issued, client, key),
      sendAgain(issued, client, key),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await api.mails(client.email)).toHaveLength(2);
  });
});

describe('no copy is sent', () => {
  test('of an invoice that is paid or void, with the reason', async () => {
    const paid = await issueInvoice(api, staff, client);
    await pay(api, staff, paid, 110_00, 'T-110');
    const closed = await issueInvoice(api, staff, client);
    await command(api, staff, closed, 'void', { version: closed.version, reason: 'Twice.' });
    for (const [invoice, words] of [
      [paid, 'has been paid'],
      [closed, 'is void'],
    ] as const) {
      const answer = await sendAgain(invoice, client);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'invalid_transition',
        detail: `This invoice ${words}, so it cannot be sent again now.`,
      });
    }
  });

  test('of a draft or of another client’s invoice, which is not found', async () => {
    const draft = await createInvoice(api, staff, client);
    const issued = await issueInvoice(api, staff, client);
    const stranger = await api.signIn();
    expect((await sendAgain(draft, client)).statusCode).toBe(404);
    expect((await sendAgain(issued, stranger)).statusCode).toBe(404);
    expect(await readInvoice(api, staff, issued)).toMatchObject({ version: issued.version });
    expect(await api.mails(stranger.email)).toEqual([]);
  });
});
