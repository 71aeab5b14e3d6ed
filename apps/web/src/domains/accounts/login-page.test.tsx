import {
  answer,
  aSession,
  aUser,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp, startService } from '#app/testing/render-app.tsx';

const server = startService();
const success = (session = aSession()) =>
  mockEndpoint(endpoints.login, answer({ success: true, data: session }));

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Log in' });

async function fillIn({ user }: Awaited<ReturnType<typeof renderApp>>) {
  await user.type(email(), 'Mia@Example.com ');
  await user.type(password(), 'Cleaning1');
}

describe('logging in', () => {
  it.each([
    ['home', '/accounts/login', {}, '/clients/portal'],
    [
      'to the page that asked',
      '/accounts/login?next=%2Fclients%2Fquotes%3Fpage%3D2',
      {},
      '/clients/quotes?page=2',
    ],
    [
      'home from an address elsewhere',
      '/accounts/login?next=%2F%2Fevil.example',
      {},
      '/clients/portal',
    ],
    ['home from another portal', '/accounts/login?next=%2Fadmin%2Fportal', {}, '/clients/portal'],
    [
      'to the staff portal',
      '/accounts/login',
      { user_type: 'staff', staff_role: 'office' },
      '/staff/portal',
    ],
    ['to verify first', '/accounts/login', { is_verified: false }, '/accounts/email-verification'],
  ] as const)('leads %s', async (_title, address, overrides, expected) => {
    server.use(success(aSession(overrides)), mockEndpoint(endpoints.getProfile, refuse(404, {})));
    const page = await renderApp(address);
    await fillIn(page);
    await page.user.click(button());
    await waitFor(() => expect(page.path()).toBe(expected));
    expect(page.store.getState().auth).toMatchObject({ isAuthenticated: true });
  });

  it('sends one request with the normalised email, however often it is pressed', async () => {
    const calls: unknown[] = [];
    const pressed = Promise.withResolvers<null>();
    server.use(
      mockEndpoint(endpoints.login, async ({ body }) => {
        calls.push(body);
        await pressed.promise;
        return answer({ success: true, data: aSession() });
      }),
    );
    const page = await renderApp('/accounts/login');
    await fillIn(page);
    await page.user.dblClick(button());
    await page.user.keyboard('{Enter}');
    pressed.resolve(null);
    await waitFor(() => expect(page.path()).toBe('/clients/portal'));
    expect(calls).toEqual([{ email: 'mia@example.com', password: 'Cleaning1' }]);
  });

  it('works with the keyboard alone', async () => {
    server.use(success());
    const page = await renderApp('/accounts/login');
    await page.user.click(email());
    await page.user.keyboard('mia@example.com');
    await page.user.tab();
    expect(password()).toHaveFocus();
    await page.user.keyboard('Cleaning1');
    await page.user.tab();
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await page.user.tab();
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveFocus();
    await page.user.tab({ shift: true });
    await page.user.tab({ shift: true });
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(page.path()).toBe('/clients/portal'));
  });

  it('lets password managers and pasting help', async () => {
    const page = await renderApp('/accounts/login');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    await page.user.click(password());
    await page.user.paste('pasted password');
    expect(password()).toHaveValue('pasted password');
  });
});

describe('a login error', () => {
  it.each([
    [
      'wrong credentials',
      refuse(400, { success: false, error: 'Email or password is incorrect.' }),
      'Email or password is incorrect.',
    ],
    ['no network', noResponse(), 'Login failed. Please try again.'],
    [
      'too many attempts',
      refuse(429, { detail: 'Try again in 5 minutes.' }),
      'Try again in 5 minutes.',
    ],
    ['a failing server', refuse(500, '<h1>502</h1>'), 'Server error. Please try again later.'],
    ['an answer without a session', answer({ success: true }), 'Invalid response format'],
  ])('is shown with focus, and keeps what was typed: %s', async (_title, result, message) => {
    server.use(mockEndpoint(endpoints.login, result));
    const page = await renderApp('/accounts/login');
    await fillIn(page);
    await page.user.click(button());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(message)).toBeVisible();
    await waitFor(() => expect(alert).toHaveFocus());
    expect(email()).toHaveValue('Mia@Example.com');
    expect(password()).toHaveValue('Cleaning1');
    expect(page.path()).toBe('/accounts/login');
    server.use(success());
    await page.user.click(button());
    await waitFor(() => expect(page.path()).toBe('/clients/portal'));
  });

  it('takes the focus again when a second attempt fails', async () => {
    server.use(mockEndpoint(endpoints.login, noResponse()));
    const page = await renderApp('/accounts/login');
    await fillIn(page);
    await page.user.click(button());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await page.user.click(button());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  it('is found before anything is sent, with a link to each field', async () => {
    const page = await renderApp('/accounts/login');
    await page.user.type(email(), 'mia');
    await page.user.click(button());
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Enter an email address, like name@example.com.',
      'Enter your password.',
    ]);
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription('Enter an email address, like name@example.com.');
    await page.user.click(within(summary).getByRole('link', { name: 'Enter your password.' }));
    expect(password()).toHaveFocus();
  });

  it('is checked when a field is left, then while it is corrected', async () => {
    const page = await renderApp('/accounts/login');
    await page.user.tab();
    await page.user.click(email());
    await page.user.tab();
    expect(email()).not.toHaveAttribute('aria-invalid');
    await page.user.type(email(), 'mia');
    expect(email()).not.toHaveAttribute('aria-invalid');
    await page.user.tab();
    await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await page.user.type(email(), '@example.com');
    await waitFor(() => expect(email()).not.toHaveAttribute('aria-invalid'));
  });

  it('is shown on the field that the server names', async () => {
    const errors = { email: ['This address is blocked.'] };
    server.use(mockEndpoint(endpoints.login, refuse(400, { success: false, errors })));
    const page = await renderApp('/accounts/login');
    await fillIn(page);
    await page.user.click(button());
    await waitFor(() => expect(email()).toHaveAccessibleDescription('This address is blocked.'));
    await page.user.clear(email());
    await page.user.type(email(), 'mia@example.org');
    await waitFor(() => expect(email()).toBeValid());
  });
});

describe('the login page', () => {
  it('passes the requested page on to registration, and says why login is needed', async () => {
    await renderApp('/accounts/login?next=%2Fclients%2Fquotes');
    expect(screen.getByText('Please log in to continue.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/accounts/register?next=%2Fclients%2Fquotes',
    );
  });

  it('sends no request before the form is submitted', async () => {
    await renderApp('/accounts/login');
    expect(screen.queryByText('Please log in to continue.')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/accounts/register',
    );
  });

  it('sends a signed-in user home, now or when another tab logs in', async () => {
    const page = await renderApp('/accounts/login', { user: aUser() });
    await waitFor(() => expect(page.path()).toBe('/clients/portal'));
  });

  it('shows the password on request', async () => {
    const page = await renderApp('/accounts/login');
    await page.user.type(password(), 'Cleaning1');
    await page.user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await page.user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });
});

it('never stores what is typed', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  server.use(mockEndpoint(endpoints.login, noResponse()));
  const page = await renderApp('/accounts/login');
  await fillIn(page);
  await page.user.click(button());
  await screen.findByRole('alert');
  expect(setItem).not.toHaveBeenCalled();
});
