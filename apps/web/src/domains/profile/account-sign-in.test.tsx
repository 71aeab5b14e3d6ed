import {
  aDeviceSession,
  answer,
  aPageOf,
  aUser,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { isGoogleUser } from '@cleaning/auth';
import type { User } from '@cleaning/contract/accounts';
import { endpoints } from '@cleaning/contract/endpoints';
import { COMMON_PASSWORD_MESSAGE } from '@cleaning/contract/rules';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openAccount, section, serveAccount } from './testing/account.ts';
import { siteConfig } from '#app/testing/service-answers.ts';
import { startService } from '#app/testing/render-app.tsx';

const server = startService();
beforeEach(() => serveAccount(server));

const ways = () => section('How you log in');
const places = () => section('Where you are logged in');
const confirmed = answer({ success: true, data: {}, message: 'Done.' });
const google = { provider: 'google', linked_at: '2026-07-02T01:00:00.000Z' } as const;

/** Mocks Google's script, already loaded; its prompt returns a credential immediately. */
function googleGives(credential: string): void {
  let callback: ((response: { credential?: string }) => void) | undefined;
  vi.stubGlobal('google', {
    accounts: {
      id: {
        initialize: (options) => {
          callback = options.callback;
        },
        prompt: () => callback?.({ credential }),
        renderButton: () => undefined,
        disableAutoSelect: () => undefined,
      },
    },
  } satisfies Window['google']);
}

describe('the password', () => {
  it('is checked against the rules, and ends every other session when changed', async () => {
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.changePassword, ({ body }) => {
        bodies.push(body);
        return bodies.length === 1
          ? refuse(400, {
              success: false,
              errors: { current_password: ['Your current password is incorrect.'] },
            })
          : confirmed;
      }),
    );
    const { user } = await openAccount();
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    const form = within(screen.getByRole('form', { name: 'Change your password' }));
    await user.type(form.getByLabelText('Your password now'), 'Cleaning');
    await user.type(form.getByLabelText('New password'), 'better');
    expect(form.getByText('Weak.')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await form.findByRole('link', { name: /^Use at least 8/u })).toBeVisible();
    await user.clear(form.getByLabelText('New password'));
    await user.type(form.getByLabelText('New password'), 'Cleaning1');
    expect(await form.findByText('Weak.')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await form.findByRole('link', { name: COMMON_PASSWORD_MESSAGE })).toBeVisible();
    expect(bodies).toEqual([]);
    await user.type(form.getByLabelText('New password'), '-better-Wren-7');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await form.findByRole('link', { name: /incorrect/u })).toBeVisible();
    await user.type(form.getByLabelText('Your password now'), '1');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await ways().findByText(/You are logged out everywhere but here/u)).toBeVisible();
    expect(bodies.at(-1)).toEqual({
      current_password: 'Cleaning1',
      new_password: 'Cleaning1-better-Wren-7',
    });
  });

  it('is set by an emailed link for a user who signs in with Google', async () => {
    serveAccount(server, { ways: { has_password: false, accounts: [google] } });
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.requestPasswordReset, ({ body }) => {
        bodies.push(body);
        return bodies.length === 1 ? noResponse() : confirmed;
      }),
    );
    const { user } = await openAccount();
    await user.click(await screen.findByRole('button', { name: 'Email me a link' }));
    expect(await ways().findByRole('alert')).toHaveTextContent('Password reset request failed.');
    await user.click(ways().getByRole('button', { name: 'Email me a link' }));
    expect(await ways().findByText(/We sent a link to mia@example\.com/u)).toBeVisible();
    expect(bodies).toEqual([{ email: 'mia@example.com' }, { email: 'mia@example.com' }]);
  });
});

