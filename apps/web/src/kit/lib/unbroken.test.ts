import { describe, expect, it } from 'vitest';
import { unbrokenPeriod, unbrokenTimes } from './unbroken.ts';

it.each([
  ['1 Mar 2026 – 28 Feb 2027', '1\u00A0Mar\u00A02026\u00A0– 28\u00A0Feb\u00A02027'],
  ['From 1 Mar 2026', 'From\u00A01\u00A0Mar\u00A02026'],
])('the period “%s” breaks between its dates alone', (period, shown) => {
  expect(unbrokenPeriod(period)).toBe(shown);
});

describe('unbrokenTimes', () => {
  it('keeps days, times and durations together and a dash with what it follows, and lets the rest wrap', () => {
    expect(unbrokenTimes('Tue 24 Nov, 11:00 am – 1:30 pm')).toBe(
      'Tue 24\u00A0Nov, 11:00\u00A0am\u00A0– 1:30\u00A0pm',
    );
    expect(unbrokenTimes('9:00 am to 11:30 am, 2 h 30 min')).toBe(
      '9:00\u00A0am to 11:30\u00A0am, 2\u00A0h\u00A030\u00A0min',
    );
    expect(unbrokenTimes('until Saturday 12 December 2026')).toBe(
      'until Saturday 12\u00A0December 2026',
    );
  });

  it('does not change a number before another word', () => {
    const text = 'Give 3 amber lamps 2 pmt and 4 hints, as in quote 2026 December';
    expect(unbrokenTimes(text)).toBe(text);
  });
});
