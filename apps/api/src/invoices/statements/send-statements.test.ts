import { beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/create-test-app.ts';
import { issueInvoice, NDIS_LINE } from '../../../test/invoice-fixtures.ts';
import { signInParticipant, TEST_SECRETS } from '../../../test/ndis-fixtures.ts';
import { makeBeforeEach, startBeforeEach } from '../../../test/set-up.ts';

let staff: TestPerson;
const api = startBeforeEach({ dependencies: { secrets: TEST_SECRETS } });
beforeEach(() => api.clock.set('2026-11-20T01:00:00.000Z'));
beforeEach(async () => {
  staff = await api.signIn({ userType: 'staff', firstName: 'Sam', lastName: 'Taylor' });
});
const client = makeBeforeEach(() => api.signIn({ firstName: 'Olivia', lastName: 'Marsh' }));

/** Half past two in the afternoon in Sydney. */
const afternoonOf = (day: string) => api.clock.set(`${day}T03:30:00.000Z`);

/** Due on 4 December. */
const issued = (to: TestPerson = client, changes: object = {}) =>
  issueInvoice(api, staff, to, changes);

const call = (path: string, body?: object) => api.call({ method: 'POST', path, as: staff, body });

const period = () => ({ from: '2026-11-01', to: '2026-11-30', client_id: client.id });

describe('sending a statement', () => {
  test('mails its client a PDF, and is recorded', async () => {
    await issued();
    const response = await call('invoices/statement/send/', period());
    expect(response.json()).toEqual({ sent_to: client.email });
    const mail = (await api.mails(client.email)).find(({ subject }) =>
      subject.startsWith('Your statement'),
    );
    expect(mail?.text).toContain('The closing balance is $110.00.');
  });

  test('is refused without a client, and to a client', async () => {
    const { client_id: _id, ...rest } = period();
    expect((await call('invoices/statement/send/', rest)).json()).toEqual({
      client_id: ['Say whose statement to read.'],
    });
    const own = { method: 'POST', path: 'invoices/statement/send/', as: client, body: period() };
    expect((await api.call({ ...own, method: 'POST' })).statusCode).toBe(403);
  });
});

const sendAll = (client_ids: readonly string[], as = staff, key?: string) =>
  api.call({
    method: 'POST',
    path: 'invoices/statement/send_overdue/',
    as,
    body: { from: '2026-11-01', to: '2026-12-06', client_ids },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const statementsTo = async ({ email }: TestPerson) =>
  (await api.mails(email)).filter(({ subject }) => subject.startsWith('Your statement'));

describe('sending statements to several clients', () => {
  test('mails overdue clients who pay their own invoices, once for one press', async () => {
    const early = await api.signIn();
    const participant = await signInParticipant(api, { planManagement: 'agency' });
    await issued();
    await issued(participant, { kind: 'ndis', lines: [NDIS_LINE] });
    afternoonOf('2026-12-06');
    await issued(early);
    staff = await api.signIn({ userType: 'staff' });
    const nobody = '6f1e9d0e-0f5b-4a52-8f0a-0d9f4c3a1b11';
    const ids = [early.id, client.id, participant.id, nobody];
    const key = '6f1e9d0e-0f5b-4a52-8f0a-0d9f4c3a1b22';
    const answers = [await sendAll(ids, staff, key), await sendAll(ids, staff, key)];
    const refused = {
      sent_to: null,
      error: { code: 'validation_failed', detail: 'Nothing that they pay themselves is overdue.' },
    };
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        {
          results: [
            { client_id: early.id, ...refused },
            { client_id: client.id, sent_to: client.email, error: null },
            { client_id: participant.id, ...refused },
            { client_id: nobody, ...refused },
          ],
        },
      ]);
    }
    expect(await statementsTo(client)).toHaveLength(1);
    expect(await statementsTo(participant)).toEqual([]);
  });

  test('is only for staff, to each client once, for a valid period', async () => {
    expect((await sendAll([client.id], client)).statusCode).toBe(403);
    expect((await sendAll([])).statusCode).toBe(400);
    expect((await sendAll([client.id, client.id])).statusCode).toBe(400);
    const backwards = { from: '2026-12-06', to: '2026-11-01', client_ids: [client.id] };
    expect((await call('invoices/statement/send_overdue/', backwards)).json()).toEqual({
      to: ['The last day cannot be before the first.'],
    });
    expect(await statementsTo(client)).toEqual([]);
  });
});
