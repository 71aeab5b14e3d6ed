import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noBreak } from './no-break.tsx';

it('keeps an invoice number on one line, without changing the text of the title', () => {
  render(<h1>{noBreak('Void INV-2026-00003?')}</h1>);
  expect(screen.getByRole('heading', { name: 'Void INV-2026-00003?' })).toBeVisible();
  expect(screen.getByText('INV-2026-00003')).toBeVisible();
});

it('leaves no comma behind at the start of the next line', () => {
  render(<h1>{noBreak('Quote Q-1048, version 2')}</h1>);
  expect(screen.getByText('Q-1048,')).toBeVisible();
});

it.each(['End-of-lease clean', 'Invoice'])('does not change %s', (title) => {
  render(<h1>{noBreak(title)}</h1>);
  expect(screen.getByText(title).tagName).toBe('H1');
});
