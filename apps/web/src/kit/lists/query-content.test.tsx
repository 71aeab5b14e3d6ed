import { ApiError } from '@cleaning/api-client';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { QueryContent, type QueryState } from './query-content.tsx';

const refetch = vi.fn<() => void>();
const LOADING = { data: undefined, error: null, errorUpdatedAt: 0, isFetching: true, refetch };
const FAILED = { ...LOADING, errorUpdatedAt: 1 };
const refused = (status: number) =>
  new ApiError({ kind: 'http', status, message: 'It is too busy.', requestId: '7F3A-91C2' });

const show = (query: QueryState<string>) =>
  render(
    <QueryContent query={query} what="your places" missing={<p>No such place</p>} card="Places">
      {(data) => <p>{data}</p>}
    </QueryContent>,
  );

const content = (query: QueryState<string>) => (
  <section aria-label="Your places">
    <QueryContent query={query} what="your places" card="Places">
      {(data) => <p>{data}</p>}
    </QueryContent>
  </section>
);

it('shows a placeholder while it loads', async () => {
  show(LOADING);
  expect(await screen.findByText('Loading your places')).toBeInTheDocument();
});

it('shows why it did not load, and tries again', async () => {
  show({ ...FAILED, error: refused(503), isFetching: false });
  expect(screen.getByRole('heading', { name: 'Places' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'We could not load your places' })).toBeVisible();
  expect(screen.getByText('It is too busy.')).toBeVisible();
  expect(screen.getByText('Reference 7F3A-91C2, for support')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('says so when the record does not exist', () => {
  show({ ...FAILED, error: refused(404) });
  expect(screen.getByText('No such place')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps saying why it did not load while it is read again', async () => {
  const view = render(content({ ...FAILED, error: refused(503), isFetching: false }));
  view.rerender(content(FAILED));
  expect(screen.getByText('It is too busy.')).toBeVisible();
  view.rerender(content({ ...FAILED, data: 'Castle Hill', isFetching: false }));
  expect(screen.getByText('Castle Hill')).toBeVisible();
  // What is read anew after that has not failed.
  view.rerender(content(LOADING));
  expect(await screen.findByText('Loading your places')).toBeInTheDocument();
});

it('shows its data even when loading it again failed', () => {
  show({ ...LOADING, data: 'Castle Hill', error: refused(503) });
  expect(screen.getByText('Castle Hill')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps the focus near Try again when the content replaces it', async () => {
  const view = render(content({ ...FAILED, error: refused(503), isFetching: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  view.rerender(content(FAILED));
  expect(screen.getByRole('button', { name: /^Trying again/u })).toHaveFocus();
  view.rerender(content({ ...LOADING, data: 'Castle Hill', isFetching: false }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your places' })).toHaveFocus());
});
