import { describe, expect, test } from 'vitest';
import {
  findTickedMovements,
  groupRecorded,
  type RecordedMovement,
  type TickedMoney,
} from './group-recorded.ts';

const aMovement = (id: string, changes: Partial<RecordedMovement> = {}): RecordedMovement => ({
  id,
  kind: 'invoice',
  reference: 'TRANSFER',
  receivedOn: '2026-11-20',
  amountCents: 50_00,
  recordedAt: `2026-11-21 09:00:0${id}`,
  recordedBy: 'Sam Taylor',
  isFromRemittance: false,
  payer: 'client',
  payerName: 'Olive Tran',
  clientId: 'olive',
  clientName: 'Olive Tran',
  invoice: { id: `invoice-${id}`, number: `INV-2026-0000${id}` },
  quote: null,
  ...changes,
});

const aTickedRow = (changes: Partial<TickedMoney> = {}): TickedMoney => ({
  reference: 'TRANSFER',
  bookedOn: '2026-11-20',
  amountCents: 50_00,
  parts: [{ invoiceId: 'invoice-1', amountCents: 50_00 }],
  deposit: null,
  keptCents: 0,
  ...changes,
});

const WEI = { payerName: 'Wei Zhang', clientId: 'wei', clientName: 'Wei Zhang' };
const TOGETHER = { recordedAt: '2026-11-21 10:00:00' };

const aDeposit = (id: string, quote: string) =>
  aMovement(id, {
    ...TOGETHER,
    kind: 'deposit',
    invoice: null,
    quote: { id: quote, reference: quote },
  });

const idsOf = (movements: readonly RecordedMovement[]) =>
  groupRecorded(movements).map(({ movementIds }) => movementIds.join(' '));

const ticked = (movements: readonly RecordedMovement[], ...rows: readonly TickedMoney[]) =>
  [...findTickedMovements(movements, rows).values()].map((ids) => ids.join(' '));

describe('the transfers that recorded money may have been', () => {
  test.each([
    ['one payment', [aMovement('1')], ['1']],
    ['two payments of one client', [aMovement('1'), aMovement('2')], ['1 2', '1', '2']],
    [
      'two of one client, recorded at once',
      [1, 2].map((id) => aMovement(`${id}`, TOGETHER)),
      ['1 2'],
    ],
    [
      'two clients, recorded at once',
      [aMovement('1', TOGETHER), aMovement('2', { ...TOGETHER, ...WEI })],
      ['1 2', '1', '2'],
    ],
    ['two days', [aMovement('1'), aMovement('2', { receivedOn: '2026-11-21' })], ['1', '2']],
  ])('%s', (_what, movements, groups) => {
    expect(idsOf(movements)).toEqual(groups);
  });

  test('pay the deposit of one quote at most', () => {
    expect(idsOf([aDeposit('1', 'Q-1001'), aDeposit('2', 'Q-1001')])).toEqual(['1 2', '1', '2']);
    expect(idsOf([aDeposit('1', 'Q-1001'), aDeposit('2', 'Q-1002')])).toEqual(['1', '2']);
  });
});

describe('the money that a row was ticked off against', () => {
  test('is that of its invoice, and on the nearest day', () => {
    const invoice = { id: 'invoice-1', number: 'INV-2026-00001' };
    const movements = [
      aMovement('1'),
      aMovement('2', WEI),
      aMovement('3', { invoice, receivedOn: '2026-11-23' }),
    ];
    expect(ticked(movements, aTickedRow({ bookedOn: '2026-11-24' }), aTickedRow())).toEqual([
      '3',
      '1',
    ]);
  });

  test('is all of what came together', () => {
    const kept = { ...TOGETHER, kind: 'credit' as const, amountCents: 5_00 };
    const movements = [
      aMovement('1', TOGETHER),
      aMovement('2', { ...TOGETHER, ...WEI }),
      aMovement('3', kept),
      aMovement('4'),
    ];
    const parts = ['1', '2'].map((id) => ({ invoiceId: `invoice-${id}`, amountCents: 50_00 }));
    expect(ticked(movements, aTickedRow({ amountCents: 105_00, parts, keptCents: 5_00 }))).toEqual([
      '1 2 3',
    ]);
  });

  test('is the rest of it once a part was refunded', () => {
    const parts = ['1', '2'].map((id) => ({ invoiceId: `invoice-${id}`, amountCents: 50_00 }));
    const row = aTickedRow({ amountCents: 100_00, parts });
    expect(ticked([aMovement('2'), aMovement('3')], row)).toEqual(['2']);
  });
});
