import { describe, expect, test } from 'vitest';
import { findWorkTimesProblem } from './work-times.ts';

const at = (time: string) => new Date(`2026-11-21T${time}.000Z`);

describe('the times of work', () => {
  test.each([
    ['01:06:00', '01:06:00', 'The finish is before the start. Type a later time.'],
    ['01:06:00', '01:05:59', 'The finish is before the start. Type a later time.'],
    ['01:06:00', '01:06:01', null],
    ['01:06:00', '15:06:00', null],
    ['01:06:00', '15:06:01', 'That is more than 14 hours of work. Check both times.'],
  ])('from %s to %s: %s', (from, to, message) => {
    expect(findWorkTimesProblem(at(from), at(to))).toEqual(
      message === null ? null : { field: 'ended_at', message },
    );
  });
});
