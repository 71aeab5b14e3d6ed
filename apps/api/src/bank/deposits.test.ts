import type { Quote } from '@cleaning/contract/quotes';
import { beforeEach, describe, expect, test } from 'vitest';
import { confirmRows, importStatement, line, readOpenRows } from '../../test/bank-fixtures.ts';
import {
  approvedUrgent,
  command,
  createOfficeQuote,
  payDeposit,
  quoteIn,
  readQuote,
} from '../../test/quote-fixtures.ts';
import { makeBeforeEach, startBeforeEach } from '../../test/set-up.ts';

let quote: Quote;
const api = startBeforeEach();
const staff = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', firstName: 'Sam', lastName: 'Taylor' }),
);
const client = makeBeforeEach(() => api.signIn({ firstName: 'Ivy', lastName: 'Thompson' }));
beforeEach(async () => {
  quote = await approvedUrgent(api, client, staff);
});

const confirmationOf = (id: string, amount_cents = 77_40) => ({
  id,
  parts: [],
  deposit: { quote_id: quote.id, amount_cents },
});

async function rowOf(text: string, dollars = '77.40') {
  await importStatement(api, staff, line(text, dollars));
  const [row] = await readOpenRows(api, staff);
  if (row === undefined) throw new Error('No row is open.');
  return row;
}

