import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCorrectionProblem, type CorrectedTimes } from './time-correction-rules.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00.000Z`);

/** Minutes after 1 o'clock. */
const from = (minutes: number) => new Date(at('01:00').getTime() + minutes * 60_000);

const TIMES: CorrectedTimes = {
  startedAt: at('01:06'),
  endedAt: at('05:06'),
  before: { startedAt: at('01:06'), endedAt: at('06:02') },
  plannedAt: at('01:00'),
  now: new Date('2026-11-23T00:00:00.000Z'),
};

const problem = (changes: Partial<CorrectedTimes> = {}) =>
  findCorrectionProblem({ ...TIMES, ...changes });

describe('corrected times of a visit', () => {
  test('are possible when the finish is after the start, in the past and plausible', () => {
    expect(problem()).toBeNull();
    expect(problem({ before: { startedAt: null, endedAt: null } })).toBeNull();
  });

  test('have a finish after the start', () => {
    const refusal = {
      field: 'ended_at',
      message: 'The finish is before the start. Type a later time.',
    };
    expect(problem({ endedAt: at('01:05') })).toEqual(refusal);
    expect(problem({ endedAt: at('01:06') })).toEqual(refusal);
  });

  test('are over', () => {
    expect(problem({ now: at('05:05') })).toMatchObject({ field: 'ended_at' });
    expect(problem({ now: at('01:00') })).toMatchObject({ field: 'started_at' });
    expect(problem({ now: at('05:06') })).toBeNull();
  });

  test('are at most 14 hours long', () => {
    expect(problem({ endedAt: at('15:06') })).toBeNull();
    expect(problem({ endedAt: at('15:07') })).toEqual({
      field: 'ended_at',
      message: 'That is more than 14 hours of work. Check both times.',
    });
  });

  test('are on the day of the visit', () => {
    expect(problem({ plannedAt: new Date('2026-11-22T01:07:00.000Z') })).toEqual({
      field: 'started_at',
      message: 'This is not the day of the visit. Check the day.',
    });
  });

  test('differ from those that count', () => {
    expect(problem({ endedAt: at('06:02') })).toEqual({
      field: 'ended_at',
      message: 'These are the times already. Change one of them.',
    });
  });

  test('that are accepted always have a length from a moment to 14 hours', () => {
    const moment = fc.integer({ min: -30 * 60, max: 30 * 60 });
    fc.assert(
      fc.property(moment, moment, (start, end) => {
        if (problem({ startedAt: from(start), endedAt: from(end) }) !== null) return;
        expect(end - start).toBeGreaterThan(0);
        expect(end - start).toBeLessThanOrEqual(14 * 60);
      }),
    );
  });
});
