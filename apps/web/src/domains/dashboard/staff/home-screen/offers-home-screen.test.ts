import type { OwnVisit } from '@cleaning/contract/appointments';
import { describe, expect, it } from 'vitest';
import { OTHER_OWN_VISITS, OWN_VISIT, ownVisits } from '#domains/appointments/testing/mias-day.ts';
import { offersHomeScreen, type HomeScreenNote } from './offers-home-screen.ts';

const { yesterday, next, tomorrow } = OTHER_OWN_VISITS;
const done: OwnVisit = { ...OWN_VISIT, status: 'completed' };
const noAccess: OwnVisit = { ...OWN_VISIT, id: 'other', status: 'no_access' };

/** A note of the day before Thursday 3 December. */
const NOTE: HomeScreenNote = { firstDay: '2026-12-02', offeredOn: null, isAnswered: false };

describe('whether the day asks to be put on the home screen', () => {
  it.each<[string, HomeScreenNote | null, OwnVisit[], boolean]>([
    ['at the end of a second day', NOTE, [yesterday, done, tomorrow], true],
    [
      'at the end of a later day, when the second one was not open at its end',
      { ...NOTE, firstDay: '2026-11-20' },
      [done],
      true,
    ],
    [
      'again on that day, until there is an answer',
      { ...NOTE, offeredOn: '2026-12-03' },
      [done],
      true,
    ],
    [
      'not on a later day',
      { ...NOTE, firstDay: '2026-12-01', offeredOn: '2026-12-02' },
      [done],
      false,
    ],
    ['after a last visit without access', NOTE, [done, noAccess], true],
    ['not at the end of the first day', null, [done], false],
    ['not twice on the first day', { ...NOTE, firstDay: '2026-12-03' }, [done], false],
    ['not after an answer', { ...NOTE, isAnswered: true }, [done], false],
    ['not before the last visit', NOTE, [done, next], false],
    ['not during a visit', NOTE, [OWN_VISIT], false],
    ['not on a day without work', NOTE, [yesterday, tomorrow], false],
    ['not after a day without access anywhere', NOTE, [noAccess], false],
  ])('%s', (_title, note, visits, isOffered) => {
    expect(offersHomeScreen(note, ownVisits({ visits }))).toBe(isOffered);
  });
});
