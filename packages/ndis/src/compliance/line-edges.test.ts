import { describe, expect, test } from 'vitest';
import { resultOf } from './testing.ts';
import type { FactChanges } from './compliant-facts.ts';
import type { ComplianceRuleId } from './rules/index.ts';
import { TRAVEL_TIME } from './sample-lines.ts';

const onDay = (serviceFrom: string): FactChanges => ({
  lines: [{ serviceFrom, serviceTo: serviceFrom }],
});

/** A visit from 9:00 to a time, with the hours that its line counts. */
const worked = (endTime: string, quantityHundredths: number): FactChanges => ({
  lines: [{ endTime, quantityHundredths }],
});

/** Half an hour of travel from a start time. */
const aTrip = (startTime: string) => ({ ...TRAVEL_TIME, startTime, endTime: null });

test('the last day on which a support can be claimed is in the message', () => {
  expect(resultOf('LIN-08', onDay('2024-11-21')).message).toContain('20 Nov 2026');
});

describe('the amount of a line', () => {
  const short = { startTime: '09:00', endTime: '09:40', quantityHundredths: 66 } as const;

  test('is its hours times its rate, whatever the minutes come to', () => {
    expect(resultOf('LIN-13', { lines: [{ ...short, amountCents: 39_67 }] }).status).toBe('pass');
    expect(resultOf('LIN-13', { lines: [{ ...short, amountCents: 40_07 }] })).toMatchObject({
      status: 'fail',
      message: expect.stringContaining('0.66 times $60.10 is $39.67'),
    });
  });

  test('stays as it was issued on an earlier day, by the minute', () => {
    const invoice = { issueDate: '2026-11-20' };
    const by = (amountCents: number) =>
      resultOf('LIN-13', { invoice, lines: [{ ...short, amountCents }] }).status;
    expect([by(40_07), by(40_08)]).toEqual(['pass', 'fail']);
    const draft = { issueDate: null };
    const lines = [{ ...short, amountCents: 40_07 }];
    expect(resultOf('LIN-13', { invoice: draft, lines }).status).toBe('fail');
  });
});

