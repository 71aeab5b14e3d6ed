import { describe, expect, it } from 'vitest';
import { describeMonth, monthAway, weeksOf } from './month.ts';

describe('a month of a calendar', () => {
  it('has whole weeks from Monday to Sunday around it', () => {
    const weeks = weeksOf('2026-12');
    expect(weeks[0]?.[0]).toBe('2026-11-30');
    expect(weeks.at(-1)?.at(-1)).toBe('2027-01-03');
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });

  it('has four weeks when it fills them exactly', () => {
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  it('crosses the year both ways', () => {
    expect(monthAway('2026-12', 1)).toBe('2027-01');
    expect(monthAway('2027-01', -1)).toBe('2026-12');
    expect(describeMonth('2027-01')).toBe('January 2027');
  });
});
