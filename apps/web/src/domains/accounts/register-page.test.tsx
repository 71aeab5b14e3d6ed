import { answer, aSession, mockEndpoint, noResponse, refuse } from '@cleaning/api-client/testing';
import type { RegisterRequest } from '@cleaning/contract/accounts';
import { endpoints } from '@cleaning/contract/endpoints';
import { COMMON_PASSWORD_MESSAGE } from '@cleaning/contract/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '#domains/calculator/quote-draft/quote-draft.ts';
import { renderApp, startService } from '#app/testing/render-app.tsx';

const server = startService();
const unverified = aSession({ is_verified: false });
const button = () => screen.getByRole('button', { name: 'Create account' });
const rule = (name: string) => screen.getByText(name).closest('li');

/** Accepts registrations and records the requests. */
function acceptRegistrations() {
  const requests: RegisterRequest[] = [];
  server.use(
    mockEndpoint(endpoints.register, ({ body }) => {
      requests.push(body);
      return answer({ success: true, data: unverified });
    }),
    mockEndpoint(endpoints.getProfile, refuse(404, {})),
  );
  return requests;
}

async function fillIn({ user }: Awaited<ReturnType<typeof renderApp>>, type = 'Home or business') {
  await user.click(screen.getByRole('radio', { name: new RegExp(type, 'u') }));
  await user.type(screen.getByLabelText('First name'), 'Mia');
  await user.type(screen.getByLabelText('Last name'), 'Tran');
  await user.type(screen.getByLabelText('Email'), 'mia@example.com');
  await user.type(screen.getByLabelText('Phone'), ' 0491 570 156 ');
  await user.type(screen.getByLabelText('Password'), 'QuietWren7');
}

const expected = {
  client_type: 'general',
  first_name: 'Mia',
  last_name: 'Tran',
  email: 'mia@example.com',
  phone_number: '+61491570156',
  password: 'QuietWren7',
};

describe('registering', () => {
  it('leads to the verification page, and passes email and requested page in its state only', async () => {
    const requests = acceptRegistrations();
    const page = await renderApp('/accounts/register?next=%2Fclients%2Fquotes');
    await fillIn(page);
    await page.user.click(button());
    await waitFor(() => expect(page.path()).toBe('/accounts/email-verification'));
    expect(page.router.state.location.state).toEqual({
      email: unverified.user.email,
      next: '/clients/quotes',
    });
    expect(requests).toEqual([expected]);
    expect(page.store.getState().auth.user).toMatchObject({ is_verified: false });
  });

  it('sends an NDIS number without its spaces', async () => {
    const requests = acceptRegistrations();
    const page = await renderApp('/accounts/register');
    await fillIn(page, 'NDIS participant');
    await page.user.type(screen.getByLabelText(/^NDIS number/u), '430 123 456');
    await page.user.click(button());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toEqual({ ...expected, client_type: 'ndis', ndis_number: '430123456' });
  });

  it('asks for the name of the participant, also of who acts for them', async () => {
    const { user } = await renderApp('/accounts/register');
    const words = /^Give the name of the participant, as on the NDIS plan\./u;
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /^NDIS participant/u }));
    expect(screen.getByText(words)).toHaveTextContent('add yourself as their nominee');
  });

  it('needs no NDIS number, and sends none for a general client', async () => {
    const requests = acceptRegistrations();
    const page = await renderApp('/accounts/register');
    expect(screen.queryByLabelText(/^NDIS number/u)).not.toBeInTheDocument();
    await fillIn(page, 'NDIS participant');
    await page.user.type(screen.getByLabelText(/^NDIS number/u), '430 12');
    await page.user.click(screen.getByRole('radio', { name: /Home or business/u }));
    expect(screen.queryByLabelText(/^NDIS number/u)).not.toBeInTheDocument();
    await page.user.click(button());
    await waitFor(() => expect(requests).toEqual([expected]));
  });

  it('never keeps an NDIS number in the browser', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    server.use(mockEndpoint(endpoints.register, noResponse()));
    const page = await renderApp('/accounts/register');
    await fillIn(page, 'NDIS participant');
    await page.user.type(screen.getByLabelText(/^NDIS number/u), '430 123 456');
    await page.user.click(button());
    await screen.findByRole('alert');
    expect(setItem).not.toHaveBeenCalled();
    // Not just 430, because the draft's random key may contain it.
    expect(JSON.stringify(page.store.getState())).not.toMatch(/430\s*123/u);
    expect(window.location.href).not.toContain('430');
  });

  it('sends one call however often the button is pressed', async () => {
    const requests = acceptRegistrations();
    const page = await renderApp('/accounts/register');
    await fillIn(page);
    await page.user.dblClick(button());
    await waitFor(() => expect(page.path()).toBe('/accounts/email-verification'));
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['First name', 'given-name'],
    ['Last name', 'family-name'],
    ['Email', 'email'],
    ['Phone', 'tel'],
    ['Password', 'new-password'],
  ])('lets the browser fill in %s', async (label, autocomplete) => {
    await renderApp('/accounts/register');
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', autocomplete);
  });

  it('has no checkbox', async () => {
    await renderApp('/accounts/register');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });
});

