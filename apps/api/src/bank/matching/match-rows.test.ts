import { paymentReference } from '@cleaning/contract/payments/rules';
import { array, assert, integer, property, record, tuple, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MatchableInvoice } from './compare-invoices.ts';
import { matchRows } from './match-rows.ts';

const anInvoice = (place: number, changes: Partial<MatchableInvoice> = {}): MatchableInvoice => ({
  id: `invoice-${place}`,
  number: `INV-2026-${String(place).padStart(5, '0')}`,
  clientId: `client-${place}`,
  clientName: 'Wei Zhang',
  payer: 'client',
  payerName: 'Wei Zhang',
  issueDate: '2026-11-01',
  dueDate: '2026-11-15',
  servedOn: '2026-10-30',
  totalCents: 280_00,
  balanceCents: 280_00,
  ...changes,
});

const row = (text: string, amountCents: number, bookedOn = '2026-11-23') => ({
  text,
  amountCents,
  bookedOn,
  isRecorded: false,
});

const only = (text: string, cents: number, invoices: readonly MatchableInvoice[], day?: string) => {
  const [match] = matchRows([row(text, cents, day)], invoices);
  if (match === undefined) throw new Error('There is no match.');
  return match;
};

const zhang = anInvoice(46);
const ellis = (place: number) =>
  anInvoice(place, {
    clientId: 'ellis',
    clientName: 'Jordan Ellis',
    payer: 'plan_manager',
    payerName: 'Northside Plan Management',
    balanceCents: 150_25,
  });

