import {
  answer,
  aProfile,
  aUser,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { authActions } from '@cleaning/auth';
import { endpoints } from '@cleaning/contract/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '#domains/calculator/quote-draft/quote-draft.ts';
import { renderApp, startService } from '#app/testing/render-app.tsx';

const server = startService();
const path = '/accounts/email-verification';
const waiting = aUser({ is_verified: false });
const verified = mockEndpoint(
  endpoints.verifyEmail,
  answer({ success: true, data: { user: aUser() } }),
);
const stillWaiting = mockEndpoint(endpoints.getProfile, answer(aProfile({ is_verified: false })));

describe('the verification page with a link', () => {
  it('verifies at once, and only once', async () => {
    const tokens: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.verifyEmail, ({ body }) => {
        tokens.push(body);
        return answer({ success: true, data: { user: aUser() } });
      }),
    );
    await renderApp(`${path}?token=abc`);
    expect(screen.getByText('Checking your link...')).toBeVisible();
    const heading = await screen.findByRole('heading', { name: 'Your email is verified' });
    expect(heading).toHaveFocus();
    expect(tokens).toEqual([{ token: 'abc' }]);
  });

  it('takes the token out of the address bar before it is sent', async () => {
    window.history.replaceState({ key: 'kept' }, '', `${path}?a=b&token=abc`);
    const seen: string[] = [];
    server.use(
      mockEndpoint(endpoints.verifyEmail, () => {
        seen.push(window.location.href);
        return answer({ success: true, data: { user: aUser() } });
      }),
    );
    await renderApp(`${path}?a=b&token=abc`);
    await screen.findByRole('heading', { name: 'Your email is verified' });
    expect(seen).toEqual([`http://localhost:3000${path}?a=b`]);
    expect(window.history.state).toEqual({ key: 'kept' });
  });

  it('leads a user who is signed in on to their portal', async () => {
    server.use(verified);
    const page = await renderApp(`${path}?token=abc`, { user: waiting });
    const link = await screen.findByRole('link', { name: 'Continue to your portal' });
    expect(link).toHaveAttribute('href', '/clients/portal');
    expect(page.store.getState().auth.user?.is_verified).toBe(true);
  });

  it('says which address to log in with, which may be a new one', async () => {
    const user = aUser({ email: 'new@example.com' });
    server.use(mockEndpoint(endpoints.verifyEmail, answer({ success: true, data: { user } })));
    await renderApp(`${path}?token=abc`);
    expect(await screen.findByText('new@example.com')).toBeVisible();
  });

  it('leads a user who is signed out to the login', async () => {
    server.use(verified);
    await renderApp(`${path}?token=abc`);
    const link = await screen.findByRole('link', { name: 'Log in' });
    expect(link).toHaveAttribute('href', '/accounts/login');
  });

  it('does not verify another user who happens to be signed in', async () => {
    server.use(verified);
    const other = aUser({ id: 'somebody-else', is_verified: false });
    const page = await renderApp(`${path}?token=abc`, { user: other });
    await screen.findByRole('heading', { name: 'Your email is verified' });
    expect(page.store.getState().auth.user?.is_verified).toBe(false);
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it('reminds of the saved price', async () => {
    server.use(verified);
    const draft = { ...emptyDraft(), serviceId: 'deep' } as const;
    await renderApp(`${path}?token=abc`, { draft });
    expect(await screen.findByText(/your saved price is waiting/u)).toBeVisible();
  });

  it.each([
    ['an old link', { success: false, error: 'This link has expired.' }, 'This link has expired.'],
    [
      'half a link',
      { success: false, errors: { token: ['This link is not complete.'] } },
      'This link is not complete.',
    ],
    ['a refusal without words', {}, 'Email verification failed'],
  ])('offers another link after %s', async (_title, body, message) => {
    server.use(
      mockEndpoint(endpoints.verifyEmail, refuse(400, body)),
      mockEndpoint(endpoints.resendVerification, answer({ success: true, data: {} })),
    );
    const page = await renderApp(`${path}?token=abc`);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await page.user.type(await screen.findByLabelText('Email'), 'mia@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Send a new link' }));
    // Times are in Sydney, whatever the device's time zone.
    expect(await screen.findByText(/^Last sent at 12:00 pm\./u)).toBeVisible();
  });

  it('asks for the password where an address was registered more than once', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.verifyEmail, ({ body }) => {
        sent.push(body);
        if (sent.length === 3) return answer({ success: true, data: { user: aUser() } });
        const message = sent.length === 1 ? 'Enter the password you chose.' : 'Not this password.';
        return refuse(400, { success: false, error: message, errors: { password: [message] } });
      }),
    );
    const page = await renderApp(`${path}?token=abc`);
    expect(await screen.findByRole('heading', { name: 'Enter your password' })).toHaveFocus();
    expect(screen.getByText('Enter the password you chose.')).toBeVisible();
    const send = () => page.user.click(screen.getByRole('button', { name: 'Verify my email' }));
    await page.user.type(screen.getByLabelText('Password'), 'Wrong-Wren-7');
    await send();
    expect(await screen.findByRole('link', { name: 'Not this password.' })).toBeVisible();
    await page.user.clear(screen.getByLabelText('Password'));
    await page.user.type(screen.getByLabelText('Password'), 'Quiet-Wren-7');
    await send();
    expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toHaveFocus();
    expect(sent).toEqual([
      { token: 'abc' },
      { token: 'abc', password: 'Wrong-Wren-7' },
      { token: 'abc', password: 'Quiet-Wren-7' },
    ]);
  });

  it.each([
    ['the network', noResponse(), 'Email verification failed. Please try again.'],
    ['the server', refuse(500, {}), 'Server error. Please try again later.'],
    ['patience', refuse(429, { detail: 'Wait a minute.' }), 'Wait a minute.'],
  ])('keeps the link when only %s is missing', async (_title, result, message) => {
    server.use(mockEndpoint(endpoints.verifyEmail, result));
    const page = await renderApp(`${path}?token=abc`);
    expect(await screen.findByText(message)).toBeVisible();
    server.use(verified);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  });
});

