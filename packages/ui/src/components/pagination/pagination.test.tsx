import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

const show = (page: number, pageCount: number) =>
  render(
    <Pagination label="Quotes" page={page} pageCount={pageCount} hrefFor={(to) => `?page=${to}`} />,
  );

test.each([
  [1, 3, ['?page=2']],
  [2, 3, ['?page=1', '?page=3']],
  [3, 3, ['?page=2']],
])('page %d of %d leads to %j', (page, pageCount, hrefs) => {
  show(page, pageCount);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs);
  expect(screen.getByText(`Page ${page} of ${pageCount}`)).toBeInTheDocument();
});

test('is hidden for one page', () => {
  const { container } = show(1, 1);
  expect(container).toBeEmptyDOMElement();
});
