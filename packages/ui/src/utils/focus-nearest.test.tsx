import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ancestorsOf, findNearest } from './focus-nearest.ts';

const page = (content: ReactNode) => (
  <main>
    <div>
      <h1>Bank statement</h1>
      {content}
    </div>
  </main>
);

/** Removes a button from a page. @returns what then gets the focus. */
function removeFrom(inside: (button: ReactNode) => ReactNode) {
  const button = <button type="button">Decide</button>;
  const { rerender } = render(page(inside(button)));
  const around = ancestorsOf(screen.getByRole('button'));
  rerender(page(inside(null)));
  return findNearest(around);
}

test('is the row that is left, and not a box in it', () => {
  const nearest = removeFrom((button) => (
    <ul>
      <li>
        <div>Interest {button}</div>
      </li>
    </ul>
  ));
  expect(nearest).toBe(screen.getByRole('listitem'));
});

test('is nothing that is empty', () => {
  const nearest = removeFrom((button) => (
    <section aria-label="Rows">
      <p>None left</p>
      <ul>{button}</ul>
    </section>
  ));
  expect(nearest).toBe(screen.getByRole('region', { name: 'Rows' }));
});

test('is the heading of the page, and not all of the page', () => {
  expect(removeFrom((button) => <div>{button}</div>)).toBe(screen.getByRole('heading'));
});

test('is nothing when nothing had the focus', () => {
  expect(findNearest(ancestorsOf(document.body))).toBeUndefined();
});
