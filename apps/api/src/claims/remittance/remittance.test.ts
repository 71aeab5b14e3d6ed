import type { Remittance } from '@cleaning/contract/claims';
import { describe, expect, test } from 'vitest';
import { readInvoice } from '../../../test/invoice-fixtures.ts';
import {
  setClaimStatus,
  signInParticipant,
  storeNdisInvoice,
  TEST_SECRETS,
} from '../../../test/ndis-fixtures.ts';
import { makeBeforeEach, startBeforeEach } from '../../../test/set-up.ts';

const api = startBeforeEach({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeEach(() => api.signIn({ userType: 'staff' }));
const participant = makeBeforeEach(() => signInParticipant(api));

const store = async (sequence: number, invoice: object = {}) => ({
  id: await storeNdisInvoice(api, participant.id, {
    number: `INV-2026-0000${sequence}`,
    lines: [{ serviceDateFrom: `2026-11-1${sequence}`, serviceDateTo: `2026-11-1${sequence}` }],
    invoice,
  }),
});

const send = (path: string, content: string, as = staff, reference = 'NDIA 20261121') =>
  api.call({
    method: 'POST',
    path: `invoices/remittances/${path}`,
    as,
    body: { content, reference },
  });

async function applied(content: string): Promise<Remittance> {
  const response = await send('', content);
  expect(response.statusCode).toBe(201);
  return response.json<Remittance>();
}

const NDIA = [
  'ClaimReference,PaymentRequestStatus,PaidTotalAmount,ErrorMessage',
  'INV-2026-00001-1,SUCCESSFUL,150.25,',
  'INV-2026-00002-1,ERROR,0.00,"No funding left, in the plan"',
  'INV-2026-99999-1,SUCCESSFUL,10.00,',
  'INV-2026-00003-1,SUCCESSFUL,ten dollars,',
].join('\r\n');

describe('a remittance of the NDIA', () => {
  test('is shown row by row with its matches before anything is recorded', async () => {
    const [paid, rejected] = [await store(1), await store(2)];
    for (const { id } of [paid, rejected]) await setClaimStatus(api, id, 'submitted');
    const preview = (await send('preview/', NDIA)).json<Remittance>();
    expect(preview.rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['paid', null],
      ['rejected', 'No funding left, in the plan'],
      ['unmatched', 'No issued invoice has this number.'],
      ['unreadable', 'ten dollars is not an amount in dollars.'],
    ]);
    expect(preview.paid_cents).toBe(150_25);
    expect(preview.invoices).toHaveLength(2);
    expect(preview.invoices).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          number: 'INV-2026-00001',
          paid_cents: 150_25,
          is_applied: false,
        }),
        expect.objectContaining({
          number: 'INV-2026-00002',
          rejected_reason: 'No funding left, in the plan',
          is_applied: false,
        }),
      ]),
    );
    expect(await readInvoice(api, staff, paid)).toMatchObject({ paid_cents: 0 });
  });

  test('pays and rejects claims, and the same file again changes nothing', async () => {
    const [paid, rejected] = [await store(1), await store(2)];
    for (const { id } of [paid, rejected]) await setClaimStatus(api, id, 'submitted');
    await applied(NDIA);
    expect(await readInvoice(api, staff, paid)).toMatchObject({
      status: 'paid',
      claim_status: 'reconciled',
      payments: [{ method: 'ndis_claim', reference: 'NDIA 20261121', amount_cents: 150_25 }],
    });
    const refused = await readInvoice(api, staff, rejected);
    expect(refused).toMatchObject({ status: 'issued', claim_status: 'rejected' });
    expect(refused.events.at(-1)?.reason).toBe('No funding left, in the plan');

    const again = await applied(NDIA);
    expect(again.invoices.every(({ is_applied: isApplied }) => isApplied)).toBe(true);
    expect(await readInvoice(api, staff, paid)).toMatchObject({ payments: [{}] });
    expect(await readInvoice(api, staff, rejected)).toEqual(refused);
  });

  test('applied twice at once records one payment', async () => {
    const paid = await store(1);
    await setClaimStatus(api, paid.id, 'submitted');
    const answers = await Promise.all([send('', NDIA), send('', NDIA)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await readInvoice(api, staff, paid)).payments).toHaveLength(1);
  });
});