describe('a certain match', () => {
  test.each([
    ['ZHANG W 26000463', ['reference', 'amount', 'name']],
    ['DIRECT CREDIT 26000463', ['reference', 'amount']],
    ['inv-2026-00046 from Wei', ['number', 'amount']],
    ['INV 2026 00046 ZHANG', ['number', 'amount', 'name']],
    ['ZHANG W Invoice no. 2026-00046', ['number', 'amount', 'name']],
    ['ZHANG W 00046', ['number', 'amount', 'name']],
  ])('has an agreeing reference or number, and amount: %s', (text, agrees) => {
    const { isSure, candidates } = only(text, 280_00, [zhang, anInvoice(47)]);
    expect(isSure).toBe(true);
    expect(candidates[0]).toMatchObject({
      agrees,
      rest_cents: 0,
      parts: [{ invoice_id: 'invoice-46', amount_cents: 280_00 }],
    });
  });

  test.each(['THOMPSON Q1060', 'Q-1060', 'thompson q 1060'])(
    'pays the deposit of the quote that the row names: %s',
    (text) => {
      const deposit = {
        quoteId: 'quote-1060',
        reference: 'Q-1060',
        clientName: 'Ivy Thompson',
        amountCents: 113_40,
        dueCents: 113_40,
        percent: 30,
        quoteTotalCents: 378_00,
      };
      const [match] = matchRows([row(text, 113_40)], [zhang], [deposit]);
      expect(match?.isSure).toBe(true);
      expect(match?.candidates[0]?.deposit?.quote_id).toBe('quote-1060');
    },
  );

  test.each([
    ['the rest', 'THOMPSON Q-1060', 63_40, true, [63_40, ['number', 'amount', 'name'], []]],
    ['the rest, unnamed', 'THOMPSON', 63_40, false, [63_40, ['amount', 'name'], ['no_reference']]],
    ['a part', 'THOMPSON Q-1060', 20_00, false, [20_00, ['number', 'name'], ['less']]],
    ['a part, unnamed', 'THOMPSON', 20_00, false, null],
    ['its whole amount, of which a part came', 'THOMPSON Q-1060', 113_40, false, null],
    ['a cent more than the rest', 'THOMPSON Q-1060', 63_41, false, null],
  ] as const)('pays %s of a deposit: %s, %i cents', (_what, text, cents, isSure, expected) => {
    const deposit = {
      quoteId: 'quote-1060',
      reference: 'Q-1060',
      clientName: 'Ivy Thompson',
      amountCents: 113_40,
      dueCents: 63_40,
      percent: 30,
      quoteTotalCents: 378_00,
    };
    const [match] = matchRows([row(text, cents)], [], [deposit]);
    expect(match?.isSure).toBe(isSure);
    const offered = match?.candidates.map((candidate) => [
      candidate.deposit?.amount_cents,
      candidate.agrees,
      candidate.differs,
    ]);
    expect(offered).toEqual(expected === null ? [] : [expected]);
  });

  test('pays several invoices with one payment', () => {
    const invoices = [ellis(41), ellis(36), zhang];
    const { isSure, candidates } = only('NORTHSIDE PM 26000364 26000414', 300_50, invoices);
    expect(isSure).toBe(true);
    expect(candidates[0]?.parts.map((part) => [part.number, part.amount_cents])).toEqual([
      ['INV-2026-00036', 150_25],
      ['INV-2026-00041', 150_25],
    ]);
  });

  test('belongs to one row only', () => {
    const twice = [row('ZHANG W 26000463', 280_00), row('ZHANG W 26000463', 280_00)];
    const [first, second] = matchRows(twice, [zhang]);
    expect(first?.isSure).toBe(true);
    expect(second?.isSure).toBe(false);
    expect(second?.candidates[0]?.differs).toContain('other_row');
  });

  test('does not belong to a row whose money is recorded already, and stays with the next row', () => {
    const [first, second] = matchRows(
      [{ ...row('ZHANG W 26000463', 280_00), isRecorded: true }, row('ZHANG W 26000463', 280_00)],
      [zhang],
    );
    expect(first).toMatchObject({ isSure: false, candidates: [{ differs: ['paid_already'] }] });
    expect(second).toMatchObject({ isSure: true, candidates: [{ differs: [] }] });
  });

  test('never allocates more than is owed, and always accounts for the whole amount', () => {
    const invoice = record({
      place: integer({ min: 1, max: 99 }),
      balanceCents: integer({ min: 0, max: 1000 }),
    });
    assert(
      property(
        uniqueArray(invoice, { selector: ({ place }) => place, maxLength: 6 }),
        array(tuple(integer({ min: 1, max: 99 }), integer({ min: 1, max: 2000 })), {
          maxLength: 6,
        }),
        (found, came) => {
          const invoices = found.map(({ place, balanceCents }) =>
            anInvoice(place, { balanceCents }),
          );
          const rows = came.map(([place, cents]) =>
            row(`A ${paymentReference(anInvoice(place).number)}`, cents),
          );
          const sure = new Set<string>();
          matchRows(rows, invoices).forEach(({ isSure, candidates }, at) => {
            for (const { parts, rest_cents: rest } of candidates) {
              expect(parts.every((part) => part.amount_cents <= part.balance_cents)).toBe(true);
              const sum = parts.reduce((cents, part) => cents + part.amount_cents, rest);
              expect(sum).toBe(rows[at]?.amountCents);
            }
            if (!isSure) return;
            expect(candidates[0]?.rest_cents).toBe(0);
            for (const { invoice_id: id } of candidates[0]?.parts ?? []) {
              expect(sure.has(id)).toBe(false);
              sure.add(id);
            }
          });
        },
      ),
    );
  });
});

