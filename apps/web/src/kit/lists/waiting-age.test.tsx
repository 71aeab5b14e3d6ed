import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WaitingAge } from './waiting-age.tsx';

const NOW = new Date('2026-11-23T00:00:00.000Z');
const HOUR_MS = 60 * 60 * 1000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS).toISOString();

test.each([
  [0, '0 min', null],
  [0.99, '59 min', null],
  [15.9, '15 h', null],
  [24, '1 day', null],
  [48, '2 days', 'soon'],
  [95, '3 days', 'soon'],
  [96, '4 days', 'late'],
  // The clocks of two machines may differ.
  [-1, '0 min', null],
])('%s hours are shown as %s', (hours, words, tone) => {
  render(<WaitingAge since={ago(hours)} now={NOW} />);
  const age = screen.getByText(words);
  expect(age.getAttribute('data-tone')).toBe(tone);
});
