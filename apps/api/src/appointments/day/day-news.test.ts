import { describe, expect, it } from 'vitest';
import { dayNewsOf, noticeTime, type VisitOfDay } from './day-news.ts';

/** A moment in Sydney in November 2026, eleven hours ahead. */
const at = (day: number, time: string) =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00+11:00`);

/** Monday 23 November, 10:12 am. */
const NOW = at(23, '10:12');

const VISIT: VisitOfDay = {
  staffId: 'mia',
  status: 'confirmed',
  serviceId: 'general',
  startsAt: at(24, '09:00'),
  endsAt: at(24, '11:00'),
  addressLine1: '3/27 Church Street',
  suburb: 'Parramatta',
  postcode: '2150',
  notes: 'Ring twice.',
  accessCodeEncrypted: null,
};

const told = (
  before: VisitOfDay | null,
  change: Partial<VisitOfDay>,
  by: string | null = 'priya',
) =>
  dayNewsOf({ before, after: { ...VISIT, ...change }, by, now: NOW }).map(({ staffId }) => staffId);

describe('who hears of a changed visit', () => {
  it.each<[string, VisitOfDay | null, Partial<VisitOfDay>, string[]]>([
    ['a new one: its cleaner', null, {}, ['mia']],
    ['one that got its time', { ...VISIT, status: 'requested', staffId: null }, {}, ['mia']],
    ['another time', VISIT, { startsAt: at(24, '09:30'), endsAt: at(24, '11:30') }, ['mia']],
    ['an earlier end', VISIT, { endsAt: at(24, '10:30') }, ['mia']],
    ['a colleague goes: both', VISIT, { staffId: 'tom' }, ['mia', 'tom']],
    ['nobody goes: who had it', VISIT, { staffId: null }, ['mia']],
    ['cancelled', VISIT, { status: 'cancelled' }, ['mia']],
    ['other words of how to get in', VISIT, { notes: 'Use the side gate.' }, ['mia']],
    ['another code', VISIT, { accessCodeEncrypted: Buffer.from('x') }, ['mia']],
    ['another service', VISIT, { serviceId: 'deep' }, ['mia']],
    ['another place', VISIT, { addressLine1: '5 Church Street' }, ['mia']],
    [
      'moved from next week to tomorrow',
      { ...VISIT, startsAt: at(30, '09:00'), endsAt: at(30, '11:00') },
      {},
      ['mia'],
    ],
    [
      'moved from tomorrow to next week',
      VISIT,
      { startsAt: at(30, '09:00'), endsAt: at(30, '11:00') },
      ['mia'],
    ],
    ['nothing of it changed', VISIT, {}, []],
    ['started', VISIT, { status: 'in_progress' }, []],
    ['completed', { ...VISIT, status: 'in_progress' }, { status: 'completed' }, []],
    ['no access', VISIT, { status: 'no_access' }, []],
    ['a request that is declined', { ...VISIT, status: 'requested' }, { status: 'declined' }, []],
    ['new in three days', null, { startsAt: at(26, '09:00'), endsAt: at(26, '11:00') }, []],
    ['new in two days', null, { startsAt: at(25, '23:00'), endsAt: at(25, '23:30') }, ['mia']],
    [
      'cancelled while they are at the door',
      { ...VISIT, startsAt: at(23, '10:00'), endsAt: at(23, '12:00') },
      { startsAt: at(23, '10:00'), endsAt: at(23, '12:00'), status: 'cancelled' },
      ['mia'],
    ],
    ['recorded when it is over', null, { startsAt: at(23, '08:00'), endsAt: at(23, '10:00') }, []],
  ])('%s', (_title, before, change, people) => {
    expect(told(before, change)).toEqual(people);
  });

  it('is its cleaner when the place has other needs, and nobody before there is a time', () => {
    const needs = { hasOtherNeeds: true, by: 'noah', now: NOW };
    const of = (visit: VisitOfDay) => dayNewsOf({ before: visit, after: visit, ...needs });
    expect(of(VISIT).map(({ staffId }) => staffId)).toEqual(['mia']);
    expect(of({ ...VISIT, status: 'requested', startsAt: null, endsAt: null })).toEqual([]);
    expect(of({ ...VISIT, startsAt: at(30, '09:00'), endsAt: at(30, '11:00') })).toEqual([]);
  });

  it('is not who changed it, and is everyone for a change by the service itself', () => {
    expect(told(VISIT, { staffId: 'tom' }, 'mia')).toEqual(['tom']);
    expect(told(VISIT, { staffId: 'tom' }, 'tom')).toEqual(['mia']);
    expect(told(VISIT, { status: 'cancelled' }, 'mia')).toEqual([]);
    expect(told(VISIT, { staffId: null }, null)).toEqual(['mia']);
  });
});

describe('when a phone says so', () => {
  it.each<[string, Date, Date[], Date]>([
    ['by day at once', at(23, '10:12'), [at(24, '09:00')], at(23, '10:12')],
    ['at 7:59 pm at once', at(23, '19:59'), [at(25, '09:00')], at(23, '19:59')],
    ['from 8 pm at 6 am', at(23, '20:00'), [at(24, '09:00')], at(24, '06:00')],
    ['after midnight at 6 am', at(24, '00:30'), [at(24, '09:00')], at(24, '06:00')],
    ['at 5:59 am at 6 am', at(24, '05:59'), [at(24, '12:00')], at(24, '06:00')],
    ['at 6 am at once', at(24, '06:00'), [at(24, '12:00')], at(24, '06:00')],
    ['two hours before a visit at 7 am', at(23, '21:00'), [at(24, '07:00')], at(24, '05:00')],
    ['at once for a visit within two hours', at(24, '04:30'), [at(24, '06:15')], at(24, '04:30')],
    ['at once for a visit of late evening', at(23, '20:30'), [at(23, '21:00')], at(23, '20:30')],
    [
      'by the earlier of two times',
      at(23, '21:00'),
      [at(24, '12:00'), at(24, '06:30')],
      at(24, '04:30'),
    ],
    [
      'at 6 am after the clocks went back',
      new Date('2026-04-04T11:00:00Z'),
      [new Date('2026-04-05T01:00:00Z')],
      new Date('2026-04-04T20:00:00Z'),
    ],
  ])('%s', (_title, now, starts, due) => {
    expect(
      noticeTime(
        starts.map((startsAt) => ({ startsAt })),
        now,
      ),
    ).toEqual(due);
  });
});
