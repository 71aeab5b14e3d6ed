import { claimBatchSchema, remittanceSchema, type Remittance } from '@cleaning/contract/claims';
import { describe, expect, test } from 'vitest';
import { confirmRows, importStatement, line, readOpenRows } from '../../../test/bank-fixtures.ts';
import { readInvoice } from '../../../test/invoice-fixtures.ts';
import {
  setClaimStatus,
  signInParticipant,
  storeNdisInvoice,
  TEST_SECRETS,
} from '../../../test/ndis-fixtures.ts';
import { makeBeforeEach, startBeforeEach } from '../../../test/set-up.ts';

const api = startBeforeEach({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', firstName: 'Priya', lastName: 'Shah' }),
);
const participant = makeBeforeEach(() => signInParticipant(api));

const store = async (sequence: number, invoice: object = {}) => ({
  id: await storeNdisInvoice(api, participant.id, {
    number: `INV-2026-0000${sequence}`,
    lines: [{ serviceDateFrom: `2026-11-1${sequence}`, serviceDateTo: `2026-11-1${sequence}` }],
    invoice,
  }),
});

async function claimed(sequence: number) {
  const invoice = await store(sequence);
  await setClaimStatus(api, invoice.id, 'submitted');
  return invoice;
}

const send = (path: string, body: object) =>
  api.call({ method: 'POST', path: `invoices/remittances/${path}`, as: staff, body });

async function read(path: string, body: object): Promise<Remittance> {
  const response = await send(path, body);
  expect(response.statusCode).toBe(path === '' ? 201 : 200);
  return remittanceSchema.parse(response.json());
}

const PAID = 'Invoice,Paid\nINV-2026-00001,150.25';
const credits = async () =>
  (await api.call({ path: 'invoices/account_credits/', as: staff })).json<{ count: number }>();

/** Imports a bank row and records that it pays an invoice. */
async function payByBank({ id }: { readonly id: string }) {
  await importStatement(api, staff, line('NDIA PAYMENT', '150.25'));
  const [row] = await readOpenRows(api, staff);
  const parts = [{ invoice_id: id, amount_cents: 150_25 }];
  const [result] = await confirmRows(api, staff, [{ id: row?.id, parts }]);
  expect(result?.error).toBeNull();
}

describe('the preview of a remittance', () => {
  test('shows the payer, the claimed and the owed amount of each row and invoice', async () => {
    const { id } = await claimed(1);
    await claimed(2);
    const content = `${PAID}\nINV-2026-00002-1,50.00`;
    const preview = await read('preview/', { content });
    expect(preview.rows[0]).toMatchObject({
      invoice_id: id,
      asked_cents: 150_25,
      line: { number: 1, service_date: '2026-11-11', quantity: 2.5, unit: 'H' },
    });
    expect(preview.invoices).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          number: 'INV-2026-00001',
          payer: 'agency',
          payer_name: 'NDIA',
          claim_status: 'submitted',
          balance_cents: 150_25,
          left_cents: 0,
          new_cents: 150_25,
          is_new: true,
          batch_number: null,
          paid_before_on: null,
          rejected_before: null,
        }),
        expect.objectContaining({ number: 'INV-2026-00002', left_cents: 100_25 }),
      ]),
    );
    expect(preview.payers).toEqual([{ name: 'NDIA', paid_cents: 200_25, bank_row: null }]);
  });

  test('needs no bank reference to be previewed, but one to be applied', async () => {
    await claimed(1);
    const response = await send('', { content: PAID });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('Enter the reference that the bank statement shows.');
  });

  test('names the batch of a claim, and who recorded its earlier rejection', async () => {
    const { id } = await store(1);
    const batch = await api.call({
      method: 'POST',
      path: 'invoices/bulk_payment_request/',
      as: staff,
      body: { invoice_ids: [id] },
    });
    const { number } = claimBatchSchema.parse(batch.json());
    const content = 'Invoice,Paid,Status,Reason\nINV-2026-00001,0,Rejected,No plan';
    const applied = await read('', { content, reference: 'NDIA 1' });
    expect(applied.invoices).toMatchObject([{ is_applied: true, is_new: true }]);
    const again = await read('preview/', { content, reference: 'NDIA 1' });
    expect(again.invoices).toMatchObject([
      {
        is_new: false,
        claim_status: 'rejected',
        rejected_before: { by: 'Priya' },
        batch_number: number,
      },
    ]);
  });
});

