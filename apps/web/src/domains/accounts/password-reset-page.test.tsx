import { answer, aUser, mockEndpoint, noResponse, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { COMMON_PASSWORD_MESSAGE } from '@cleaning/contract/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, startService } from '#app/testing/render-app.tsx';

const server = startService();
const path = '/accounts/password-reset';
const done = answer({ success: true, data: {}, message: 'Done.' });

const email = () => screen.getByLabelText('Email');
const send = () => screen.getByRole('button', { name: /^Send the link/u });

describe('requesting a password reset', () => {
  it('gives the same answer whether or not there is an account, and waits before it sends again', async () => {
    const requests: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.requestPasswordReset, ({ body }) => {
        requests.push(body);
        return done;
      }),
    );
    const page = await renderApp(path);
    await page.user.type(email(), ' Mia@example.com');
    await page.user.dblClick(send());
    const status = await screen.findByText('Check your email');
    expect(status.closest<HTMLElement>('[role=status]')).toHaveTextContent(
      'If mia@example.com has an account',
    );
    await page.user.click(send());
    expect(requests).toEqual([{ email: 'mia@example.com' }]);
    await page.user.clear(email());
    await page.user.type(email(), 'mia@example.org');
    await page.user.click(send());
    await waitFor(() => expect(requests).toHaveLength(2));
  });

  it.each([
    ['no network', noResponse(), 'Password reset request failed. Please try again.'],
    ['too many attempts', refuse(429, { detail: 'Wait an hour.' }), 'Wait an hour.'],
    ['a failing server', refuse(500, {}), 'Server error. Please try again later.'],
  ])('keeps the email address after an error: %s', async (_title, result, message) => {
    server.use(mockEndpoint(endpoints.requestPasswordReset, result));
    const page = await renderApp(path);
    await page.user.type(email(), 'mia@example.com');
    await page.user.click(send());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(message)).toBeVisible();
    await waitFor(() => expect(alert).toHaveFocus());
    expect(email()).toHaveValue('mia@example.com');
  });

  it('refuses an invalid email address', async () => {
    const page = await renderApp(path);
    await page.user.type(email(), 'mia');
    await page.user.click(send());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(email()).toBeInvalid();
  });
});

const password = () => screen.getByLabelText('New password');
const again = () => screen.getByLabelText('Type it again');
const save = () => screen.getByRole('button', { name: 'Save new password' });

async function fillIn({ user }: Awaited<ReturnType<typeof renderApp>>) {
  await user.type(password(), 'Banksia24');
  await user.click(again());
  await user.paste('Banksia24');
}

