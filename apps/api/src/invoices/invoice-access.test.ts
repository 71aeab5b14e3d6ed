import type { Invoice } from '@cleaning/contract/invoices';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallOptions, TestPerson } from '../../test/create-test-app.ts';
import { createInvoice, issueInvoice, LINE, readInvoice } from '../../test/invoice-fixtures.ts';
import { makeBeforeEach, startBeforeAll } from '../../test/set-up.ts';

let people: Readonly<Record<'owner' | 'stranger' | 'staff' | 'admin', TestPerson>>;

const testApp = startBeforeAll();
beforeAll(async () => {
  people = {
    owner: await testApp.signIn(),
    stranger: await testApp.signIn({ clientType: 'ndis' }),
    staff: await testApp.signIn({ userType: 'staff' }),
    admin: await testApp.signIn({ userType: 'admin' }),
  };
});
const draft = makeBeforeEach(() => createInvoice(testApp, people.staff, people.owner));
const issued = makeBeforeEach(() => issueInvoice(testApp, people.staff, people.owner));

const money = { amount_cents: 1_00, reference: 'T-1', method: 'card', reason: 'Because.' };
const { reason: _reason, ...payment } = money;
const { method: _method, ...credit } = money;
const closing = { version: 2, reason: 'Because.' };

/** Valid calls of staff for every command on a draft or an issued invoice. */
const callsOfStaff = (about: Invoice): Readonly<Record<string, CallOptions>> => {
  const path = `invoices/${about.id}/`;
  const line = `invoices/items/${about.lines[0]?.id}/`;
  const post = (name: string, body: object): CallOptions => ({
    method: 'POST',
    path: `${path}${name}/`,
    body,
  });
  return {
    updateInvoice: { method: 'PATCH', path, body: { version: 1, note: 'x' } },
    deleteInvoice: { method: 'DELETE', path: `${path}?version=1` },
    addInvoiceLine: {
      method: 'POST',
      path: 'invoices/items/',
      body: { invoice_id: about.id, version: 1, ...LINE },
    },
    changeInvoiceLine: { method: 'PATCH', path: line, body: { version: 1, quantity: 2 } },
    removeInvoiceLine: { method: 'DELETE', path: `${line}?version=1` },
    issueInvoice: post('issue', { version: 1 }),
    recordPayment: post('payments', payment),
    refundPayment: post('refunds', money),
    creditInvoice: post('credits', credit),
    voidInvoice: post('void', closing),
    writeOffInvoice: post('write_off', closing),
    submitClaim: post('claim/submit', { version: 2 }),
    acceptClaim: post('claim/accept', { version: 2 }),
    rejectClaim: post('claim/reject', closing),
    reopenClaim: post('claim/reopen', { version: 2 }),
    reconcileClaim: post('claim/reconcile', { version: 2 }),
    applyAccountCredit: post('account_credits', { credit_id: ABSENT, amount_cents: 1_00 }),
    refundAccountCredit: {
      method: 'POST',
      path: `invoices/account_credits/${ABSENT}/refunds/`,
      body: money,
    },
    recordSplitPayment: {
      method: 'POST',
      path: 'invoices/split_payments/',
      body: { ...payment, parts: [{ invoice_id: about.id, amount_cents: 1_00 }] },
    },
  };
};

const NOT_FOUND = { detail: 'The requested resource was not found.', code: 'not_found' };
const ABSENT = '6f1e9d0e-0f5b-4a52-8f0a-0d9f4c3a1b11';

describe('a client with an invoice', () => {
  test('can read their own invoice once it was issued, but not as a draft', async () => {
    expect(await readInvoice(testApp, people.owner, issued)).toMatchObject({ id: issued.id });
    for (const path of [`invoices/${draft.id}/`, `invoices/items/?invoice_id=${draft.id}`]) {
      const response = await testApp.call({ path, as: people.owner });
      expect(response.statusCode).toBe(404);
    }
  });

  test('can use no command on their own invoice', async () => {
    for (const call of Object.values(callsOfStaff(issued))) {
      const response = await testApp.call({ ...call, as: people.owner });
      expect(response.statusCode).toBe(403);
    }
    expect(await readInvoice(testApp, people.staff, issued)).toEqual(issued);
  });
});

describe('another client', () => {
  test.each([
    'invoices/:id/',
    'invoices/items/?invoice_id=:id',
    'invoices/statement/?from=2026-01-01&to=2026-12-31&client_id=:client',
  ])('gets a not-found answer from %s', async (path) => {
    const response = await testApp.call({
      path: path.replace(':id', issued.id).replace(':client', people.owner.id),
      as: people.stranger,
    });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual(NOT_FOUND);
  });

  test('finds none of the invoice in any list', async () => {
    for (const name of ['my-invoices', 'ndis', 'ndis_invoices']) {
      const response = await testApp.call({
        path: `invoices/${name}/?search=${issued.number}`,
        as: people.stranger,
      });
      expect(response.json()).toMatchObject({ count: 0, results: [] });
    }
  });
});

describe('staff', () => {
  test.each(Object.keys(callsOfStaffOfNobody()))(
    'get a not-found answer from %s for an unknown invoice',
    async (name) => {
      const call = callsOfStaffOfNobody()[name];
      if (call === undefined) throw new Error(`There is no call ${name}.`);
      const response = await testApp.call({ ...call, as: people.admin });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual(NOT_FOUND);
    },
  );

  test('can read the invoice of any client, with its available commands', async () => {
    const seen = await readInvoice(testApp, people.admin, issued);
    expect(seen).toEqual({
      ...issued,
      available_commands: ['send_again', 'record_payment', 'credit', 'void', 'write_off'],
    });
  });
});

/** Those calls, for an invoice and a line that never existed. */
function callsOfStaffOfNobody(): Readonly<Record<string, CallOptions>> {
  const line = { id: ABSENT } as Invoice['lines'][number];
  return callsOfStaff({ id: ABSENT, lines: [line] } as Invoice);
}

describe('the claim of an agency-managed invoice', () => {
  test('does not exist for a private one', async () => {
    const call = callsOfStaff(issued)['submitClaim'];
    const response = await testApp.call({ path: '', ...call, as: people.staff });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ detail: 'This invoice has no claim.' });
  });
});