describe('a payment that is also on the bank statement', () => {
  test('is found by its total, with the reference of its payments', async () => {
    await claimed(1);
    await importStatement(api, staff, line('NDIA PAYMENT', '150.25'));
    const { payers } = await read('preview/', { content: PAID });
    expect(payers).toMatchObject([
      { name: 'NDIA', bank_row: { booked_on: '2026-11-21', text: 'NDIA PAYMENT' } },
    ]);
    expect(payers[0]?.bank_row?.reference).toMatch(/^NDIA PAYMENT \(bank row \d+\)$/u);
  });

  test.each(['NDIA 20261121', null])(
    'that was already matched is not recorded twice, and the claim is settled (%s)',
    async (typed) => {
      const invoice = await claimed(1);
      await payByBank(invoice);
      const { payers, invoices } = await read('preview/', { content: PAID });
      expect(invoices).toMatchObject([
        { new_cents: 0, overpaid_cents: 0, is_new: true, paid_before_on: '2026-11-21' },
      ]);
      const reference = typed ?? payers[0]?.bank_row?.reference;
      await read('', { content: PAID, reference });
      const after = await readInvoice(api, staff, invoice);
      expect(after).toMatchObject({ status: 'paid', claim_status: 'reconciled', payments: [{}] });
      expect((await credits()).count).toBe(0);
      const again = await read('', { content: PAID, reference });
      expect(again.invoices).toMatchObject([{ is_new: false, is_applied: true }]);
      expect(await readInvoice(api, staff, invoice)).toEqual(after);
    },
  );
});

/** The bank rows that are suggested for the payers of a file. */
const rowsOf = async (content: string) =>
  (await read('preview/', { content })).payers.map(({ bank_row: row }) => row);

describe('the bank row that is suggested for a file', () => {
  const FIRST = 'Invoice,Paid\nINV-2026-00001,150.25';
  const SECOND = 'Invoice,Paid\nINV-2026-00002,150.25';

  test('is not one that paid another invoice, and is an open one even if it is older', async () => {
    const other = await claimed(1);
    await claimed(2);
    await payByBank(other);
    expect(await rowsOf(SECOND)).toEqual([null]);
    await importStatement(api, staff, `18/11/2026,150.25,NDIA EARLIER\n`);
    expect(await rowsOf(SECOND)).toMatchObject([{ booked_on: '2026-11-18', text: 'NDIA EARLIER' }]);
    expect(await rowsOf(FIRST)).toMatchObject([{ text: 'NDIA EARLIER' }]);
  });

  test('is not one whose money another file recorded, until its own file is read again', async () => {
    await claimed(1);
    await claimed(2);
    await importStatement(api, staff, line('NDIA PAYMENT', '150.25'));
    const [row] = await rowsOf(FIRST);
    await read('', { content: FIRST, reference: row?.reference, received_on: row?.booked_on });
    expect(await rowsOf(SECOND)).toEqual([null]);
    expect(await rowsOf(FIRST)).toMatchObject([{ reference: row?.reference }]);
  });

  test('comes from the payer of the file, or names an invoice of it', async () => {
    await claimed(1);
    await claimed(2);
    await importStatement(api, staff, line('HARBOUR PLAN SERVICES', '150.25'));
    expect(await rowsOf(FIRST)).toEqual([null]);
    await importStatement(api, staff, line('BATCH INV-2026-00001', '150.25'));
    expect(await rowsOf(FIRST)).toMatchObject([{ text: 'BATCH INV-2026-00001' }]);
    expect(await rowsOf(SECOND)).toEqual([null]);
  });
});

test('a bank row matched after the remittance with its reference records nothing twice', async () => {
  const invoice = await claimed(1);
  await importStatement(api, staff, line('NDIA PAYMENT', '150.25'));
  const { payers } = await read('preview/', { content: PAID });
  await read('', { content: PAID, reference: payers[0]?.bank_row?.reference });
  const [row] = await readOpenRows(api, staff);
  const parts = [{ invoice_id: invoice.id, amount_cents: 150_25 }];
  const [result] = await confirmRows(api, staff, [{ id: row?.id, parts }]);
  expect(result).toMatchObject({ error: null, row: { status: 'matched' } });
  expect(await readInvoice(api, staff, invoice)).toMatchObject({ paid_cents: 150_25 });
});

test('a payment that was already recorded settles its claim without a reference', async () => {
  const invoice = await claimed(1);
  await payByBank(invoice);
  await read('', { content: PAID });
  expect(await readInvoice(api, staff, invoice)).toMatchObject({ claim_status: 'reconciled' });
});

describe('rows that staff left out', () => {
  test('are shown as left out, and are not recorded', async () => {
    const [first, second] = [await claimed(1), await claimed(2)];
    const body = {
      content: `${PAID}\nINV-2026-00002,150.25`,
      reference: 'NDIA 1',
      left_out: [2],
    };
    const preview = await read('preview/', body);
    expect(preview.rows.map(({ outcome }) => outcome)).toEqual(['paid', 'left_out']);
    expect(preview.paid_cents).toBe(150_25);
    await read('', body);
    expect(await readInvoice(api, staff, first)).toMatchObject({ status: 'paid' });
    expect(await readInvoice(api, staff, second)).toMatchObject({
      status: 'issued',
      claim_status: 'submitted',
      payments: [],
    });
  });

  test('are identified by their numbers', async () => {
    const response = await send('preview/', { content: PAID, left_out: ['first'] });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('Name the rows to leave out by their numbers.');
  });
});
