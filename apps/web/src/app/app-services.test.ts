import { aProfile, answer, aUser, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { authActions, browserStorage, keepSessionSaved } from '@cleaning/auth';
import type { User } from '@cleaning/contract/accounts';
import { endpoints } from '@cleaning/contract/endpoints';
import { setupServer } from 'msw/node';
import { eventually } from '@cleaning/test-setup/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAppServices } from './app-services.ts';
import type { Navigation } from './api.ts';
import { openApi } from './open-api.ts';
import { createAppStore } from './store.ts';

const server = setupServer(
  mockEndpoint(endpoints.logout, answer({ success: true })),
  mockEndpoint(endpoints.getProfile, answer(aProfile())),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  browserStorage()?.clear();
});
afterAll(() => server.close());

const mia = aUser({ id: '11111111-1111-4111-8111-111111111111' });
const noah = aUser({ id: '22222222-2222-4222-8222-222222222222' });

/** A browser tab as the app starts it. */
function aTab() {
  const store = createAppStore();
  const navigation: Navigation = {
    location: new URL('https://site.example/clients/messages'),
    navigate: vi.fn<Navigation['navigate']>(),
  };
  const services = createAppServices({ store, navigation, routesFor: () => Promise.resolve([]) });
  const stop = keepSessionSaved(store, { sessionStorage: services.sessionStorage, window });
  onTestFinished(() => {
    stop();
    store.dispatch(authActions.loggedOut());
  });
  let logins = 0;
  const logIn = (user: User) => {
    logins += 1;
    store.dispatch(authActions.loginSucceeded({ token: `${user.id} ${logins}`, user }));
  };
  return { store, services, logIn, drafts: services.drafts };
}

function aTabWithDraft() {
  const tab = aTab();
  tab.logIn(mia);
  tab.services.api(openApi);
  tab.drafts.set(mia.id, 'reply', 'Is Friday');
  return tab;
}

describe('an unsent draft', () => {
  it.each([{}, { stay: true }])('is removed after a logout with %o', async (options) => {
    const { services, drafts, logIn } = aTabWithDraft();
    await services.logout(options);
    // A form closes with its page, which is after the logout.
    drafts.set(mia.id, 'reply', 'Is Friday');
    logIn(mia);
    expect(drafts.get(mia.id, 'reply')).toBeUndefined();
  });

  it('is kept for the same user to log in again after an expired session', async () => {
    server.use(
      mockEndpoint(
        endpoints.getProfile,
        refuse(401, { detail: 'Log in.', code: 'not_authenticated' }),
      ),
    );
    const { services, drafts, store, logIn } = aTabWithDraft();
    const { accounts } = services.api(openApi).client;
    await expect(accounts.getProfile()).rejects.toMatchObject({ status: 401 });
    expect(store.getState().auth.user).toBeNull();
    drafts.set(mia.id, 'reply', 'Is Friday free?');
    drafts.set(mia.id, 'acting', 'for Amira', { endsWithSession: true });
    logIn(mia);
    expect(drafts.get(mia.id, 'reply')).toBe('Is Friday free?');
    expect(drafts.get(mia.id, 'acting')).toBeUndefined();
  });

  it('is removed when another user logs in', () => {
    const { drafts, store, logIn } = aTabWithDraft();
    store.dispatch(authActions.loggedOut());
    logIn(noah);
    expect(drafts.get(noah.id, 'reply')).toBeUndefined();
    store.dispatch(authActions.loggedOut());
    logIn(mia);
    expect(drafts.get(mia.id, 'reply')).toBeUndefined();
  });

  it('is removed in every tab when the user logs out in one', async () => {
    const other = aTabWithDraft();
    const { services } = aTabWithDraft();
    await services.logout();
    await eventually(() => expect(other.drafts.get(mia.id, 'reply')).toBeUndefined());
    other.logIn(mia);
    expect(other.drafts.get(mia.id, 'reply')).toBeUndefined();
  });
});
