import { expect, it } from 'vitest';
import { keepsTime } from './same-time.ts';

const VISIT = { startsAt: '2026-12-02T22:30:00.000Z', endsAt: '2026-12-03T01:00:00.000Z' };

it.each([
  ['the same moments', VISIT, true],
  ['the same moments as dates', { ...VISIT, startsAt: new Date(VISIT.startsAt) }, true],
  [
    'the same moment written in another way',
    { ...VISIT, endsAt: '2026-12-03T12:00:00+11:00' },
    true,
  ],
  ['another start', { ...VISIT, startsAt: '2026-12-02T22:45:00.000Z' }, false],
  ['another end', { ...VISIT, endsAt: '2026-12-03T01:15:00.000Z' }, false],
])('compares the time of a visit with %s', (_what, plan, isSame) => {
  expect(keepsTime(VISIT, plan)).toBe(isSame);
});

it('keeps no time where there is none yet', () => {
  const none = { startsAt: null, endsAt: null };
  expect(keepsTime(none, VISIT)).toBe(false);
  expect(keepsTime(none, none)).toBe(false);
});
