import { describe, expect, it } from 'vitest';
import { readClockWork } from './clock-times.ts';

const SATURDAY = '2026-11-28';

describe('work between two clock times', () => {
  it.each([
    ['08:04', '10:34', '2026-11-27T23:34:00.000Z', '2\u00A0h\u00A030\u00A0min', undefined],
    ['09:00', '09:00', '2026-11-27T22:00:00.000Z', '0\u00A0min', undefined],
    ['22:00', '00:30', '2026-11-28T13:30:00.000Z', '2\u00A0h\u00A030\u00A0min', 'On Sun 29 Nov'],
    ['22:00', '12:00', '2026-11-29T01:00:00.000Z', '14\u00A0h', 'On Sun 29 Nov'],
    // Longer than any work, so it is a mistyped time of the same day.
    ['22:00', '12:01', '2026-11-28T01:01:00.000Z', 'Check the times', undefined],
    ['09:00', '08:00', '2026-11-27T21:00:00.000Z', 'Check the times', undefined],
  ])('from %s to %s ends at %s', (from, to, endedAt, worked, endDay) => {
    expect(readClockWork(SATURDAY, from, to)).toMatchObject({ endedAt, worked, endDay });
  });

  it.each(['', '9', 'noon'])('is refused by the contract, not here, for “%s”', (text) => {
    expect(readClockWork(SATURDAY, text, '10:00')).toMatchObject({
      startedAt: text,
      worked: 'Check the times',
    });
    expect(readClockWork(SATURDAY, '09:00', text).endedAt).toBe(text);
  });
});