describe('a row with the amount of a deposit', () => {
  test('is a certain match by the reference of its quote, and records the deposit', async () => {
    const row = await rowOf(`THOMPSON ${quote.reference.replace('-', '')}`);
    expect(row).toMatchObject({
      is_sure: true,
      candidates: [
        {
          parts: [],
          deposit: {
            quote_id: quote.id,
            reference: quote.reference,
            client_name: 'Ivy Thompson',
            amount_cents: 77_40,
            deposit_cents: 77_40,
            due_cents: 77_40,
            percent: 30,
            quote_total_cents: 258_00,
          },
          agrees: ['number', 'amount', 'name'],
          differs: [],
        },
      ],
    });
    const [result] = await confirmRows(api, staff, [confirmationOf(row.id)]);
    expect(result?.row).toMatchObject({
      status: 'matched',
      paid: [],
      deposit: { reference: quote.reference, amount_cents: 77_40, client_name: 'Ivy Thompson' },
    });
    expect((await readQuote(api, staff, quote)).deposit).toMatchObject({
      status: 'paid',
      paid_on: '2026-11-21',
      payments: [{ reference: expect.stringMatching(/^THOMPSON .* \(bank row \d+\)$/u) }],
    });
  });

  test('is a certain match also when the office chose the amount', async () => {
    const written = await createOfficeQuote(api, staff, client, { deposit: { cents: 80_00 } });
    const offered = quoteIn(await command(api, staff, written, 'send'));
    const answer = { approved_name: 'Ivy Thompson', accepts_terms: true };
    quote = quoteIn(await command(api, client, offered, 'approve', answer));
    expect(await rowOf(`THOMPSON ${quote.reference}`, '80.00')).toMatchObject({
      is_sure: true,
      candidates: [{ deposit: { quote_id: quote.id, percent: 0, due_cents: 80_00 } }],
    });
  });

  test('books the first visit with the deposit that it completes', async () => {
    // 10 am on Monday in Sydney.
    api.clock.set('2026-11-22T23:00:00.000Z');
    await api.signIn({ userType: 'staff', staffRole: 'cleaner' });
    quote = await approvedUrgent(api, client, staff, {
      timeline_id: 'urgent',
      preferred_date: '2026-11-24',
    });
    expect(quote).toMatchObject({ status: 'approved', deposit: { due_cents: 77_40 } });
    const row = await rowOf(`THOMPSON ${quote.reference}`);
    await confirmRows(api, staff, [confirmationOf(row.id)]);
    expect((await readQuote(api, staff, quote)).status).toBe('converted');
  });

  test('is not a certain match without that reference', async () => {
    const row = await rowOf('THOMPSON I');
    expect(row).toMatchObject({
      is_sure: false,
      candidates: [{ agrees: ['amount', 'name'], differs: ['no_reference'] }],
    });
  });

  test('is no match with more than the deposit', async () => {
    const row = await rowOf(`THOMPSON ${quote.reference}`, '77.41');
    expect(row.candidates).toEqual([]);
    const [result] = await confirmRows(api, staff, [confirmationOf(row.id, 77_41)]);
    expect(result?.error?.detail).toBe('The deposit is $77.40. Type that or less.');
    expect((await readQuote(api, staff, quote)).deposit.status).toBe('due');
  });

  test('pays a part when it names the quote, and the next one certainly pays the rest', async () => {
    const part = await rowOf(`THOMPSON ${quote.reference}`, '50.00');
    expect(part).toMatchObject({
      is_sure: false,
      candidates: [
        {
          deposit: { amount_cents: 50_00, deposit_cents: 77_40, due_cents: 77_40 },
          agrees: ['number', 'name'],
          differs: ['less'],
        },
      ],
    });
    await confirmRows(api, staff, [confirmationOf(part.id, 50_00)]);
    expect((await readQuote(api, staff, quote)).deposit).toMatchObject({
      status: 'due',
      received_cents: 50_00,
      due_cents: 27_40,
    });
    const rest = await rowOf(`THOMPSON ${quote.reference}`, '27.40');
    expect(rest).toMatchObject({
      is_sure: true,
      candidates: [{ deposit: { amount_cents: 27_40, deposit_cents: 77_40, due_cents: 27_40 } }],
    });
    const [result] = await confirmRows(api, staff, [confirmationOf(rest.id, 27_40)]);
    expect(result?.row).toMatchObject({ deposit: { amount_cents: 27_40 } });
    expect((await readQuote(api, staff, quote)).deposit).toMatchObject({
      status: 'paid',
      payments: [{ amount_cents: 50_00 }, { amount_cents: 27_40 }],
    });
  });

  test.each([
    ['the same day', '2026-11-21', '38.70', ['paid_already']],
    ['a month before', '2026-10-21', '38.70', []],
    ['the same day, another amount', '2026-11-21', '38.69', ['less']],
  ])(
    'is doubtful when staff recorded the other half themselves: %s',
    async (_what, day, dollars, differs) => {
      await payDeposit(api, staff, quote, { amount_cents: 38_70, received_on: day });
      const row = await rowOf(`THOMPSON ${quote.reference}`, dollars);
      expect(row.candidates).toMatchObject([{ differs }]);
      expect(row.is_sure).toBe(differs.length === 0);
    },
  );

  test('is certain when a bank row recorded the other half', async () => {
    const half = await rowOf(`THOMPSON ${quote.reference}`, '38.70');
    await confirmRows(api, staff, [confirmationOf(half.id, 38_70)]);
    expect(await rowOf(`IVY THOMPSON ${quote.reference}`, '38.70')).toMatchObject({
      is_sure: true,
      candidates: [{ differs: [] }],
    });
  });

  test('records one deposit for two rows or two windows', async () => {
    await importStatement(
      api,
      staff,
      line(`THOMPSON ${quote.reference}`, '77.40') + line(`IVY ${quote.reference}`, '77.40'),
    );
    const rows = await readOpenRows(api, staff);
    expect(rows.map((row) => row.is_sure)).toEqual([true, false]);
    expect(rows[1]?.candidates[0]?.differs).toContain('other_row');
    const answers = await Promise.all(
      rows.map(({ id }) => confirmRows(api, staff, [confirmationOf(id)])),
    );
    const errors = answers.flat().flatMap(({ error }) => error ?? []);
    expect(errors).toEqual([
      { code: 'invalid_transition', detail: 'The deposit of this quote has been paid.' },
    ]);
    const left = await readOpenRows(api, staff);
    expect(left.map(({ candidates }) => candidates)).toEqual([[]]);
  });

  test('stays undecided when the deposit was recorded by hand meanwhile', async () => {
    const row = await rowOf(`THOMPSON ${quote.reference}`);
    expect((await payDeposit(api, staff, quote)).statusCode).toBe(201);
    const [result] = await confirmRows(api, staff, [confirmationOf(row.id)]);
    expect(result).toMatchObject({ row: null, error: { code: 'invalid_transition' } });
    expect(await readOpenRows(api, staff)).toMatchObject([{ id: row.id, candidates: [] }]);
  });
});

