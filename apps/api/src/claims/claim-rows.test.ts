import { beforeEach, expect, test } from 'vitest';
import {
  signInParticipant,
  storeNdisInvoice,
  storedClaimOf,
  TEST_SECRETS,
} from '../../test/ndis-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const participant = makeBeforeAll(() => signInParticipant(api));

let invoiceId = '';
let sequence = 0;
beforeEach(() => {
  sequence += 1;
});

const store = async (line: object) => {
  invoiceId = await storeNdisInvoice(api, participant.id, {
    number: `INV-2026-0000${sequence}`,
    lines: [line],
  });
};

const claim = () =>
  api.call({
    method: 'POST',
    path: 'invoices/bulk_payment_request/',
    as: staff,
    body: { invoice_ids: [invoiceId] },
  });

test('a claim of a line that was issued by the minute asks for what was issued', async () => {
  await store({ endTime: '09:40', quantityHundredths: 67, amountCents: 40_07 });
  const batch = (await claim()).json<{ id: string; total_cents: number }>();
  expect(batch.total_cents).toBe(40_07);
  const path = `invoices/bulk_payment_request/${batch.id}/files/1/`;
  // 0.67 times 59.81 is 40.07, as the invoice says; times the rate of 60.10 it would be 40.27.
  expect((await api.call({ path, as: staff })).body).toContain('-1,0.67,,59.81,');
});

test('a claim outside the registration of the company is refused with the name of the group', async () => {
  await store({ supportItemNumber: '01_134_0117_8_1' });
  const refused = await claim();
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toEqual({
    invoice_ids: [expect.stringContaining('not registered for group 0117')],
  });
  expect(await storedClaimOf(api, invoiceId)).toEqual({ claimStatus: 'ready', version: 1 });
});
