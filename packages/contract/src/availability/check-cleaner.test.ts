import { describe, expect, it, test } from 'vitest';
import * as fc from 'fast-check';
import {
  checkCleaner,
  compareCleaners,
  describeCleanerState,
  describeStop,
  describeWarnings,
  firstFreeTime,
  isTaken,
  stateOf,
  stoppedBy,
  type CleanerTime,
  type TakenVisit,
  type WantedTime,
} from './rules.ts';

/** Friday 27 November 2026 unless a day is given; Sydney is eleven hours ahead. */
const at = (time: string, date = '2026-11-27') => new Date(`${date}T${time}:00+11:00`);
const NOW = at('10:12', '2026-11-23');

const taken = (from: string, to: string, changes: Partial<TakenVisit> = {}): TakenVisit => ({
  id: 'other',
  clientName: 'Ben Carver',
  suburb: 'Manly',
  startsAt: at(from),
  endsAt: at(to),
  cleaner: { id: 'luca', firstName: 'Luca' },
  ...changes,
});

const LUCA: CleanerTime = { id: 'luca', firstName: 'Luca', hours: [], leave: [], visits: [] };
const WANTED: WantedTime = {
  startsAt: at('12:30'),
  endsAt: at('15:30'),
  suburb: 'Marrickville',
  appointmentId: null,
};

const driveMinutes = (from: string, to: string) =>
  from === 'Nowhere' || to === 'Nowhere' ? null : from === to ? 5 : 50;

const check = (
  luca: Partial<CleanerTime> = {},
  wanted: Partial<WantedTime> = {},
  ofClient: readonly TakenVisit[] = [],
) =>
  checkCleaner(
    { ...LUCA, ...luca },
    { ...WANTED, ...wanted },
    { now: NOW, ofClient, driveMinutes },
  );

const FRIDAYS = [
  { counts_from: '2026-01-01', days: [{ weekday: 5, start_time: '07:00', end_time: '14:00' }] },
] as const;
const MONDAYS = [
  { counts_from: '2026-01-01', days: [{ weekday: 1, start_time: '07:00', end_time: '18:00' }] },
] as const;

/** The words in a form that does not depend on the space before "am". */
const plain = (text: string | null): string | null => text?.replaceAll(/\s/gu, ' ') ?? null;

describe('what stops a plan', () => {
  test.each([
    ['nothing', {}, {}, null, null],
    [
      'a time that has passed',
      {},
      { startsAt: at('09:00', '2026-11-23') },
      'past',
      'Choose a time that has not passed.',
    ],
    [
      'leave',
      { leave: [{ startsAt: at('00:00'), endsAt: at('00:00', '2026-11-28') }] },
      {},
      'leave',
      'Luca is on leave at that time. Choose another time or another cleaner.',
    ],
    [
      'a last day that has passed, rather than leave after it',
      {
        leave: [
          { startsAt: at('00:00'), endsAt: at('00:00', '2036-11-26'), lastDay: '2026-11-26' },
          { startsAt: at('00:00'), endsAt: at('00:00', '2026-11-28') },
        ],
      },
      {},
      'leave',
      'Luca’s last day is Thursday 26 November 2026. Choose another time or another cleaner.',
    ],
    [
      'another visit, also one that is finished',
      { visits: [taken('10:00', '13:00')] },
      {},
      'visit',
      'Luca is with Ben Carver from 10:00 am to 1:00 pm. Choose another time or another cleaner.',
    ],
    ['a visit right before', { visits: [taken('10:00', '12:30')] }, {}, null, null],
    ['a visit right after', { visits: [taken('15:30', '16:00')] }, {}, null, null],
    [
      'leave that ends as it starts',
      { leave: [{ startsAt: at('08:00'), endsAt: at('12:30') }] },
      {},
      null,
      null,
    ],
    [
      'the visit that is moved',
      { visits: [taken('12:00', '15:00')] },
      { appointmentId: 'other' },
      null,
      null,
    ],
    ['hours', { hours: FRIDAYS }, {}, null, null],
    [
      'a visit of the night before',
      {
        visits: [
          taken('22:00', '23:00', { startsAt: at('22:00', '2026-11-26'), endsAt: at('06:00') }),
        ],
      },
      { startsAt: at('05:00'), endsAt: at('07:00') },
      'visit',
      'Luca is with Ben Carver from 10:00 pm to 6:00 am. Choose another time or another cleaner.',
    ],
  ] as const)('%s', (_what, luca, wanted, question, words) => {
    const answers = check(luca, wanted);
    expect(stoppedBy(answers)).toBe(question);
    expect(plain(describeStop(answers, 'Luca'))).toBe(words);
  });

  it('does not say to a client whom the cleaner visits', () => {
    const answers = check({ visits: [taken('10:00', '13:00')] });
    expect(describeStop(answers, 'Luca', { seesOthers: false })).toBe(
      'Luca already has a visit at that time. Choose another time or another cleaner.',
    );
  });
});

