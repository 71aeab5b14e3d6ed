import { describe, expect, it } from 'vitest';
import { suggestTime as suggest, type WantedTime } from './suggest-time.ts';

/** Monday 23 November 2026; Sydney is eleven hours ahead. */
const at = (time: string, date = '2026-11-24') => new Date(`${date}T${time}:00+11:00`);
const NOW = at('10:00', '2026-11-23');

const WANTED: WantedTime = {
  appointmentId: 'moved',
  preferredDate: '2026-11-24',
  preferredTime: 'morning',
  startsAt: at('10:30', '2026-11-23'),
  endsAt: at('12:30', '2026-11-23'),
  staffId: 'tom',
};
const taken = (staffId: string, from: string, to: string, id = 'other') => ({
  id,
  startsAt: at(from),
  endsAt: at(to),
  suburb: 'Glebe',
  clientName: 'Wei Zhang',
  cleaner: { id: staffId, firstName: staffId },
});

const suggestTime = (
  wanted: WantedTime,
  others: readonly string[],
  visits: readonly ReturnType<typeof taken>[],
  now: Date,
) =>
  suggest(
    wanted,
    [...new Set(['tom', ...others])].map((id) => ({
      id,
      firstName: id,
      hours: [],
      leave: [],
      visits: visits.filter(({ cleaner }) => cleaner.id === id),
    })),
    now,
  );

describe('the suggested time for a client who wants another', () => {
  it.each([
    ['morning', '09:00'],
    ['afternoon', '13:00'],
    ['any', '10:30'],
    ['14:15', '14:15'],
  ])(
    'for %s is %s while the usual cleaner is free, with the same length',
    (preferredTime, time) => {
      expect(suggestTime({ ...WANTED, preferredTime }, ['mia'], [], NOW)).toEqual({
        startsAt: at(time),
        endsAt: new Date(at(time).getTime() + 2 * 60 * 60 * 1000),
        staffId: 'tom',
      });
    },
  );

  it('is another one in that part of the day rather than with another cleaner', () => {
    const busy = [taken('tom', '08:30', '10:00')];
    expect(suggestTime(WANTED, ['mia'], busy, NOW)).toMatchObject({
      startsAt: at('10:00'),
      staffId: 'tom',
    });
  });

  it('is with the next free cleaner when the assigned one is busy', () => {
    const busy = [taken('tom', '07:00', '18:00'), taken('mia', '07:00', '18:00')];
    expect(suggestTime(WANTED, ['mia', 'tom', 'luca'], busy, NOW)).toMatchObject({
      startsAt: at('09:00'),
      staffId: 'luca',
    });
    expect(suggestTime(WANTED, ['mia'], busy, NOW)).toBeNull();
  });

  it('may overlap the current time of the visit itself', () => {
    const busy = [taken('tom', '09:00', '11:00', 'moved')];
    expect(suggestTime(WANTED, [], busy, NOW)).toMatchObject({ startsAt: at('09:00') });
  });

  it.each([
    ['any', '09:00'],
    ['morning', '09:00'],
  ])('is not the time that the visit has, for %s of the same day', (preferredTime, time) => {
    const sameDay = { startsAt: at('10:30'), endsAt: at('12:30') };
    expect(suggestTime({ ...WANTED, ...sameDay, preferredTime }, [], [], NOW)).toMatchObject({
      startsAt: at(time),
    });
    const atNine = { startsAt: at('09:00'), endsAt: at('11:00') };
    const suggested = suggestTime({ ...WANTED, ...atNine, preferredTime }, [], [], NOW);
    expect(suggested).not.toBeNull();
    expect(suggested?.startsAt).not.toEqual(at('09:00'));
  });

  it.each([
    ['is past', { preferredDate: '2026-11-23', preferredTime: '09:00' }],
    ['is before we open', { preferredTime: '06:30' }],
    ['ends after we close', { preferredTime: '16:30' }],
  ])('is empty when the requested time %s', (_why, change) => {
    expect(suggestTime({ ...WANTED, ...change }, ['mia'], [], NOW)).toBeNull();
  });
});
