import type { Invoice } from '@cleaning/contract/invoices';
import { beforeAll, expect, it } from 'vitest';
import { statusesOf } from '../../../test/account-fixtures.ts';
import { command, createInvoice, invoiceIn, NDIS_LINE } from '../../../test/invoice-fixtures.ts';
import {
  recordRegistration,
  signInParticipant,
  TEST_SECRETS,
} from '../../../test/ndis-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

let participants = 0;
const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
beforeAll(async () => recordRegistration(api, await api.signIn({ userType: 'admin' })));
const participant = makeBeforeEach(() => {
  participants += 1;
  return signInParticipant(api, { ndisNumber: `43000000${participants}` });
});

const draft = (line: object = {}) =>
  createInvoice(api, staff, participant, { kind: 'ndis', lines: [{ ...NDIS_LINE, ...line }] });

const issue = (invoice: Invoice, body: object = {}) =>
  command(api, staff, invoice, 'issue', { version: invoice.version, ...body });

it('a compliant invoice is issued without confirmation, ready to be claimed', async () => {
  const issued = invoiceIn(await issue(await draft()));
  expect(issued).toMatchObject({ status: 'issued', claim_status: 'ready', override_reason: null });
});

it('an invoice with errors is refused with the errors, and its number is used for the next', async () => {
  const dear = await draft({ unit_price_cents: 60_11 });
  const refused = await issue(dear);
  expect(refused.statusCode).toBe(409);
  const { code, detail, current } = refused.json<{
    code: string;
    detail: string;
    current: { compliant: boolean; checks: { id: string; status: string; severity: string }[] };
  }>();
  expect([code, current.compliant]).toEqual(['not_compliant', false]);
  expect(detail).toBe('The NDIS check found errors. Fix them, or give a reason to issue anyway.');
  const errors = current.checks.filter(
    ({ status, severity }) => status === 'fail' && severity === 'error',
  );
  expect(errors.map(({ id }) => id)).toEqual(['LIN-12']);

  const first = invoiceIn(await issue(dear, { override_reason: 'Agreed with the agency.' }));
  const second = invoiceIn(await issue(await draft({ start_time: '12:00', end_time: '14:30' })));
  expect(first.override_reason).toBe('Agreed with the agency.');
  expect(Number(second.number?.slice(-5))).toBe(Number(first.number?.slice(-5)) + 1);
});

it('the same support can be issued only once, even by two users at once', async () => {
  const drafts = [await draft(), await draft(), await draft()];
  const answers = await Promise.all(drafts.map((invoice) => issue(invoice)));
  expect(statusesOf(answers)).toEqual([200, 409, 409]);
  const [refused] = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused?.body).toContain('"id":"LIN-15","severity":"error","status":"fail"');
});

it('an invoice can be issued after the error is corrected', async () => {
  const invoice = await draft({ claim_type: 'CANC' });
  expect((await issue(invoice)).statusCode).toBe(409);
  const [line] = invoice.lines;
  const changed = await api.call({
    method: 'PATCH',
    path: `invoices/items/${line?.id}/`,
    as: staff,
    body: { version: invoice.version, claim_type: '' },
  });
  expect((await issue(invoiceIn(changed))).statusCode).toBe(200);
});

it('a claim continues from the file to the answer of the NDIA', async () => {
  const issued = invoiceIn(await issue(await draft()));
  const claimed = await api.call({
    method: 'POST',
    path: 'invoices/bulk_payment_request/',
    as: staff,
    body: { invoice_ids: [issued.id] },
  });
  expect(claimed.statusCode).toBe(201);
  const read = async () => invoiceIn(await api.call({ path: `invoices/${issued.id}/`, as: staff }));
  const submitted = await read();
  expect(submitted.claim_status).toBe('submitted');
  const answers = [
    ['reject', { reason: 'Wrong budget.' }, 'rejected'],
    ['reopen', {}, 'ready'],
    ['submit', {}, 'submitted'],
    ['accept', {}, 'accepted'],
    ['reconcile', {}, 'reconciled'],
  ] as const;
  for (const [move, body, claimStatus] of answers) {
    const { version } = await read();
    const moved = await command(api, staff, issued, `claim/${move}`, { version, ...body });
    expect(invoiceIn(moved).claim_status).toBe(claimStatus);
  }
});