describe('the Google account', () => {
  it('is not shown where the site does not offer it and none is linked', async () => {
    await openAccount();
    expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
    expect(screen.queryByText('Google')).not.toBeInTheDocument();
  });

  it('is linked with a fresh credential, or shows why it was refused', async () => {
    server.use(siteConfig('client-id'));
    googleGives('jwt');
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.linkSocialAccount, ({ body }) => {
        bodies.push(body);
        if (bodies.length === 1) {
          return refuse(400, { success: false, error: 'It is linked to another account.' });
        }
        serveAccount(server, { ways: { accounts: [google] } });
        return confirmed;
      }),
    );
    const { user, store } = await openAccount();
    await user.click(await screen.findByRole('button', { name: 'Link Google' }));
    expect(await ways().findByText('It is linked to another account.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Link Google' }));
    expect(await ways().findByText('Linked since 2 July 2026')).toBeVisible();
    expect(ways().getByText('Google is linked.')).toBeVisible();
    expect(store.getState().auth.user?.is_google_user).toBe(true);
    const sent = { provider: 'google', access_token: 'jwt' };
    expect(bodies).toEqual([sent, sent]);
  });

  it('is unlinked after a confirmation, but not while it is the only way to log in', async () => {
    serveAccount(server, { ways: { accounts: [google] } });
    server.use(
      mockEndpoint(
        endpoints.unlinkSocialAccount,
        refuse(400, { success: false, error: 'Google is your only way to log in.' }),
      ),
    );
    const { store, user } = await openAccount({
      user: aUser({ is_google_user: true, auth_provider: 'google' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Unlink Google' }));
    const question = within(screen.getByRole('dialog', { name: 'Unlink Google?' }));
    await user.click(question.getByRole('button', { name: 'Unlink Google' }));
    expect(await question.findByRole('alert')).toHaveTextContent('your only way to log in');
    server.use(
      mockEndpoint(endpoints.unlinkSocialAccount, () => {
        serveAccount(server);
        return confirmed;
      }),
    );
    await user.click(question.getByRole('button', { name: 'Unlink Google' }));
    expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'How you log in' })).not.toHaveTextContent(
      'Linked since',
    );
    expect(store.getState().auth.user).toSatisfy((signedIn: User) => !isGoogleUser(signedIn));
  });

  it('cannot be unlinked by a user without a password', async () => {
    serveAccount(server, { ways: { has_password: false, accounts: [google] } });
    await openAccount();
    expect(await ways().findByText(/Set a password before you unlink it/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Unlink/u })).not.toBeInTheDocument();
  });
});

describe('the sessions of a client', () => {
  const here = aDeviceSession();
  const phone = aDeviceSession({
    id: '0190a1b2-0000-7000-8000-000000005002',
    device: 'Safari on iPhone',
    is_current: false,
    last_used_at: '2026-11-18T08:40:00.000Z',
  });

  it('are ended one by one, and a session that had already ended counts as success', async () => {
    let left = [phone, here];
    server.use(
      mockEndpoint(endpoints.listSessions, () => answer(aPageOf(left))),
      mockEndpoint(endpoints.revokeSession, () => {
        if (left.length === 1) return refuse(404, {});
        left = [here];
        return answer(undefined);
      }),
    );
    const { user } = await openAccount();
    expect(await places().findByText('Last used 18 Nov 2026, 7:40 pm')).toBeVisible();
    const [first] = places().getAllByRole('listitem');
    expect(first).toHaveTextContent('Chrome on WindowsActive nowThis device');
    await user.click(places().getByRole('button', { name: /^Log out this device/u }));
    expect(await places().findByText('Safari on iPhone is logged out.')).toBeVisible();
    expect(places().queryByRole('button', { name: /^Log out this/u })).not.toBeInTheDocument();
  });

  it('of the same browser are told apart by their buttons too', async () => {
    const older = {
      ...phone,
      id: '0190a1b2-0000-7000-8000-000000005003',
      last_used_at: '2026-11-10T21:05:00.000Z',
    };
    server.use(mockEndpoint(endpoints.listSessions, answer(aPageOf([here, phone, older]))));
    await openAccount();
    await places().findByText('Last used 18 Nov 2026, 7:40 pm');
    for (const time of ['18 Nov 2026, 7:40 pm', '11 Nov 2026, 8:05 am']) {
      const name = `Log out this device Safari on iPhone, last used ${time}`;
      expect(places().getByRole('button', { name })).toBeVisible();
    }
  });

  it('are called unknown where the browser does not identify itself', async () => {
    const unknown = { ...phone, device: null };
    server.use(mockEndpoint(endpoints.listSessions, answer(aPageOf([here, unknown]))));
    await openAccount();
    expect((await places().findAllByText('Unknown browser or app'))[0]).toBeVisible();
    expect(ways().getByText('Password is set.')).toBeVisible();
  });

  it('are all ended except this one, after a confirmation', async () => {
    let left = [here, phone];
    server.use(
      mockEndpoint(endpoints.listSessions, () => answer(aPageOf(left))),
      mockEndpoint(endpoints.revokeOtherSessions, () => {
        left = [here];
        return answer(undefined);
      }),
    );
    const { user } = await openAccount();
    await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
    await user.click(screen.getByRole('button', { name: 'Log out all others' }));
    expect(await places().findByText('You are logged out everywhere but here.')).toBeVisible();
  });

  it('are shown a few at a time, and this one is ended by logging out', async () => {
    const many = Array.from({ length: 9 }, (_, number) => ({
      ...phone,
      id: `0190a1b2-0000-7000-8000-00000000501${number}`,
    }));
    server.use(mockEndpoint(endpoints.listSessions, answer(aPageOf([here, ...many]))));
    const { user, logout } = await openAccount();
    await user.click(await screen.findByRole('button', { name: 'Show all 10' }));
    expect(places().getAllByRole('listitem')).toHaveLength(10);
    expect(places().getAllByRole('listitem')[6]).toHaveFocus();
    await user.click(places().getByRole('button', { name: 'Log out here' }));
    expect(logout).toHaveBeenCalledOnce();
  });
});