describe('a registration error', () => {
  it('is listed in the order of the form, with a link to each field', async () => {
    const page = await renderApp('/accounts/register');
    await page.user.click(button());
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Choose who the cleaning is for.',
      'Enter your first name.',
      'Enter an email address, like name@example.com.',
      'Enter an Australian phone number, like 0491 570 156.',
      'Use at least 8 characters, with an uppercase letter, a lowercase letter and a number.',
    ]);
    await page.user.click(links[0] as HTMLElement);
    expect(screen.getByRole('radio', { name: /Home or business/u })).toHaveFocus();
  });

  it('is removed from the list once corrected, and the focus does not move', async () => {
    const page = await renderApp('/accounts/register');
    await page.user.click(button());
    await screen.findByRole('alert');
    const firstName = screen.getByLabelText('First name');
    await page.user.type(firstName, 'Mia');
    await waitFor(() => expect(firstName).toBeValid());
    expect(screen.queryByRole('link', { name: 'Enter your first name.' })).not.toBeInTheDocument();
    expect(firstName).toHaveFocus();
  });

  it.each([
    ['no network', noResponse(), 'Registration failed. Please try again.'],
    [
      'too many attempts',
      refuse(429, { detail: 'Try again in an hour.' }),
      'Try again in an hour.',
    ],
    ['a failing server', refuse(503, {}), 'Server error. Please try again later.'],
    ['a refusal without words', refuse(400, {}), 'Registration failed'],
  ])('keeps everything that was typed: %s', async (_title, result, message) => {
    server.use(mockEndpoint(endpoints.register, result));
    const page = await renderApp('/accounts/register');
    await fillIn(page);
    await page.user.click(button());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(message)).toBeVisible();
    await waitFor(() => expect(alert).toHaveFocus());
    expect(screen.getByLabelText('Phone')).toHaveValue(' 0491 570 156 ');
    expect(screen.getByLabelText('Password')).toHaveValue('QuietWren7');
    expect(screen.getByRole('radio', { name: /Home or business/u })).toBeChecked();
  });

  it('refuses a common password in the words of the service before it is sent', async () => {
    const requests = acceptRegistrations();
    const page = await renderApp('/accounts/register');
    await fillIn(page);
    const password = screen.getByLabelText('Password');
    await page.user.clear(password);
    await page.user.type(password, 'P@ssw0rd1');
    expect(await screen.findByText('Weak.')).toBeInTheDocument();
    await page.user.clear(screen.getByLabelText('First name'));
    await page.user.click(button());
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Enter your first name.',
      COMMON_PASSWORD_MESSAGE,
    ]);
    expect(requests).toEqual([]);
    await page.user.type(screen.getByLabelText('First name'), 'Mia');
    await page.user.type(password, ' of a quiet wren');
    await page.user.click(button());
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('is shown on the fields that the server names', async () => {
    const errors = { password: ['This password is too common.'], referrer: ['Unknown field.'] };
    server.use(mockEndpoint(endpoints.register, refuse(400, { success: false, errors })));
    const page = await renderApp('/accounts/register');
    await fillIn(page);
    await page.user.click(button());
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
        'This password is too common.',
      ),
    );
    expect(screen.getByText('Unknown field.')).toBeVisible();
  });
});

describe('the registration page', () => {
  const draft = { ...emptyDraft(), serviceId: 'deep' } as const;

  it('says that a saved price is kept, only when there is one', async () => {
    await renderApp('/accounts/register', { draft });
    expect(screen.getByText('Your saved price will be waiting in your portal.')).toBeVisible();
  });

  it('does not mention an incomplete price', async () => {
    await renderApp('/accounts/register', { draft: { ...draft, serviceId: null } });
    expect(screen.queryByText(/saved price/u)).not.toBeInTheDocument();
  });

  it('marks each rule of the password once it is met', async () => {
    const page = await renderApp('/accounts/register');
    expect(rule('A number')).toHaveTextContent('not yet');
    await page.user.type(screen.getByLabelText('Password'), 'QuietWren7');
    expect(rule('A number')).toHaveTextContent('done');
    expect(screen.getByText('Good.')).toBeInTheDocument();
    await page.user.type(screen.getByLabelText('Password'), '!');
    expect(screen.getByText('Strong.')).toBeInTheDocument();
  });
});
