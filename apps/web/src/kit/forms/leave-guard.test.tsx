import { authActions, authReducer, startingAuthState } from '@cleaning/auth';
import { aUser } from '@cleaning/api-client/testing';
import { installDialog } from '@cleaning/ui/testing';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, Outlet, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { LeaveGuardProvider, useLeaveGuard } from './leave-guard.tsx';

installDialog();

function Form({ isDirty }: { isDirty: boolean }) {
  useLeaveGuard(isDirty);
  return (
    <>
      <h1>Form</h1>
      <Link to="/form?step=date">Date</Link>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

function openForm(isDirty = true) {
  const store = configureStore({
    reducer: combineReducers({ auth: authReducer }),
    preloadedState: { auth: startingAuthState({ token: 'abc', user: aUser() }) },
  });
  const router = createMemoryRouter(
    [
      {
        element: (
          <LeaveGuardProvider>
            <Outlet />
          </LeaveGuardProvider>
        ),
        children: [
          { path: '/form', element: <Form isDirty={isDirty} /> },
          { path: '/elsewhere', element: <h1>Elsewhere</h1> },
        ],
      },
    ],
    { initialEntries: ['/elsewhere', '/form'], initialIndex: 1 },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { router, store, user: userEvent.setup(), path: () => router.state.location.pathname };
}

const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const isClosingAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('leaving a page with unsaved changes', () => {
  it('asks before following a link, and stays or leaves by the answer', async () => {
    const { user, path } = openForm();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(question()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stay on this page' }));
    expect(question()).not.toBeInTheDocument();
    expect(path()).toBe('/form');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    expect(question()).not.toBeInTheDocument();
  });

  it('asks on Back, and when closing the tab', async () => {
    const { router, path } = openForm();
    expect(isClosingAsked()).toBe(true);
    await act(() => router.navigate(-1));
    expect(question()).toBeVisible();
    expect(path()).toBe('/form');
  });

  it('does not ask when only the page’s own address changes', async () => {
    const { user, router } = openForm();
    await user.click(screen.getByRole('link', { name: 'Date' }));
    expect(router.state.location.search).toBe('?step=date');
    expect(question()).not.toBeInTheDocument();
  });

  it('does not ask once the session has ended', async () => {
    const { router, store, path } = openForm();
    await act(async () => {
      store.dispatch(authActions.loggedOut());
      await router.navigate('/elsewhere');
    });
    expect(path()).toBe('/elsewhere');
  });
});

it('leaving asks nothing without unsaved changes', async () => {
  const { user, path } = openForm(false);
  expect(isClosingAsked()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(path()).toBe('/elsewhere');
});
