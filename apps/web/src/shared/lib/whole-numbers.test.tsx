import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { wholeNumbers } from './whole-numbers.tsx';

it('keeps the number of an invoice together, and the title as it reads', () => {
  render(<h1>{wholeNumbers('Void INV-2026-00003?')}</h1>);
  expect(screen.getByRole('heading', { name: 'Void INV-2026-00003?' })).toBeVisible();
  expect(screen.getByText('INV-2026-00003')).toBeVisible();
});

it.each(['End-of-lease clean', 'Invoice'])('leaves %s as it is', (title) => {
  render(<h1>{wholeNumbers(title)}</h1>);
  expect(screen.getByText(title).tagName).toBe('H1');
});
