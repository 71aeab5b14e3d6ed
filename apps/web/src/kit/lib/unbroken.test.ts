import { describe, expect, it } from 'vitest';
import { unbrokenTimes } from './unbroken.ts';

describe('unbrokenTimes', () => {
  it('keeps am, pm and the dash on the line of their time, and lets the rest wrap', () => {
    expect(unbrokenTimes('Tue 24 Nov, 11:00 am – 1:30 pm')).toBe(
      'Tue 24 Nov, 11:00\u00A0am\u00A0– 1:30\u00A0pm',
    );
  });

  it('does not change a number before another word', () => {
    expect(unbrokenTimes('Give 3 amber lamps 2 pmt')).toBe('Give 3 amber lamps 2 pmt');
  });
});
