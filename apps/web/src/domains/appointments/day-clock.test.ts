import { describe, expect, it } from 'vitest';
import { fitDayClock, drawnOn, listHours, assignLanes, placeOn, timeAt } from './day-clock.ts';

/** A visit on Thursday 3 December, when Sydney is eleven hours ahead of UTC. */
const visit = (from: string, to: string) => ({
  starts_at: new Date(`2026-12-03T${from}:00+11:00`).toISOString(),
  ends_at: new Date(`2026-12-03T${to}:00+11:00`).toISOString(),
});

describe('the timeline of a day', () => {
  it.each([
    [[], { fromHour: 7, toHour: 18 }],
    [[visit('09:00', '11:00')], { fromHour: 7, toHour: 18 }],
    [[visit('06:30', '08:00'), visit('17:00', '19:15')], { fromHour: 6, toHour: 20 }],
    [[{ starts_at: null, ends_at: null }], { fromHour: 7, toHour: 18 }],
  ])('includes every visit of %j', (visits, clock) => {
    expect(fitDayClock(visits)).toEqual(clock);
  });

  it('places a time by the clock in Sydney', () => {
    const clock = { fromHour: 7, toHour: 17 };
    expect(placeOn(clock, '2026-12-02T20:00:00.000Z')).toBe(0);
    expect(placeOn(clock, '2026-12-02T22:30:00.000Z')).toBe(25);
    expect(placeOn(clock, '2026-12-02T19:00:00.000Z')).toBe(-10);
    // In winter Sydney is ten hours ahead of UTC.
    expect(placeOn(clock, '2026-07-02T22:00:00.000Z')).toBe(10);
  });

  it.each([
    [0, '07:00'],
    [26, '09:30'],
    [27, '09:45'],
    [140, '17:00'],
    [-3, '07:00'],
  ])('rounds the time at %d percent to the quarter of an hour', (percent, time) => {
    expect(timeAt({ fromHour: 7, toHour: 17 }, percent)).toBe(time);
  });

  it.each([
    ['that follow each other', [visit('09:00', '11:00'), visit('11:00', '12:00')], [0, 0]],
    ['at one time', [visit('09:00', '11:00'), visit('10:00', '12:00')], [0, 1]],
    [
      'of which a later one finds the first lane free again',
      [visit('10:00', '12:00'), visit('09:00', '11:00'), visit('11:30', '13:00')],
      [1, 0, 0],
    ],
    [
      'too short to be drawn as long as they are',
      [visit('09:00', '09:03'), visit('09:03', '09:06'), visit('09:45', '10:00')],
      [0, 1, 0],
    ],
    ['without a time', [{ starts_at: null, ends_at: null }, visit('09:00', '11:00')], [0, 1]],
    ['of no one', [], []],
  ])('draws visits %s so that none covers another', (_case, visits, lanes) => {
    expect(assignLanes({ fromHour: 7, toHour: 18 }, visits)).toEqual(lanes);
  });

  it('draws a short visit at the end of the day inside it', () => {
    const { from, width } = drawnOn({ fromHour: 14, toHour: 24 }, visit('23:50', '23:55'));
    expect(width).toBeCloseTo(7.5);
    expect(from + width).toBe(100);
  });

  it('labels its hours', () => {
    expect(listHours({ fromHour: 11, toHour: 14 }).map(({ label }) => label)).toEqual([
      '11 am',
      '12 pm',
      '1 pm',
    ]);
  });
});