test('a remittance of a plan manager pays its invoices, and keeps an overpayment as a credit', async () => {
  const plan = { planManagement: 'plan', claimStatus: 'not_applicable' };
  const [first, second] = [await store(1, plan), await store(2, plan)];
  const content = [
    'Invoice Number;Amount Paid'.replace(';', ','),
    'inv-2026-00001,"$150.25"',
    'INV-2026-00002,160.25',
  ].join('\n');
  const answer = await applied(content);
  expect(answer.invoices.map((each) => each.overpaid_cents).toSorted((a, b) => a - b)).toEqual([
    0, 10_00,
  ]);
  for (const invoice of [first, second]) {
    expect(await readInvoice(api, staff, invoice)).toMatchObject({
      status: 'paid',
      payments: [{ method: 'bank_transfer' }],
    });
  }
  const credits = await api.call({ path: 'invoices/account_credits/', as: staff });
  expect(credits.json()).toMatchObject({
    count: 1,
    results: [{ invoice_number: 'INV-2026-00002', open_cents: 10_00, reference: 'NDIA 20261121' }],
  });
  await applied(content);
  const after = await api.call({ path: 'invoices/account_credits/', as: staff });
  expect(after.json()).toEqual(credits.json());
});

/** An invoice to be paid by Harbour Plan Services. */
const planManaged = () =>
  store(1, {
    planManagement: 'plan',
    claimStatus: 'not_applicable',
    billTo: {
      name: 'Harbour Plan Services',
      email: 'invoices@harbour.example',
      address: null,
      abn: null,
    },
  });

describe('a rejection by a plan manager', () => {
  const content =
    'Invoice,Paid,Status,Reason\nINV-2026-00001,0,Rejected,The service agreement we hold has ended';
  test('is in the history of its invoice once, and needs no bank reference', async () => {
    const invoice = await planManaged();
    const record = async () => {
      const response = await api.call({
        method: 'POST',
        path: 'invoices/remittances/',
        as: staff,
        body: { content },
      });
      expect(response.statusCode).toBe(201);
      return response.json<Remittance>().invoices;
    };
    expect(await record()).toMatchObject([
      {
        client_id: participant.id,
        payer: 'plan_manager',
        payer_name: 'Harbour Plan Services',
        payer_email: 'invoices@harbour.example',
        is_new: true,
        rejected_before: null,
      },
    ]);
    const after = await readInvoice(api, staff, invoice);
    expect(after).toMatchObject({ status: 'issued', claim_status: 'not_applicable' });
    expect(after.events.at(-1)).toMatchObject({
      command: 'reject_claim',
      claim_status: 'not_applicable',
      reason: 'The service agreement we hold has ended',
    });
    expect((await readInvoice(api, participant, invoice)).events.at(-1)?.reason).toBeNull();
    expect(await record()).toMatchObject([{ is_new: false, rejected_before: {} }]);
    expect(await readInvoice(api, staff, invoice)).toEqual(after);
  });

  test('with another reason is a second rejection', async () => {
    const invoice = await planManaged();
    await applied(content);
    const [answer] = (await applied(content.replace('has ended', 'is not signed'))).invoices;
    expect(answer).toMatchObject({ is_new: true, rejected_before: null });
    const { events } = await readInvoice(api, staff, invoice);
    expect(events.filter(({ command }) => command === 'reject_claim')).toHaveLength(2);
  });

  test('is ignored for an invoice that was paid meanwhile', async () => {
    const invoice = await planManaged();
    await applied('Invoice,Paid\nINV-2026-00001,150.25');
    const paid = await readInvoice(api, staff, invoice);
    expect((await applied(content)).invoices).toMatchObject([{ is_new: false }]);
    expect(await readInvoice(api, staff, invoice)).toEqual(paid);
  });
});

test.each([
  ['Colour,Size\nred,1', 'The first row has to name the columns'],
  ['Invoice,Amount\n', 'This file has no rows.'],
  ['Invoice,Amount\n"open,1', 'Row 2 cannot be read as CSV.'],
  ['Invoice,Amount\nINV-2026-00001,10000000.01', 'The amounts add up to more than $10,000,000.'],
])('an invalid remittance file is refused: %j', async (content, message) => {
  const response = await send('preview/', content);
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain(message);
});

const rowsOf = (count: number) =>
  ['Invoice,Amount', ...Array.from({ length: count }, () => 'INV-2026-99999,10.00')].join('\r\n');

test('a file of thousands of rows is read, and a larger one is refused with a message', async () => {
  const read = await send('preview/', rowsOf(5000));
  expect(read.statusCode).toBe(200);
  expect(read.json<Remittance>().rows).toHaveLength(5000);
  const tooMany = await send('preview/', rowsOf(5001));
  expect(tooMany.statusCode).toBe(400);
  expect(tooMany.body).toContain('Choose a file of up to 5000 rows.');
  const refused = await send('preview/', rowsOf(25_000));
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('Choose a CSV file of up to 500 KB.');
});

test('clients cannot send a remittance', async () => {
  expect((await send('', NDIA, participant)).statusCode).toBe(403);
});
