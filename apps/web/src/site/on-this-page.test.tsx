import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { OnThisPage } from './on-this-page.tsx';
import { watchIntersections } from '#kit/page/testing/intersections.ts';

const PARTS = [
  { id: 'first', name: 'The first part' },
  { id: 'second', name: 'The second part' },
  { id: 'third', name: 'The third part' },
];

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

describe('links to the sections of a page', () => {
  test('have an address for every section that works without a script', () => {
    renderPage();
    expect(screen.getByRole('link', { name: 'The second part' })).toHaveAttribute(
      'href',
      '/services#second',
    );
  });

  test('mark the first section at the top of the page, and then the last one reached', () => {
    const view = renderPage();
    expect(currentPart()).toBe('The first part');

    act(() => view.show('first', 'second'));
    expect(currentPart()).toBe('The second part');

    act(() => view.show('first', 'second', 'third'));
    expect(currentPart()).toBe('The third part');

    act(() => view.show());
    expect(currentPart()).toBe('The first part');
  });
});
