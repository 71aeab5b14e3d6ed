import { statementSchema, type StatementRecipient } from '@cleaning/contract/invoices';
import { paymentReference } from '@cleaning/contract/payments/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/create-test-app.ts';
import {
  changeStoredPlan,
  issueInvoice,
  NDIS_LINE,
  pay,
  storePlan,
} from '../../../test/invoice-fixtures.ts';
import { makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const PERIOD = { from: '2026-10-01', to: '2026-10-31' };
const MANAGER = {
  planManagement: 'plan',
  planManagerName: 'Example Plans',
  planManagerInvoiceEmail: 'invoices@plans.example',
} as const;

let sam: TestPerson;

const api = startBeforeAll();
beforeEach(() => api.clock.set('2026-10-20T00:00:00.000Z'));
beforeEach(async () => {
  sam = await api.signIn({ userType: 'staff', firstName: 'Sam', lastName: 'Taylor' });
});
const alex = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', firstName: 'Alex', lastName: 'Reid' }),
);
const client = makeBeforeEach(() =>
  api.signIn({ clientType: 'ndis', firstName: 'Jordan', lastName: 'Ellis' }),
);

const send = (changes: object = {}, as = sam) =>
  api.call({
    method: 'POST',
    path: 'invoices/statement/send/',
    as,
    body: { ...PERIOD, client_id: client.id, ...changes },
  });

const recipientsFor = async (as = sam): Promise<StatementRecipient[] | null> => {
  const query = `from=${PERIOD.from}&to=${PERIOD.to}&client_id=${client.id}`;
  const answer = await api.call({ path: `invoices/statement/?${query}`, as });
  expect(answer.statusCode).toBe(200);
  return statementSchema.parse(answer.json()).recipients;
};

const statementsTo = async (email: string) =>
  (await api.mails(email)).filter(({ subject }) => /statement/iu.test(subject));

describe('a second statement on one day', () => {
  test('is refused with the sender and time of the first, and sent when confirmed', async () => {
    await issueInvoice(api, sam, client);
    expect((await recipientsFor())?.[0]?.sent_today).toBeNull();
    expect((await send()).statusCode).toBe(200);
    const refused = await send({}, alex);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'invalid_transition',
      detail: `Sam Taylor sent a statement to ${client.email} already, 20 Oct 2026, 11:00 am. If they should get another one today, send it again.`,
    });
    expect((await recipientsFor(alex))?.[0]?.sent_today).toEqual({
      at: '2026-10-20T00:00:00.000Z',
      by: 'Sam Taylor',
      to: client.email,
    });
    expect((await send({ send_again: true }, alex)).statusCode).toBe(200);
    expect((await recipientsFor())?.[0]?.sent_today).toMatchObject({ by: 'Alex Reid' });
    expect(await statementsTo(client.email)).toHaveLength(2);
    api.clock.set('2026-10-20T13:00:00.000Z');
    sam = await api.signIn({ userType: 'staff' });
    expect((await send()).statusCode).toBe(200);
  });

  test('is not sent when two users send at once', async () => {
    await issueInvoice(api, sam, client);
    const answers = await Promise.all([send(), send({}, alex)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    expect(await statementsTo(client.email)).toHaveLength(1);
  });

  test('is omitted when several clients get one', async () => {
    await issueInvoice(api, sam, client);
    api.clock.set('2026-11-20T00:00:00.000Z');
    sam = await api.signIn({ userType: 'staff', firstName: 'Sam', lastName: 'Taylor' });
    await send();
    const all = await api.call({
      method: 'POST',
      path: 'invoices/statement/send_overdue/',
      as: sam,
      body: { ...PERIOD, client_ids: [client.id] },
    });
    expect(all.json()).toMatchObject({
      results: [{ sent_to: null, error: { code: 'invalid_transition' } }],
    });
    expect(await statementsTo(client.email)).toHaveLength(1);
  });
});

describe('a statement for the plan manager', () => {
  test('lists what they were asked to pay, and the reference for a payment', async () => {
    await storePlan(api, client, MANAGER);
    const lines = [{ ...NDIS_LINE, service_date_from: '2026-10-02' }];
    const byPlan = await issueInvoice(api, sam, client, { kind: 'ndis', lines });
    const own = await issueInvoice(api, sam, client);
    await pay(api, sam, byPlan, 100_00, 'PM-1');
    expect(await recipientsFor()).toMatchObject([
      {
        recipient: 'client',
        name: 'Jordan Ellis',
        email: client.email,
        closing_balance_cents: 110_00,
        payment_references: [{ invoice_number: own.number }],
      },
      {
        recipient: 'plan_manager',
        name: 'Example Plans',
        email: 'invoices@plans.example',
        opening_balance_cents: 0,
        closing_balance_cents: 50_25,
        rows: [{ kind: 'invoice' }, { kind: 'payment' }],
        payment_references: [
          {
            invoice_number: byPlan.number,
            payment_reference: paymentReference(byPlan.number),
            balance_cents: 50_25,
          },
        ],
      },
    ]);
    const sent = await send({ recipient: 'plan_manager', with_references: true });
    expect(sent.json()).toEqual({ sent_to: 'invoices@plans.example' });
    const [mail] = await statementsTo('invoices@plans.example');
    expect(mail?.text).toContain('The closing balance is $50.25.');
    expect(mail?.text).not.toContain('Jordan');
    expect(await statementsTo(client.email)).toEqual([]);
    expect((await send()).statusCode).toBe(200);
  });

  test('contains nothing that an earlier plan manager paid', async () => {
    await storePlan(api, client, { ...MANAGER, planManagerName: 'Earlier Plans' });
    const lines = [{ ...NDIS_LINE, service_date_from: '2026-10-02' }];
    await issueInvoice(api, sam, client, { kind: 'ndis', lines });
    await changeStoredPlan(api, client, { planManagerName: MANAGER.planManagerName });
    expect((await recipientsFor())?.[1]).toMatchObject({
      name: 'Example Plans',
      closing_balance_cents: 0,
      rows: [],
      payment_references: [],
    });
  });

  test('is refused without a plan manager, or without a named one', async () => {
    expect(await recipientsFor()).toHaveLength(1);
    expect((await send({ recipient: 'plan_manager' })).json()).toEqual({
      recipient: ['No plan manager pays the invoices of this client now.'],
    });
    expect((await send({ recipient: 'neighbour' })).json()).toEqual({
      recipient: ['Choose who it goes to.'],
    });
  });

  test('can be requested only by staff', async () => {
    await storePlan(api, client, MANAGER);
    expect(await recipientsFor(client)).toBeNull();
    expect((await send({ recipient: 'plan_manager' }, client)).statusCode).toBe(403);
  });
});