test.each<[string, ComplianceRuleId, FactChanges, 'pass' | 'fail' | 'skip']>([
  [
    'an item with a known suffix',
    'LIN-03',
    { lines: [{ itemNumber: '01_020_0120_1_1_CA' }] },
    'pass',
  ],
  [
    'a suffix on the day before suffixes began',
    'LIN-03',
    {
      lines: [
        {
          itemNumber: '01_020_0120_1_1_CA',
          serviceFrom: '2026-06-30',
          serviceTo: '2026-06-30',
        },
      ],
    },
    'fail',
  ],

  ['a visit two years ago to the day', 'LIN-08', onDay('2024-11-21'), 'fail'],
  ['dates in the wrong order', 'LIN-05', { lines: [{ serviceTo: '2026-11-19' }] }, 'fail'],
  ['no dates', 'LIN-05', { lines: [{ serviceFrom: null }] }, 'fail'],
  ['a day that does not exist', 'LIN-05', { lines: [{ serviceFrom: '2026-02-30' }] }, 'fail'],
  ['a quantity of nothing', 'LIN-09', { lines: [{ quantityHundredths: 0 }] }, 'fail'],
  ['three decimals', 'LIN-09', { lines: [{ quantityHundredths: 0.5 }] }, 'fail'],
  ['2 h 37 min to two decimals', 'LIN-14', worked('11:37', 261), 'pass'],
  ['2 h 37 min in steps of 6 minutes', 'LIN-14', worked('11:37', 260), 'pass'],
  ['2 h 44 min in steps of 15 minutes', 'LIN-14', worked('11:44', 250), 'pass'],
  ['2 h 37 min, rounded up to 15 minutes', 'LIN-14', worked('11:37', 275), 'fail'],
  ['2 h 44 min in no step', 'LIN-14', worked('11:44', 252), 'fail'],
  ['hours without times', 'LIN-14', { lines: [{ startTime: null }] }, 'fail'],
  ['the same line twice', 'LIN-15', { lines: [{}, {}] }, 'fail'],
  ['a line with times and one without', 'LIN-15', { lines: [{}, { startTime: null }] }, 'fail'],
  [
    'an item and the same one with a suffix',
    'LIN-15',
    { lines: [{}, { itemNumber: '01_020_0120_1_1_CA', claimType: 'CANC' }] },
    'fail',
  ],
  [
    'a line over several days and one of these days',
    'LIN-15',
    { lines: [{}, { serviceFrom: '2026-11-18', serviceTo: '2026-11-21', startTime: '14:00' }] },
    'fail',
  ],
  [
    'a line over several days and a day after them',
    'LIN-15',
    { lines: [{}, { serviceFrom: '2026-11-17', serviceTo: '2026-11-19' }] },
    'pass',
  ],
  [
    'two visits of a day, one of them over midnight',
    'LIN-15',
    { lines: [{}, { serviceTo: '2026-11-21', startTime: '22:00', endTime: '00:30' }] },
    'pass',
  ],
  [
    'work without a visit and no times, beside a visit',
    'LIN-15',
    { lines: [{}, { claimType: 'NF2F', startTime: null, endTime: null }] },
    'pass',
  ],
  [
    'hours that cross midnight',
    'LIN-14',
    { lines: [{ startTime: '22:30', endTime: '01:00' }] },
    'pass',
  ],
  [
    'a night in which the clock goes forward',
    'LIN-14',
    {
      lines: [
        {
          serviceFrom: '2026-10-03',
          startTime: '23:00',
          endTime: '03:30',
          quantityHundredths: 350,
        },
      ],
    },
    'pass',
  ],
  [
    'a visit into the night before another one',
    'LIN-16',
    {
      lines: [
        { serviceFrom: '2026-11-19', startTime: '22:00', endTime: '00:30' },
        { startTime: '00:15', endTime: '02:45' },
      ],
    },
    'fail',
  ],
  [
    'a day that is full with the end of the night before',
    'LIN-16',
    {
      lines: [
        { serviceFrom: '2026-11-19', startTime: '22:00', endTime: '06:00' },
        { startTime: '08:00', endTime: '14:01' },
      ],
    },
    'fail',
  ],
  [
    'a taxable line of a company without GST',
    'LIN-17',
    { lines: [{ gstCode: 'P1', gstCents: 13_66 }], provider: { gstRegistered: false } },
    'fail',
  ],
  ['travel beside its visit', 'LIN-15', { lines: [{}, { claimType: 'TRAN' }] }, 'pass'],
  [
    'more than twelve hours',
    'LIN-16',
    { lines: [{}, { startTime: '11:30', endTime: '21:01' }] },
    'fail',
  ],
  ['GST on a GST-free line', 'LIN-18', { lines: [{ gstCents: 1 }] }, 'fail'],
  [
    'an unknown reason',
    'LIN-22',
    { lines: [{ claimType: 'CANC', cancellationReason: 'NSDX' }] },
    'fail',
  ],
  ['no notice time', 'LIN-23', { lines: [{ claimType: 'CANC' }] }, 'fail'],
  [
    'a fee above the agreed one',
    'LIN-24',
    { lines: [{ claimType: 'CANC', noOtherWorkFound: true, cancellationFeeCents: 1 }] },
    'fail',
  ],
  [
    'travel on a day without a visit',
    'LIN-25',
    { lines: [{ claimType: 'TRAN', quantityHundredths: 50 }] },
    'fail',
  ],
  [
    'an hour of travel in a rural town',
    'LIN-25',
    { lines: [{}, { claimType: 'TRAN', quantityHundredths: 100, isRuralTown: true }] },
    'pass',
  ],
  [
    'long travel in a remote area',
    'LIN-25',
    { lines: [{}, { claimType: 'TRAN', quantityHundredths: 200, region: 'remote' }] },
    'pass',
  ],
  [
    'an hour of travel for one visit',
    'LIN-25',
    { lines: [{}, aTrip('08:30'), aTrip('11:30')] },
    'pass',
  ],
  [
    'three trips for one visit',
    'LIN-25',
    { lines: [{}, aTrip('08:30'), aTrip('11:30'), aTrip('12:00')] },
    'fail',
  ],
  [
    'four trips for two visits',
    'LIN-25',
    {
      lines: [
        {},
        { startTime: '13:00', endTime: '15:30' },
        aTrip('08:30'),
        aTrip('11:30'),
        aTrip('12:00'),
        aTrip('15:30'),
      ],
    },
    'pass',
  ],
  [
    'kilometres on a day without a visit',
    'LIN-26',
    {
      lines: [
        {},
        {
          itemNumber: '01_799_0120_1_1',
          unit: 'E',
          unitPriceCents: 1_00,
          serviceFrom: '2026-11-19',
          serviceTo: '2026-11-19',
        },
      ],
    },
    'fail',
  ],
  ['travel costs by the hour', 'LIN-26', { lines: [{ itemNumber: '01_799_0120_1_1' }] }, 'fail'],
  [
    'travel costs of unknown distance',
    'LIN-26',
    { lines: [{}, { itemNumber: '01_799_0120_1_1', unit: 'E', unitPriceCents: 1_00 }] },
    'pass',
  ],
  [
    'a cancelled line without its visit',
    'LIN-30',
    { lines: [{ claimType: 'CANC', appointmentStatus: 'completed' }] },
    'fail',
  ],
  [
    'the time of travel beside its visit',
    'LIN-30',
    { lines: [{}, { claimType: 'TRAN', quantityHundredths: 50, appointmentStatus: null }] },
    'pass',
  ],
  [
    'the costs of travel beside its visit',
    'LIN-30',
    { lines: [{}, { itemNumber: '01_799_0120_1_1', unit: 'E', appointmentStatus: null }] },
    'pass',
  ],
  [
    'the time of travel on a day without its visit',
    'LIN-30',
    {
      lines: [
        {},
        {
          claimType: 'TRAN',
          appointmentStatus: null,
          serviceFrom: '2026-11-19',
          serviceTo: '2026-11-19',
        },
      ],
    },
    'fail',
  ],
  [
    'a second visit without its record, beside one with it',
    'LIN-30',
    { lines: [{}, { appointmentStatus: null }] },
    'fail',
  ],
])('%s (%s)', (_what, id, changes, status) => {
  expect(resultOf(id, changes).status).toBe(status);
});
