import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withCodes } from './with-codes.tsx';

it.each(['INV-2026-00003', 'Q-1050'])('keeps %s together, and the text as it was', (code) => {
  render(<h1>{withCodes(`Void ${code}?`)}</h1>);
  expect(screen.getByRole('heading', { name: `Void ${code}?` })).toBeVisible();
  expect(screen.getByText(code)).toBeVisible();
});

it.each(['End-of-lease clean', 'Invoice', 'From 2026-11-20'])('does not change %s', (title) => {
  render(<h1>{withCodes(title)}</h1>);
  expect(screen.getByText(title).tagName).toBe('H1');
});
