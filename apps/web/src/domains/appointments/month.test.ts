import { describe, expect, it } from 'vitest';
import { describeMonth, monthAway, listWeeks } from './month.ts';

describe('a month of a calendar', () => {
  it('is filled up to whole weeks from Monday to Sunday', () => {
    const weeks = listWeeks('2026-12');
    expect(weeks[0]?.[0]).toBe('2026-11-30');
    expect(weeks.at(-1)?.at(-1)).toBe('2027-01-03');
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });

  it('has four weeks when it starts on a Monday and has 28 days', () => {
    expect(listWeeks('2027-02')).toHaveLength(4);
  });

  it('changes the year in both directions', () => {
    expect(monthAway('2026-12', 1)).toBe('2027-01');
    expect(monthAway('2027-01', -1)).toBe('2026-12');
    expect(describeMonth('2027-01')).toBe('January 2027');
  });
});