describe('a doubtful match', () => {
  test.each([
    ['ZHANG W 26000463', 275_00, 'less', 275_00, 0],
    ['ZHANG W 26000463', 300_00, 'more', 280_00, 20_00],
    ['ZHANG W CLEAN', 280_00, 'no_reference', 280_00, 0],
    ['ZHANG W 26000462', 280_00, 'no_reference', 280_00, 0],
    ['SOMEONE 00046', 280_00, 'other_name', 280_00, 0],
  ] as const)('%s with %d cents shows what differs', (text, cents, difference, paid, rest) => {
    const { isSure, candidates } = only(text, cents, [zhang]);
    expect(isSure).toBe(false);
    expect(candidates[0]?.differs).toContain(difference);
    expect(candidates[0]).toMatchObject({ rest_cents: rest, parts: [{ amount_cents: paid }] });
  });

  test.each([
    ['that the NDIA pays', { payer: 'agency' }, 'with_ndia'],
    ['that was issued afterwards', { issueDate: '2026-11-24' }, 'before_issue'],
    ['that is paid already', { balanceCents: 0 }, 'paid_already'],
  ] as const)(
    'includes an invoice %s, even if its reference agrees',
    (_what, changes, difference) => {
      const { isSure, candidates } = only('ZHANG 26000463', 280_00, [{ ...zhang, ...changes }]);
      expect(isSure).toBe(false);
      expect(candidates[0]?.differs).toContain(difference);
    },
  );

  test('is ordered by likelihood: name and amount, then name, then amount', () => {
    const carver = { clientName: 'Ben Carver', payerName: 'Ben Carver', clientId: 'carver' };
    const invoices = [
      anInvoice(1, { balanceCents: 162_50, clientName: 'Ann Other', payerName: 'Ann Other' }),
      anInvoice(2, { ...carver, balanceCents: 90_00 }),
      anInvoice(3, { ...carver, balanceCents: 162_50 }),
    ];
    const { candidates } = only('B CARVER BOND CLEAN', 162_50, invoices);
    expect(candidates.map(({ parts }) => parts[0]?.invoice_id)).toEqual([
      'invoice-3',
      'invoice-2',
      'invoice-1',
    ]);
  });

  test('offers everything a client owes when it equals the amount', () => {
    const { isSure, candidates } = only('JORDAN ELLIS', 300_50, [ellis(36), ellis(41)]);
    expect(isSure).toBe(false);
    expect(candidates[0]?.parts).toHaveLength(2);
    expect(candidates[0]?.agrees).toEqual(['amount', 'name']);
  });

  test('offers everything a plan manager owes for several clients when it equals the amount', () => {
    const mensah = { ...ellis(52), clientId: 'mensah', clientName: 'Kofi Mensah' };
    const harbour = { ...ellis(53), payerName: 'Harbour Plan Services' };
    const { isSure, candidates } = only('NORTHSIDE PM 20NOV', 300_50, [ellis(36), mensah, harbour]);
    expect(isSure).toBe(false);
    expect(candidates[0]?.parts.map((part) => part.client_name)).toEqual([
      'Jordan Ellis',
      'Kofi Mensah',
    ]);
    expect(candidates[0]?.agrees).toEqual(['amount', 'name']);
    const [less] = only('NORTHSIDE PM 20NOV', 300_49, [ellis(36), mensah]).candidates;
    expect(less?.parts).toHaveLength(1);
  });

  test('pays the invoices of several clients that one text names', () => {
    const mensah = { ...ellis(52), clientId: 'mensah', clientName: 'Kofi Mensah' };
    const text = `NORTHSIDE ${[36, 52].map((place) => paymentReference(ellis(place).number)).join(' ')}`;
    const { isSure, candidates } = only(text, 300_50, [mensah, ellis(36)]);
    expect(isSure).toBe(true);
    expect(candidates[0]?.parts).toHaveLength(2);
  });

  test('recognises names with accents and apostrophes, truncated by the bank', () => {
    const invoice = anInvoice(5, { clientName: 'Zoë O’Neil', payerName: 'Zoë O’Neil' });
    expect(only('ONEIL Z', 10_00, [invoice]).candidates[0]?.agrees).toEqual(['name']);
    expect(only('NORTHSIDE PLAN MGM', 10_00, [ellis(6)]).candidates[0]?.agrees).toEqual(['name']);
  });

  test('is empty when no invoice has anything in common', () => {
    expect(only('CREDIT INTEREST', 1_84, [zhang, ellis(36)])).toEqual({
      isSure: false,
      candidates: [],
    });
  });
});
