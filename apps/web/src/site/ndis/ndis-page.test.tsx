import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { watchIntersections } from '#kit/page/testing/intersections.ts';
import { Component as NdisPage } from './ndis-page.tsx';

beforeEach(() => {
  watchIntersections();
  render(
    <MemoryRouter initialEntries={['/ndis']}>
      <NdisPage />
    </MemoryRouter>,
  );
});

describe('the NDIS page', () => {
  test('starts with a summary, right after its title', () => {
    const [title, summary] = screen.getAllByRole('heading');
    expect(title).toHaveAccessibleName('Cleaning with your NDIS plan');
    expect(summary).toHaveAccessibleName('In short');
  });

  test('links only to existing sections', () => {
    const bar = screen.getByRole('navigation', { name: 'On this page' });
    for (const link of within(bar).getAllByRole('link')) {
      const id = link.getAttribute('href')?.replace('/ndis#', '');
      expect(document.getElementById(id ?? '')?.tagName).toBe('SECTION');
    }
  });

  test.each([
    ['Self-managed', 'to you, or your nominee'],
    ['Plan-managed', 'to your plan manager'],
    ['Agency-managed', 'to the NDIA'],
  ])('says who receives the invoice of a %s plan', (name, invoiceTo) => {
    const plan = screen.getByRole('heading', { name }).closest('li');
    expect(plan).toHaveTextContent(`The invoice goes ${invoiceTo}`);
  });

  test('shows hours times rate in an HTML table, without roles that its elements have anyway', () => {
    const table = screen.getByRole('table', { name: 'An example of an invoice line' });
    expect(within(table).getByRole('cell', { name: '2.5' })).toBeVisible();
    expect(within(table).getByRole('cell', { name: '$60.10' })).toBeVisible();
    expect(within(table).getByRole('cell', { name: '$150.25' })).toBeVisible();
    expect(table.querySelector('[role]')).toBeNull();
  });
});
