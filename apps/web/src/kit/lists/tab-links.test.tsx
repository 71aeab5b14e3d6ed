import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TabLinks, type TabLinkProps } from './tab-links.tsx';

const tabsWith = (current: string, count?: string): TabLinkProps[] =>
  ['Unread', 'Mine', 'All'].map((label) => ({
    label,
    href: `#${label}`,
    isCurrent: label === current,
    count,
  }));

/** A tab is 100 pixels wide, and 150 once it has a count; the row shows 300. */
function layOut(): HTMLElement {
  const row = screen.getByRole('navigation', { name: 'Show' });
  row.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, width: 300 });
  for (const [at, tab] of screen.getAllByRole('link').entries()) {
    tab.getBoundingClientRect = () => {
      const width = / \d/u.test(tab.textContent) ? 150 : 100;
      return DOMRect.fromRect({ x: at * width - row.scrollLeft, width });
    };
  }
  return row;
}

it('scrolls to the current tab, and again when counts make the row wider', () => {
  const { rerender } = render(<TabLinks label="Show" tabs={tabsWith('Unread')} />);
  const row = layOut();
  rerender(<TabLinks label="Show" tabs={tabsWith('All')} />);
  expect(row.scrollLeft).toBe(24);
  rerender(<TabLinks label="Show" tabs={tabsWith('All', '7')} />);
  expect(row.scrollLeft).toBe(174);
});

it('stays where the user scrolled it while only the counts change', () => {
  const { rerender } = render(<TabLinks label="Show" tabs={tabsWith('Unread', '1')} />);
  const row = layOut();
  row.scrollLeft = 90;
  rerender(<TabLinks label="Show" tabs={tabsWith('Unread', '2')} />);
  expect(row.scrollLeft).toBe(90);
});

it('scrolls to the current tab again with each count that comes', () => {
  const [unread, mine, all] = tabsWith('All');
  const withCounts = (...counts: (string | undefined)[]) =>
    [unread, mine, all].flatMap((tab, at) =>
      tab === undefined ? [] : [{ ...tab, count: counts[at] }],
    );
  const { rerender } = render(<TabLinks label="Show" tabs={withCounts('1', '2', undefined)} />);
  const row = layOut();
  rerender(<TabLinks label="Show" tabs={withCounts('1', '2', '7')} />);
  expect(row.scrollLeft).toBe(174);
});
