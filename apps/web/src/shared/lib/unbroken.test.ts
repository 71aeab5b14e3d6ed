import { describe, expect, it } from 'vitest';
import { unbrokenTimes } from './unbroken.ts';

describe('unbrokenTimes', () => {
  it('keeps am and pm with their time, and lets the rest break', () => {
    expect(unbrokenTimes('Tue 24 Nov, 11:00 am – 1:30 pm')).toBe(
      'Tue 24 Nov, 11:00\u00A0am – 1:30\u00A0pm',
    );
  });

  it('leaves a number before another word as it is', () => {
    expect(unbrokenTimes('Give 3 amber lamps 2 pmt')).toBe('Give 3 amber lamps 2 pmt');
  });
});