describe('choosing a new password', () => {
  it('sends the token of the link, logs out on this device and leads to the login', async () => {
    const requests: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.confirmPasswordReset, ({ body }) => {
        requests.push(body);
        return done;
      }),
    );
    const page = await renderApp(`${path}?token=abc`, { user: aUser() });
    await fillIn(page);
    expect(screen.getByText('Both passwords match.')).toBeVisible();
    await page.user.dblClick(save());
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toHaveFocus();
    expect(requests).toEqual([
      { token: 'abc', new_password: 'Banksia24', new_password_confirm: 'Banksia24' },
    ]);
    expect(page.store.getState().auth.isAuthenticated).toBe(false);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/accounts/login');
  });

  it('takes the token out of the address bar', async () => {
    window.history.replaceState(null, '', `${path}?token=abc`);
    await renderApp(`${path}?token=abc`);
    expect(window.location.search).toBe('');
  });

  it.each([
    ['password', 'autocomplete', 'new-password'],
    ['password', 'type', 'password'],
  ])('requests a new %s (%s)', async (_title, attribute, value) => {
    await renderApp(`${path}?token=abc`);
    expect(password()).toHaveAttribute(attribute, value);
    expect(again()).toHaveAttribute(attribute, value);
  });

  it('says when the two passwords differ, and when they match again', async () => {
    const page = await renderApp(`${path}?token=abc`);
    await page.user.type(password(), 'Banksia24');
    await page.user.type(again(), 'Banksia25');
    await page.user.click(save());
    await waitFor(() =>
      expect(again()).toHaveAccessibleDescription('The two passwords are not the same.'),
    );
    await page.user.type(again(), '{Backspace}4');
    await waitFor(() => expect(again()).toBeValid());
  });

  it('says when the first password is changed to match the second', async () => {
    const page = await renderApp(`${path}?token=abc`);
    await page.user.type(password(), 'Banksia25');
    await page.user.type(again(), 'Banksia24');
    await page.user.click(save());
    await waitFor(() => expect(again()).toBeInvalid());
    await page.user.type(password(), '{Backspace}4');
    await waitFor(() => expect(again()).toBeValid());
  });

  it('offers another link when this one is used already', async () => {
    const body = { success: false, error: 'This link has expired or was used already.' };
    server.use(mockEndpoint(endpoints.confirmPasswordReset, refuse(400, body)));
    const page = await renderApp(`${path}?token=abc`);
    await fillIn(page);
    await page.user.click(save());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(body.error)).toBeVisible();
    expect(within(alert).queryByRole('link', { name: 'Log in' })).toBeNull();
    await page.user.click(within(alert).getByRole('button', { name: 'Ask for a new link' }));
    expect(await screen.findByRole('heading', { name: 'Reset your password' })).toHaveFocus();
  });

  it.each([
    ['no answer', noResponse()],
    ['a failing server', refuse(502, {})],
  ])('says that it may be saved already when the link is used after %s', async (_title, lost) => {
    const used = 'This link has expired or has already been used. Ask for a new one.';
    server.use(mockEndpoint(endpoints.confirmPasswordReset, lost));
    const page = await renderApp(`${path}?token=abc`);
    await fillIn(page);
    await page.user.click(save());
    expect(await screen.findByRole('alert')).not.toHaveTextContent('We may have saved');
    server.use(
      mockEndpoint(endpoints.confirmPasswordReset, refuse(400, { success: false, error: used })),
    );
    await page.user.click(save());
    expect(await screen.findByText(used)).toBeVisible();
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(/^We may have saved your new password before/u)).toBeVisible();
    expect(alert.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/accounts/login');
    expect(alert.getByRole('button', { name: 'Ask for a new link' })).toBeVisible();
  });

  it('does not send a password that many people use', async () => {
    const page = await renderApp(`${path}?token=abc`);
    await page.user.type(password(), 'Cleaning1');
    expect(await screen.findByText('Weak.')).toBeInTheDocument();
    await page.user.type(again(), 'Cleaning1');
    await page.user.click(save());
    await waitFor(() => expect(password()).toHaveAccessibleDescription(COMMON_PASSWORD_MESSAGE));
  });

  it('shows the server’s error about the password on its field', async () => {
    const errors = { new_password: ['Choose a less common password.'] };
    server.use(
      mockEndpoint(endpoints.confirmPasswordReset, refuse(400, { success: false, errors })),
    );
    const page = await renderApp(`${path}?token=abc`);
    await fillIn(page);
    await page.user.click(save());
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription('Choose a less common password.'),
    );
    expect(screen.queryByRole('button', { name: 'Ask for a new link' })).not.toBeInTheDocument();
  });

  it.each([
    ['no network', noResponse(), 'Password reset confirmation failed. Please try again.'],
    ['a failing server', refuse(500, {}), 'Server error. Please try again later.'],
  ])('keeps what was typed and the link after an error: %s', async (_title, result, message) => {
    server.use(mockEndpoint(endpoints.confirmPasswordReset, result));
    const page = await renderApp(`${path}?token=abc`);
    await fillIn(page);
    await page.user.click(save());
    expect(await screen.findByText(message)).toBeVisible();
    expect(password()).toHaveValue('Banksia24');
    server.use(mockEndpoint(endpoints.confirmPasswordReset, done));
    await page.user.click(save());
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  });
});