describe('what is worth a warning', () => {
  const withTom = taken('13:00', '14:00', {
    id: 'second',
    clientName: 'Ivy Thompson',
    cleaner: { id: 'tom', firstName: 'Tom' },
  });
  test.each([
    ['working hours', { hours: FRIDAYS }, {}, [], 'Luca works from 7:00 am to 2:00 pm on Fridays.'],
    ['a day off', { hours: MONDAYS }, {}, [], 'Luca does not work on Fridays.'],
    [
      'a public holiday, whatever the hours',
      { hours: FRIDAYS },
      { startsAt: at('09:00', '2026-12-25'), endsAt: at('10:00', '2026-12-25') },
      [],
      'That day is a public holiday: Christmas Day.',
    ],
    [
      'a tight drive there',
      { visits: [taken('10:00', '12:15')] },
      {},
      [],
      'The drive from Ben Carver in Manly takes 50 min, and there are 15 min.',
    ],
    [
      'a tight drive to the next one',
      { visits: [taken('16:00', '17:00')] },
      {},
      [],
      'The drive to Ben Carver in Manly takes 50 min, and there are 30 min.',
    ],
    ['a drive with time enough', { visits: [taken('09:00', '11:00')] }, {}, [], ''],
    [
      'a drive that is not known',
      { visits: [taken('10:00', '12:15', { suburb: 'Nowhere' })] },
      {},
      [],
      '',
    ],
    [
      'another cleaner for the same client',
      {},
      {},
      [withTom],
      'Ivy Thompson already has Tom from 1:00 pm to 2:00 pm.',
    ],
    [
      'a visit of the client without a cleaner',
      {},
      {},
      [{ ...withTom, cleaner: null }],
      'Ivy Thompson already has a visit from 1:00 pm to 2:00 pm.',
    ],
    ['nothing', {}, {}, [], ''],
  ] as const)('%s', (_what, luca, wanted, ofClient, words) => {
    const answers = check(luca, wanted, ofClient);
    expect(stoppedBy(answers)).toBeNull();
    expect(plain(describeWarnings(answers, 'Luca').join(' '))).toBe(words);
  });
});

describe('the place of a cleaner', () => {
  test.each([
    ['free', {}, 'free'],
    ['free', { visits: [taken('09:00', '11:00')] }, 'free, 50 min drive from Manly'],
    ['tight', { visits: [taken('10:00', '12:15')] }, '50 min drive from Manly, 15 min between'],
    ['outside_hours', { hours: FRIDAYS }, 'works 7:00 am to 2:00 pm'],
    ['busy', { visits: [taken('13:00', '14:00')] }, 'with Ben Carver from 1:00 pm to 2:00 pm'],
    ['leave', { leave: [{ startsAt: at('13:00'), endsAt: at('14:00') }] }, 'on leave'],
    [
      'leave',
      { leave: [{ startsAt: at('00:00'), endsAt: at('17:00'), lastDay: '2026-11-26' }] },
      'last day is 26 Nov 2026',
    ],
  ] as const)('is %s: %j', (state, luca, words) => {
    const answers = check(luca);
    expect(stateOf(answers)).toBe(state);
    expect(plain(describeCleanerState(state, answers))).toBe(words);
  });

  it('has one order: the usual cleaner, then free, tight, outside hours, busy, on leave', () => {
    const places = [
      { firstName: 'Ada', isUsual: false, state: 'leave' },
      { firstName: 'Zoe', isUsual: true, state: 'busy' },
      { firstName: 'Tom', isUsual: false, state: 'free' },
      { firstName: 'Eva', isUsual: false, state: 'free' },
      { firstName: 'Mia', isUsual: false, state: 'outside_hours' },
      { firstName: 'Luca', isUsual: false, state: 'tight' },
      { firstName: 'Ben', isUsual: false, state: 'busy' },
    ] as const;
    expect(places.toSorted(compareCleaners).map(({ firstName }) => firstName)).toEqual([
      'Zoe',
      'Eva',
      'Tom',
      'Luca',
      'Mia',
      'Ben',
      'Ada',
    ]);
  });
});

describe('for any day of a cleaner', () => {
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const span = fc.tuple(minutes, fc.integer({ min: 1, max: 300 })).map(([from, lasts]) => ({
    startsAt: new Date(at('00:00').getTime() + from * 60_000),
    endsAt: new Date(at('00:00').getTime() + (from + lasts) * 60_000),
  }));
  const day = { startsAt: at('07:00'), endsAt: at('18:00') };

  test('a time is taken just when leave or a visit stops it', () => {
    fc.assert(
      fc.property(fc.array(span), fc.array(span), span, (leave, spans, asked) => {
        const visits = spans.map((each, index) =>
          taken('09:00', '10:00', { id: `${index}`, ...each }),
        );
        const wanted = { ...WANTED, ...asked };
        const stopped = stoppedBy(check({ leave, visits }, asked));
        expect(isTaken({ leave, visits }, wanted)).toBe(stopped !== null);
      }),
    );
  });

  test('the first free time can be saved, is not past, and is within the working day', () => {
    fc.assert(
      fc.property(fc.array(span), span, (spans, asked) => {
        const visits = spans.map((each, index) =>
          taken('09:00', '10:00', { id: `${index}`, ...each }),
        );
        const now = at('09:40');
        const found = firstFreeTime({ leave: [], visits }, { ...WANTED, ...asked }, { day, now });
        if (found === null) return;
        expect(isTaken({ leave: [], visits }, { ...WANTED, ...found })).toBe(false);
        expect(found.startsAt >= now && found.startsAt >= asked.startsAt).toBe(true);
        expect(found.startsAt >= day.startsAt && found.endsAt <= day.endsAt).toBe(true);
      }),
    );
  });
});
