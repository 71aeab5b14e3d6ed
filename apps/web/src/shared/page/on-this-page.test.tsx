import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { OnThisPage } from './on-this-page.tsx';
import { watchIntersections } from './testing/intersections.ts';

const PARTS = [
  { id: 'first', name: 'The first part' },
  { id: 'second', name: 'The second part' },
  { id: 'third', name: 'The third part' },
];

function placeParts(tops: readonly number[]): void {
  for (const [index, { id }] of PARTS.entries()) {
    const element = document.getElementById(id);
    if (element !== null) {
      vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(
        new DOMRect(0, tops[index], 100, 100),
      );
    }
  }
}

function renderPage() {
  const view = watchIntersections();
  render(
    <MemoryRouter initialEntries={['/services']}>
      <OnThisPage parts={PARTS} />
      {PARTS.map(({ id }) => (
        <section key={id} id={id} />
      ))}
    </MemoryRouter>,
  );
  return view;
}

const currentPart = () =>
  screen.getAllByRole('link').find((link) => link.getAttribute('aria-current') === 'true')
    ?.textContent;

describe('the way to the parts of a page', () => {
  test('leads to every part by an address of its own, for when there is no script', () => {
    renderPage();
    expect(screen.getByRole('link', { name: 'The second part' })).toHaveAttribute(
      'href',
      '/services#second',
    );
  });

  test('marks the first part at the top of the page, and then the one that is read', () => {
    const view = renderPage();
    expect(currentPart()).toBe('The first part');

    placeParts([-900, 100, 900]);
    act(() => view.move());
    expect(currentPart()).toBe('The second part');

    placeParts([900, 1800, 2700]);
    act(() => view.move());
    expect(currentPart()).toBe('The first part');
  });

  test('passes over parts that are hidden', () => {
    const view = renderPage();
    placeParts([-900, 0, 0]);
    document.getElementById('second')?.setAttribute('hidden', '');
    document.getElementById('third')?.setAttribute('hidden', '');
    act(() => view.move());
    expect(currentPart()).toBe('The first part');
  });
});
