import { describe, expect, test } from 'vitest';
import {
  availableSeriesCommands,
  pauseAfter,
  refuseLengthening,
  refuseResumption,
  refuseSeriesCommand,
  seriesStatusOn,
} from './series-machine.ts';

const TODAY = '2026-12-03';
const GOES_ON = { lastDate: null, pausedFrom: null, resumesOn: null };

describe('a series', () => {
  test.each([
    ['goes on', {}, 'active', ['change', 'pause', 'end'], ['pause']],
    ['ends today', { lastDate: TODAY }, 'active', ['change', 'pause', 'end'], ['pause']],
    ['ended yesterday', { lastDate: '2026-12-02' }, 'ended', [], []],
    [
      'is paused until a day',
      { pausedFrom: TODAY, resumesOn: '2026-12-10' },
      'paused',
      ['change', 'pause', 'resume', 'end'],
      ['pause', 'resume'],
    ],
    ['is paused', { pausedFrom: TODAY }, 'paused', ['change', 'resume', 'end'], ['resume']],
    [
      'will be paused',
      { pausedFrom: '2026-12-04' },
      'active',
      ['change', 'resume', 'end'],
      ['resume'],
    ],
    [
      'starts again today',
      { pausedFrom: '2026-11-01', resumesOn: TODAY },
      'active',
      ['change', 'pause', 'end'],
      ['pause'],
    ],
  ] as const)('that %s', (_what, changes, status, ofStaff, ofClient) => {
    const rule = { ...GOES_ON, ...changes };
    expect(seriesStatusOn(rule, TODAY)).toBe(status);
    expect(availableSeriesCommands(rule, 'staff', TODAY)).toEqual(ofStaff);
    expect(availableSeriesCommands(rule, 'client', TODAY)).toEqual(ofClient);
  });

  test('has a sentence for each refusal', () => {
    const ended = { ...GOES_ON, lastDate: '2026-12-02' };
    expect(refuseSeriesCommand(GOES_ON, 'resume', TODAY)).toBe('These visits are not paused.');
    expect(refuseSeriesCommand({ ...GOES_ON, pausedFrom: TODAY }, 'pause', TODAY)).toBe(
      'These visits are paused already, until somebody starts them again.',
    );
    expect(refuseSeriesCommand(ended, 'change', TODAY)).toBe(
      'These visits have ended, so they cannot be changed.',
    );
    expect(refuseSeriesCommand(ended, 'pause', TODAY)).toBe(
      'These visits have ended. Ask us for new ones.',
    );
    expect(refuseSeriesCommand(ended, 'end', TODAY)).toBe('These visits have ended already.');
  });

  test('starts again on any day of a pause without an end, and never later than it does anyway', () => {
    expect(refuseResumption({ resumesOn: null }, '2027-11-01')).toBeNull();
    expect(refuseResumption({ resumesOn: TODAY }, '2026-12-02')).toBeNull();
    expect(refuseResumption({ resumesOn: TODAY }, TODAY)).toBeNull();
    expect(refuseResumption({ resumesOn: TODAY }, '2026-12-04')).toBe(
      'These visits start again from Thursday 3 December 2026. Choose that day or an earlier one. For a longer pause, choose “Pause longer”.',
    );
  });
});

describe('a second pause', () => {
  const PAUSED = { pausedFrom: '2026-11-20', resumesOn: '2026-12-10' };

  test.each([
    ['from the day on which the first one ends', '2026-12-10', '2026-12-20', PAUSED.pausedFrom],
    ['from a day of the first one', TODAY, '2026-12-20', PAUSED.pausedFrom],
    ['without an end', '2026-12-10', null, PAUSED.pausedFrom],
  ])('lengthens the first one: %s', (_what, from, resumesOn, begins) => {
    expect(refuseLengthening(PAUSED, { from, resumesOn }, TODAY)).toBeNull();
    expect(pauseAfter(PAUSED, { from, resumesOn }, TODAY)).toEqual({ from: begins, resumesOn });
  });

  test('begins one that is still to come sooner', () => {
    const toCome = { pausedFrom: '2026-12-08', resumesOn: '2026-12-10' };
    const pause = { from: '2026-12-04', resumesOn: '2026-12-20' };
    expect(refuseLengthening(toCome, pause, TODAY)).toBeNull();
    expect(pauseAfter(toCome, pause, TODAY)).toEqual(pause);
  });

  test.each([
    ['leaves days between both', '2026-12-11', null, 'from'],
    ['ends with the first one', TODAY, '2026-12-10', 'resumes_on'],
    ['ends before the first one', TODAY, '2026-12-05', 'resumes_on'],
  ])('that %s is refused', (_what, from, resumesOn, field) => {
    const refusal = refuseLengthening(PAUSED, { from, resumesOn }, TODAY);
    expect(refusal).toMatchObject({
      field,
      message: expect.stringContaining('Thursday 10 December 2026') as string,
    });
  });

  test('is one of its own after the first one', () => {
    const over = { pausedFrom: '2026-11-20', resumesOn: TODAY };
    const pause = { from: '2026-12-24', resumesOn: '2026-12-30' };
    expect(refuseLengthening(over, pause, TODAY)).toBeNull();
    expect(pauseAfter(over, pause, TODAY)).toEqual(pause);
  });
});
