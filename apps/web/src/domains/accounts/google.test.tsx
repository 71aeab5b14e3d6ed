import { answer, mockEndpoint, noResponse, refuse } from '@cleaning/api-client/testing';
import type { GoogleSession } from '@cleaning/contract/accounts';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp, startService } from '#app/testing/render-app.tsx';
import { siteConfig } from '#app/testing/service-answers.ts';

const server = startService();

const session: GoogleSession = {
  token: 'abc',
  user_id: '0190a1b2-0000-7000-8000-000000000009',
  email: 'noah@example.com',
  first_name: 'Noah',
  user_type: 'client',
  client_type: 'general',
  is_verified: true,
  message: 'You are logged in.',
};

type Callback = (response: { credential?: string }) => void;

/** Mocks Google's script, already loaded; its prompt gives the configured result. */
function googleAnswers(prompt: (callback: Callback) => 'shown' | 'closed') {
  let callback: Callback | undefined;
  const renderButton = vi.fn<(parent: HTMLElement) => void>();
  vi.stubGlobal('google', {
    accounts: {
      id: {
        initialize: (options) => {
          callback = options.callback;
        },
        prompt: (onMoment) => {
          if (callback !== undefined && prompt(callback) === 'closed')
            onMoment({ isSkippedMoment: () => true });
        },
        renderButton,
        disableAutoSelect: () => undefined,
      },
    },
  } satisfies Window['google']);
  return { renderButton, choose: (credential: string) => callback?.({ credential }) };
}

const choosing = (credential: string) =>
  googleAnswers((callback) => {
    callback({ credential });
    return 'shown';
  });

beforeEach(() => {
  server.use(siteConfig('client-id'));
});

const loginButton = () => screen.findByRole('button', { name: 'Continue with Google' });
const registerButton = () => screen.findByRole('button', { name: 'Sign up with Google' });

describe('logging in with Google', () => {
  it('sends the credential as the access token', async () => {
    choosing('jwt');
    const requests: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.googleLogin, ({ body }) => {
        requests.push(body);
        return answer(session);
      }),
    );
    const page = await renderApp('/accounts/login?next=%2Fclients%2Fquotes');
    await page.user.click(await loginButton());
    await waitFor(() => expect(page.path()).toBe('/clients/quotes'));
    expect(requests).toEqual([
      { access_token: 'jwt', user_type: 'client', client_type: 'general' },
    ]);
  });

  it.each([
    ['no network', noResponse(), 'Google authentication failed. Please try again.'],
    [
      'a refusal',
      refuse(400, { success: false, error: 'Please register first.' }),
      'Please register first.',
    ],
    ['an unreadable answer', refuse(200, {}), 'Invalid response format'],
  ])('shows why the login failed: %s', async (_title, result, message) => {
    choosing('jwt');
    server.use(mockEndpoint(endpoints.googleLogin, result));
    const page = await renderApp('/accounts/login');
    await page.user.click(await loginButton());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(message)).toBeVisible();
  });

  it('shows the button of Google when its prompt is closed', async () => {
    const google = googleAnswers(() => 'closed');
    server.use(mockEndpoint(endpoints.googleLogin, answer(session)));
    const page = await renderApp('/accounts/login');
    await page.user.click(await loginButton());
    expect(await screen.findByText('Google Sign-In was cancelled or not displayed')).toBeVisible();
    await waitFor(() => expect(google.renderButton).toHaveBeenCalledOnce());
    google.choose('jwt');
    await waitFor(() => expect(page.path()).toBe('/clients/portal'));
  });

  it('shows an error when Google returns no credential', async () => {
    googleAnswers((callback) => {
      callback({});
      return 'shown';
    });
    const page = await renderApp('/accounts/login');
    await page.user.click(await loginButton());
    expect(await screen.findByText('No credential received from Google')).toBeVisible();
  });

  it.each([
    ['there is no client id', siteConfig(null)],
    ['the site cannot say', siteConfig('')],
  ])('is not offered when %s', async (_title, handler) => {
    server.use(handler);
    const { settled } = await renderApp('/accounts/login');
    await settled();
    expect(screen.queryByText('Continue with Google')).not.toBeInTheDocument();
    expect(document.querySelector('script[src*="google"]')).toBeNull();
  });
});

describe('registering with Google', () => {
  it('asks who the cleaning is for first', async () => {
    choosing('jwt');
    const requests: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.googleRegister, ({ body }) => {
        requests.push(body);
        return answer(session);
      }),
    );
    const page = await renderApp('/accounts/register');
    await page.user.click(await registerButton());
    expect(await screen.findByText('Choose who the cleaning is for.')).toBeVisible();
    expect(requests).toEqual([]);
    await page.user.click(screen.getByRole('radio', { name: /NDIS participant/u }));
    await page.user.click(await registerButton());
    await waitFor(() => expect(page.path()).toBe('/clients/portal'));
    expect(requests).toEqual([{ access_token: 'jwt', user_type: 'client', client_type: 'ndis' }]);
  });

  it('sends the phone number only once it is valid', async () => {
    choosing('jwt');
    const requests: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.googleRegister, ({ body }) => {
        requests.push(body);
        return answer(session);
      }),
    );
    const page = await renderApp('/accounts/register');
    await page.user.click(screen.getByRole('radio', { name: /Home or business/u }));
    const phone = screen.getByLabelText('Phone');
    await page.user.type(phone, '0491 570 15');
    await page.user.click(await registerButton());
    await waitFor(() => expect(phone).toHaveFocus());
    expect(phone).toHaveAccessibleDescription(/^Enter an Australian phone number/u);
    expect(requests).toEqual([]);
    await page.user.type(phone, '7');
    await page.user.click(await registerButton());
    await waitFor(() => expect(page.path()).toBe('/clients/portal'));
    expect(requests).toEqual([
      {
        access_token: 'jwt',
        user_type: 'client',
        client_type: 'general',
        phone_number: '0491 570 157',
      },
    ]);
  });

  it('refers a user with an account to the login', async () => {
    choosing('jwt');
    const body = { success: false, error: 'An account with this email already exists.' };
    server.use(mockEndpoint(endpoints.googleRegister, refuse(400, body)));
    const page = await renderApp('/accounts/register?next=%2Fclients%2Fquotes');
    await page.user.click(screen.getByRole('radio', { name: /Home or business/u }));
    await page.user.click(await registerButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This email is already registered. Please sign in instead.');
    expect(within(alert).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/accounts/login?next=%2Fclients%2Fquotes',
    );
  });
});
