import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.ts';

describe('the greeting', () => {
  it.each([
    ['2026-11-20T13:00:00Z', 'Good morning, Mia'],
    ['2026-11-21T00:59:00Z', 'Good morning, Mia'],
    ['2026-11-21T01:00:00Z', 'Good afternoon, Mia'],
    ['2026-11-21T07:00:00Z', 'Good evening, Mia'],
    ['2026-07-01T01:59:00Z', 'Good morning, Mia'],
  ])('follows the clock in Sydney at %s: %s', (now, words) => {
    expect(greeting(new Date(now), 'Mia')).toBe(words);
  });

  it('works without a name', () => {
    expect(greeting(new Date('2026-11-20T22:00:00Z'), ' ')).toBe('Good morning');
  });
});
