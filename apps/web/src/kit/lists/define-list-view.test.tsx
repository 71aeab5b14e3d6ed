import { aUser } from '@cleaning/api-client/testing';
import { authReducer, startingAuthState } from '@cleaning/auth';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createDraftStore } from '../drafts/draft-store.ts';
import { DraftsProvider } from '../drafts/use-drafts.tsx';
import { defineListView, useListView } from './define-list-view.ts';

const list = defineListView({
  path: '/clients/invoices',
  filters: [
    { id: 'all', label: 'All', query: {} },
    { id: 'due', label: 'Due', query: { status: 'issued,partially_paid' } },
  ],
  orderings: [
    { value: '-issue_date', label: 'Newest first' },
    { value: 'due_date', label: 'Due first' },
  ],
  fields: { from: (text) => (text.startsWith('20') ? text : '') },
});
const DEFAULT = list.read(new URLSearchParams());

describe('a list view in the address', () => {
  it.each([
    ['', {}],
    ['show=due', { filter: 'due' }],
    ['search=oven+clean', { search: 'oven clean' }],
    ['from=2026-07-01', { from: '2026-07-01' }],
    ['sort=due_date', { ordering: 'due_date' }],
    ['show=due&page=3', { filter: 'due', page: 3 }],
  ] as const)('is read and written as %j', (text, change) => {
    const view = { ...DEFAULT, ...change };
    expect(list.read(new URLSearchParams(text))).toEqual(view);
    expect(list.toParams(view).toString()).toBe(text);
    expect(list.pathOf(view)).toBe(`/clients/invoices${text === '' ? '' : `?${text}`}`);
  });

  it.each([
    'show=nothing',
    'sort=colour',
    'page=-2',
    'page=1.5',
    'page=many',
    'page=0',
    'page=1000000',
    'search=%20',
    'from=soon',
    'other=1',
  ])('falls back to the unfiltered list for %j', (text) => {
    expect(list.read(new URLSearchParams(text))).toEqual(DEFAULT);
  });

  it('limits a search to the length that the service accepts', () => {
    expect(list.read(new URLSearchParams({ search: 'a'.repeat(300) })).search).toHaveLength(100);
  });

  it('returns to the first page when the filters change', () => {
    expect(list.change({ ...DEFAULT, page: 4 }, { filter: 'due' }).page).toBe(1);
    expect(list.change({ ...DEFAULT, filter: 'due' }, { page: 2 })).toMatchObject({
      filter: 'due',
      page: 2,
    });
  });

  it('requests from the service only what is needed', () => {
    const whole = { ordering: '-issue_date', page: 1, page_size: 10 };
    expect(list.toQuery(DEFAULT)).toEqual(whole);
    expect(list.toQuery({ ...DEFAULT, filter: 'due', search: 'oven', from: '2026-07-01' })).toEqual(
      {
        ...whole,
        status: 'issued,partially_paid',
        search: 'oven',
        from: '2026-07-01',
      },
    );
  });
});

function Page() {
  const { show, showAll } = useListView(list);
  return (
    <>
      <Link to="/clients/invoices?page=2">Next page</Link>
      <button type="button" onClick={() => show({ filter: 'due' })}>
        Due
      </button>
      <button type="button" onClick={() => show({ ordering: 'due_date' })}>
        Due first
      </button>
      <button type="button" onClick={() => show({ search: 'oven' })}>
        Search
      </button>
      <button type="button" onClick={showAll}>
        Show all
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByText(name));

it('a change of the list builds on the one before, and typing adds nothing to the browser history', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  const search = () => router.state.location.search;
  const drafts = createDraftStore();
  const user = aUser();
  drafts.open(user.id);
  const store = configureStore({
    reducer: combineReducers({ auth: authReducer }),
    preloadedState: { auth: { ...startingAuthState({ token: 'a', user }), isInitialized: true } },
  });
  render(
    <Provider store={store}>
      <DraftsProvider store={drafts}>
        <RouterProvider router={router} />
      </DraftsProvider>
    </Provider>,
  );
  await press('Next page');
  await press('Due');
  await press('Due first');
  expect(search()).toBe('?show=due&sort=due_date');
  await press('Search');
  expect(search()).toBe('?show=due&search=oven&sort=due_date');
  await press('Show all');
  expect(search()).toBe('?sort=due_date');
  await act(() => router.navigate(-1));
  expect(search()).toBe('?show=due&search=oven&sort=due_date');
  await act(() => router.navigate(-1));
  expect(search()).toBe('?show=due');
});
