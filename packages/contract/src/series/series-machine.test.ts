import { describe, expect, test } from 'vitest';
import {
  availableSeriesCommands,
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
      'These visits are paused already. Start them again first.',
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
      'These visits start again from Thursday 3 December 2026. Choose that day or an earlier one. For a longer pause, pause them again once they have started.',
    );
  });
});