describe('the row of a deposit that a person recorded by hand', () => {
  test.each([
    ['its reference', 'TRANSFER IVY DEPOSIT', '2026-11-02'],
    ['the name of the client within five days', 'I THOMPSON', '2026-11-17'],
    ['the number of its quote within five days', 'PAYMENT', '2026-11-17'],
  ])('is known by %s, and closes without another payment', async (what, text, day) => {
    await payDeposit(api, staff, quote, { reference: 'IVY DEPOSIT', received_on: day });
    const row = await rowOf(what.includes('number') ? `${text} ${quote.reference}` : text);
    expect(row).toMatchObject({
      is_sure: false,
      recorded: {
        reference: 'IVY DEPOSIT',
        is_from_remittance: false,
        recorded_by: 'Sam Taylor',
        payer: 'client',
        payer_name: 'Ivy Thompson',
        parts: [],
        deposit: { reference: quote.reference, amount_cents: 77_40 },
        kept: null,
      },
    });
    const [result] = await confirmRows(api, staff, [
      { ...confirmationOf(row.id), recorded_as: 'IVY DEPOSIT' },
    ]);
    expect(result).toMatchObject({ error: null, row: { deposit: { amount_cents: 77_40 } } });
    expect((await readQuote(api, staff, quote)).deposit).toMatchObject({
      status: 'paid',
      payments: [{ reference: 'IVY DEPOSIT' }],
    });
  });

  test('is open again once the deposit is taken back', async () => {
    await payDeposit(api, staff, quote, { reference: 'IVY DEPOSIT' });
    const row = await rowOf('IVY DEPOSIT');
    await confirmRows(api, staff, [{ ...confirmationOf(row.id), recorded_as: 'IVY DEPOSIT' }]);
    const { version, deposit } = await readQuote(api, staff, quote);
    const undone = await api.call({
      method: 'POST',
      path: `quotes/${quote.id}/deposit/take_back/`,
      as: staff,
      body: { version, payment_id: deposit.payments[0]?.id, reason: 'It was another client.' },
    });
    expect(undone.statusCode).toBe(200);
    expect(await readOpenRows(api, staff)).toMatchObject([
      { id: row.id, recorded: null, candidates: [{ deposit: { amount_cents: 77_40 } }] },
    ]);
  });

  test('leaves the other half certain once it is ticked off, also on another day', async () => {
    const half = { amount_cents: 38_70, reference: 'IVY HALF', received_on: '2026-11-19' };
    await payDeposit(api, staff, quote, half);
    const row = await rowOf('IVY HALF', '38.70');
    const tickedOff = { ...confirmationOf(row.id, 38_70), recorded_as: 'IVY HALF' };
    expect(await confirmRows(api, staff, [tickedOff])).toMatchObject([{ error: null }]);
    expect(await rowOf(`THOMPSON ${quote.reference}`, '38.70')).toMatchObject({ is_sure: true });
  });

  test('is not that of somebody else, or of another amount', async () => {
    await payDeposit(api, staff, quote, { reference: 'AT THE DOOR' });
    expect((await rowOf('SOMEBODY ELSE')).recorded).toBeNull();
    await importStatement(api, staff, line('IVY THOMPSON', '77.41'));
    const rows = await readOpenRows(api, staff);
    expect(rows.map(({ recorded }) => recorded)).toEqual([null, null]);
  });

  test('is not ticked off twice', async () => {
    await payDeposit(api, staff, quote, { reference: 'IVY DEPOSIT' });
    const csv = line('IVY DEPOSIT', '77.40') + line('IVY DEPOSIT AGAIN', '77.40');
    await importStatement(api, staff, csv);
    const rows = await readOpenRows(api, staff);
    expect(rows.map(({ recorded }) => recorded === null)).toEqual([false, true]);
    const results = await confirmRows(
      api,
      staff,
      rows.map(({ id }) => ({ ...confirmationOf(id), recorded_as: 'IVY DEPOSIT' })),
    );
    expect(results.map(({ error }) => error === null)).toEqual([true, false]);
  });
});