describe('the verification page without a link', () => {
  it('shows the address the link was sent to and why it is needed', async () => {
    server.use(stillWaiting);
    const message = 'Please verify your email address to access this page.';
    await renderApp(
      { pathname: path, state: { email: 'x@example.com', message } },
      { user: waiting },
    );
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByText(waiting.email)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });

  it('says that a saved price will be waiting', async () => {
    server.use(stillWaiting);
    const draft = { ...emptyDraft(), serviceId: 'deep' } as const;
    await renderApp(path, { user: waiting, draft });
    expect(screen.getByText(/Your saved price will be waiting in your portal\./u)).toBeVisible();
  });

  it('sends the link again, then waits a minute', async () => {
    const requests: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.resendVerification, ({ body }) => {
        requests.push(body);
        return answer({ success: true, data: {}, message: 'Sent.' });
      }),
    );
    const page = await renderApp({ pathname: path, state: { email: 'mia@example.com' } });
    const button = screen.getByRole('button', { name: 'Send the link again' });
    await page.user.click(button);
    expect(await screen.findByText('You can ask again in 60 seconds.')).toBeVisible();
    await page.user.click(button);
    await page.user.dblClick(button);
    expect(requests).toEqual([{ email: 'mia@example.com' }]);
    vi.setSystemTime(Date.now() + 61_000);
    await waitFor(() => expect(screen.queryByText(/^You can ask again/u)).not.toBeInTheDocument());
    await page.user.click(button);
    await waitFor(() => expect(requests).toHaveLength(2));
  });

  it.each([
    ['no network', noResponse(), 'Resend verification failed. Please try again.'],
    ['too many attempts', refuse(429, { detail: 'Wait an hour.' }), 'Wait an hour.'],
    ['a failing server', refuse(502, ''), 'Server error. Please try again later.'],
  ])('shows an error when the link cannot be sent again: %s', async (_title, result, message) => {
    server.use(mockEndpoint(endpoints.resendVerification, result));
    const page = await renderApp({ pathname: path, state: { email: 'mia@example.com' } });
    await page.user.click(screen.getByRole('button', { name: 'Send the link again' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(message)).toBeVisible();
    expect(screen.queryByText(/^You can ask again/u)).not.toBeInTheDocument();
  });

  it('asks for the address when it is unknown', async () => {
    const page = await renderApp(path);
    await page.user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Enter an email address, like name@example.com.',
    );
  });

  it('goes on to the next page when another tab has verified', async () => {
    server.use(stillWaiting);
    const page = await renderApp(
      { pathname: path, state: { next: '/clients/quotes' } },
      { user: waiting },
    );
    act(() => {
      page.store.dispatch(authActions.userUpdated({ is_verified: true }));
    });
    await waitFor(() => expect(page.path()).toBe('/clients/quotes'));
  });

  it('goes on to the next page when another device has verified', async () => {
    server.use(mockEndpoint(endpoints.getProfile, answer(aProfile({ is_verified: true }))));
    const page = await renderApp(path, { user: waiting });
    await waitFor(() => expect(page.path()).toBe('/clients/portal'));
    expect(page.store.getState().auth.user?.is_verified).toBe(true);
  });

  it('forgets the address when the user says it is wrong', async () => {
    server.use(stillWaiting);
    const page = await renderApp(path, { user: waiting });
    page.logout.mockImplementation(() => {
      page.store.dispatch(authActions.loggedOut());
      return Promise.resolve({ message: 'Logged out successfully' });
    });
    await page.user.click(screen.getByRole('button', { name: 'Use another email address' }));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible();
    expect(page.logout).toHaveBeenCalledExactlyOnceWith({ stay: true });
  });

  it('leads to the login, and says so, when the session has ended', async () => {
    server.use(mockEndpoint(endpoints.getProfile, refuse(401, {})));
    const page = await renderApp(path, { user: waiting });
    await waitFor(() => expect(page.path()).toBe('/accounts/login'));
    expect(await screen.findByText('Please log in to continue.')).toBeVisible();
  });

  it('offers to log out, to a signed-in user only', async () => {
    server.use(stillWaiting);
    const page = await renderApp(path, { user: waiting });
    await page.user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(page.logout).toHaveBeenCalledOnce();
  });
});
