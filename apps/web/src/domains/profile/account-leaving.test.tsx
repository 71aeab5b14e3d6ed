import {
  aClientProfile,
  aPageOf,
  aProfile,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import type { OwnData } from '@cleaning/contract/clients';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openAccount, section, serveAccount } from './testing/account.ts';
import { siteConfig } from '#app/testing/service-answers.ts';
import { startService } from '#app/testing/render-app.tsx';

const server = startService();
beforeEach(() => serveAccount(server));

const ownData: OwnData = {
  exported_at: '2026-11-21T20:00:00.000Z',
  profile: aProfile(),
  client_profile: aClientProfile(),
  social_accounts: { has_password: true, accounts: [] },
  sessions: [],
  addresses: [],
  quotes: [],
  revisions: [],
  templates: [],
  attachments: [],
  invoices: [],
  appointments: [],
  documents: [],
  messages: [],
};

const closed = answer({ success: true, data: {}, message: 'Closed.' });
const data = () => section('Your data');

const openQuestion = async (user: Awaited<ReturnType<typeof openAccount>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Close my account' }));
  return within(screen.getByRole('dialog', { name: 'Close your account?' }));
};

describe('downloading a copy of one’s own data', () => {
  it('saves a file named by the day in Sydney, or shows the error', async () => {
    const saved: { name: string; content: Blob }[] = [];
    let content = new Blob();
    const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) content = blob;
      return 'blob:copy';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, content });
    });
    server.use(mockEndpoint(endpoints.exportOwnData, refuse(500, {})));
    const { user } = await openAccount();
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await data().findByRole('alert')).toHaveTextContent('Server error');
    expect(saved).toEqual([]);
    server.use(mockEndpoint(endpoints.exportOwnData, answer(ownData)));
    await user.click(data().getByRole('button', { name: 'Download my data' }));
    expect(
      await data().findByText(/^Saved as my-cleaning-account-2026-11-22\.json/u),
    ).toBeVisible();
    expect(JSON.parse((await saved[0]?.content.text()) ?? '')).toEqual(ownData);
    url.mockRestore();
    click.mockRestore();
  });
});

describe('closing the account', () => {
  it('explains the consequences, asks for the password, is sent once, and logs out', async () => {
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.deactivateAccount, ({ body }) => {
        bodies.push(body);
        return closed;
      }),
    );
    const { user, logout } = await openAccount();
    const question = await openQuestion(user);
    expect(question.getByText(/We keep your quotes, invoices and payments/u)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Close my account' }));
    expect(await question.findByRole('link', { name: 'Enter your password.' })).toBeVisible();
    await user.type(question.getByLabelText('Your password'), 'Cleaning1');
    await user.dblClick(question.getByRole('button', { name: 'Close my account' }));
    await waitFor(() => expect(logout).toHaveBeenCalledOnce());
    expect(logout).toHaveBeenCalledWith({
      message: 'Your account is closed. Thank you for being with us.',
      isRevoked: true,
    });
    expect(bodies).toEqual([{ password: 'Cleaning1' }]);
  });

  it('is refused while something is open, with a link to what is open', async () => {
    server.use(
      mockEndpoint(
        endpoints.deactivateAccount,
        refuse(409, {
          success: false,
          code: 'invalid_transition',
          error: 'You have $110.00 to pay first.',
        }),
      ),
      mockEndpoint(endpoints.listMyAppointments, answer(aPageOf([]))),
    );
    const { user, logout, path } = await openAccount();
    const question = await openQuestion(user);
    await user.type(question.getByLabelText('Your password'), 'Cleaning1');
    await user.click(question.getByRole('button', { name: 'Close my account' }));
    const alert = await question.findByRole('alert');
    expect(alert).toHaveTextContent('You have $110.00 to pay first.');
    expect(logout).not.toHaveBeenCalled();
    await user.click(within(alert).getByRole('link', { name: 'See your visits' }));
    await waitFor(() => expect(path()).toBe('/clients/appointments'));
  });

  it('changes nothing without a connection, and keeps the answers', async () => {
    server.use(mockEndpoint(endpoints.deactivateAccount, noResponse()));
    const { user, logout } = await openAccount();
    const question = await openQuestion(user);
    await user.type(question.getByLabelText(/tell us why/u), 'We moved.');
    await user.type(question.getByLabelText('Your password'), 'Cleaning1');
    await user.click(question.getByRole('button', { name: 'Close my account' }));
    expect(await question.findByRole('alert')).toHaveTextContent('Network error');
    expect(question.getByLabelText(/tell us why/u)).toHaveValue('We moved.');
    expect(logout).not.toHaveBeenCalled();
  });

  it('asks a user without a password to confirm with Google', async () => {
    serveAccount(server, { profile: { auth_provider: 'google', is_google_user: true } });
    const bodies: unknown[] = [];
    server.use(
      siteConfig('client-id'),
      mockEndpoint(endpoints.deactivateAccount, ({ body }) => {
        bodies.push(body);
        return closed;
      }),
    );
    let callback: ((response: { credential?: string }) => void) | undefined;
    vi.stubGlobal('google', {
      accounts: {
        id: {
          initialize: (options) => {
            callback = options.callback;
          },
          prompt: () => callback?.({ credential: 'fresh' }),
          renderButton: () => undefined,
          disableAutoSelect: () => undefined,
        },
      },
    } satisfies Window['google']);
    const { user, logout } = await openAccount();
    const question = await openQuestion(user);
    await user.click(await question.findByRole('button', { name: 'Confirm with Google' }));
    await waitFor(() => expect(logout).toHaveBeenCalledOnce());
    expect(bodies).toEqual([{ access_token: 'fresh' }]);
  });
});
