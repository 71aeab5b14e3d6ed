import { createQueryClient } from '@cleaning/api-client/queries';
import { answer, aProfile, aUser, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { authActions, authReducer, startingAuthState } from '@cleaning/auth';
import { endpoints } from '@cleaning/contract/endpoints';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApi } from './api.ts';
import type { Navigation } from './api.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const withMessage = { replace: true, state: { message: 'Please log in to continue.' } };
const session = { token: 'abc', user: aUser() };
const expired = mockEndpoint(
  endpoints.getProfile,
  refuse(401, { detail: 'Authentication required. Please log in.', code: 'not_authenticated' }),
);

function anApi(path: string) {
  const store = configureStore({
    reducer: combineReducers({ auth: authReducer }),
    preloadedState: { auth: { ...startingAuthState(session), isInitialized: true } },
  });
  const queryClient = createQueryClient();
  const navigate = vi.fn<Navigation['navigate']>();
  const navigation = { location: new URL(path, 'https://site.example'), navigate };
  const api = createApi({ store, queryClient, navigation });
  return { store, navigate, api };
}

describe('the client and the session', () => {
  it('use the session of the current user', async () => {
    const tokens: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.getProfile, ({ headers }) => {
        tokens.push(headers.get('Authorization'));
        return answer(aProfile());
      }),
    );
    const { api, store } = anApi('/clients/portal');
    await api.client.accounts.getProfile();
    store.dispatch(authActions.loginSucceeded({ ...session, token: 'xyz' }));
    await api.client.accounts.getProfile();
    store.dispatch(authActions.loggedOut());
    await api.client.accounts.getProfile();
    expect(tokens).toEqual(['Token abc', 'Token xyz', null]);
  });

  it('end together, once, and the current page is remembered', async () => {
    server.use(expired);
    const { api, store, navigate } = anApi('/clients/quotes?page=2#list');
    await Promise.allSettled(Array.from({ length: 5 }, () => api.client.accounts.getProfile()));
    expect(store.getState().auth).toMatchObject({
      isAuthenticated: false,
      token: null,
      user: null,
    });
    const next = encodeURIComponent('/clients/quotes?page=2#list');
    expect(navigate.mock.calls).toEqual([[`/accounts/login?next=${next}`, withMessage]]);
  });

  it('end on an account page too, which is not returned to after login', async () => {
    server.use(expired);
    const { api, navigate } = anApi('/accounts/email-verification');
    await expect(api.client.accounts.getProfile()).rejects.toMatchObject({ status: 401 });
    expect(navigate.mock.calls).toEqual([['/accounts/login', withMessage]]);
  });

  it('keep the page to return to when a late call is refused on the log-in page', async () => {
    server.use(expired);
    const { api, navigate } = anApi('/accounts/login?next=%2Fclients%2Fmessages');
    await expect(api.client.accounts.getProfile()).rejects.toMatchObject({ status: 401 });
    expect(navigate).not.toHaveBeenCalled();
  });

  it('are kept when a login is refused', async () => {
    server.use(mockEndpoint(endpoints.login, refuse(401, {})));
    const { api, store } = anApi('/clients/portal');
    const login = api.client.accounts.login({ email: 'a@b.co', password: 'x' });
    await expect(login).rejects.toMatchObject({ status: 401, message: 'Login failed' });
    expect(store.getState().auth.isAuthenticated).toBe(true);
  });
});
