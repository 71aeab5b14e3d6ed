import {
  aClientProfile,
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
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openAccount, section, serveAccount } from './testing/account.ts';
import { startService } from '#app/testing/render-app.tsx';

const server = startService();
beforeEach(() => serveAccount(server));

const details = () => section('Your details');
const ndis = () => section('NDIS details');
const editDetails = async (user: Awaited<ReturnType<typeof openAccount>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Edit your details' }));
  return within(screen.getByRole('form', { name: 'Edit your details' }));
};

describe('a client’s own details', () => {
  it('show the phone number in readable form, and only the sections for this kind of client', async () => {
    await openAccount();
    expect(await details().findByText('+61 4 9157 0156')).toBeVisible();
    expect(details().getByText('Verified')).toBeVisible();
    const links = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(links.getByRole('link', { name: 'Addresses' })).toHaveAttribute(
      'href',
      '/clients/account#addresses',
    );
    expect(screen.queryByText('NDIS details')).not.toBeInTheDocument();
  });

  it('are saved once, update the name in the greeting, and return the focus', async () => {
    const requests: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.updateProfile, ({ body }) => {
        requests.push(body);
        return answer(aProfile({ first_name: 'Maya' }));
      }),
    );
    const { user, store } = await openAccount();
    const form = await editDetails(user);
    await user.clear(form.getByLabelText('First name'));
    await user.type(form.getByLabelText('First name'), 'Maya');
    await user.dblClick(form.getByRole('button', { name: 'Save' }));
    expect(await details().findByText('Your details are saved.')).toBeVisible();
    expect(requests).toEqual([
      {
        first_name: 'Maya',
        last_name: 'Tran',
        phone_number: '+61491570156',
        earlier_details: { first_name: 'Mia', last_name: 'Tran', phone_number: '+61491570156' },
      },
    ]);
    expect(store.getState().auth.user?.first_name).toBe('Maya');
    expect(details().getByRole('button', { name: 'Edit your details' })).toHaveFocus();
  });

  it('show what the office changed meanwhile, and keep what was typed', async () => {
    const theirs = aProfile({ first_name: 'Miah', phone_number: '+61491570157' });
    const requests: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.updateProfile, ({ body }) => {
        requests.push(body);
        return requests.length === 1
          ? refuse(409, { detail: 'Changed.', code: 'stale_version', current: theirs })
          : answer(theirs);
      }),
    );
    const { user } = await openAccount();
    const form = await editDetails(user);
    await user.type(form.getByLabelText('Last name'), ' Smith');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const alert = await form.findByRole('alert');
    expect(alert).toHaveTextContent('First name: was “Mia”, is now “Miah”');
    expect(alert).toHaveTextContent('Phone: was “+61 4 9157 0156”, is now “+61 4 9157 0157”');
    expect(form.getByLabelText('First name')).toHaveValue('Miah');
    expect(form.getByLabelText('Last name')).toHaveValue('Tran Smith');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await details().findByText('Your details are saved.')).toBeVisible();
    expect(requests[1]).toEqual({
      first_name: 'Miah',
      last_name: 'Tran Smith',
      phone_number: '+61491570157',
      earlier_details: { first_name: 'Miah', last_name: 'Tran', phone_number: '+61491570157' },
    });
  });

  it.each([
    ['no network', noResponse(), 'Network error. Please check your internet connection.'],
    ['a failing server', refuse(500, {}), 'Server error. Please try again later.'],
  ])('keep what was typed, and show the error, with %s', async (_what, answered, message) => {
    server.use(mockEndpoint(endpoints.updateProfile, answered));
    const { user } = await openAccount();
    const form = await editDetails(user);
    await user.type(form.getByLabelText('Last name'), 'Smith');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const alert = await form.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    await waitFor(() => expect(alert).toHaveFocus());
    expect(form.getByLabelText('Last name')).toHaveValue('TranSmith');
  });

  it('list the errors, with focus, and send no request', async () => {
    const { user } = await openAccount();
    const form = await editDetails(user);
    await user.clear(form.getByLabelText('Phone'));
    await user.type(form.getByLabelText('Phone'), '12');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const alert = await form.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await user.click(within(alert).getByRole('link', { name: /Australian phone number/u }));
    expect(form.getByLabelText('Phone')).toHaveFocus();
  });

  it('ask before a link discards unsaved changes', async () => {
    const { user, path } = await openAccount();
    const form = await editDetails(user);
    await user.type(form.getByLabelText('Last name'), 'Smith');
    const [quotes] = screen.getAllByRole('link', { name: 'Quotes' });
    await user.click(quotes ?? document.body);
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Stay on this page' }));
    expect(form.getByLabelText('Last name')).toHaveValue('TranSmith');
    expect(path()).toBe('/clients/account');
    await user.click(quotes ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(path()).toBe('/clients/quotes'));
  });

  it('are restored for the same user after their session ended while typing', async () => {
    const { user, router, store } = await openAccount();
    const form = await editDetails(user);
    await user.type(form.getByLabelText('Last name'), 'Smith');
    act(() => void store.dispatch(authActions.loggedOut()));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    act(() => void store.dispatch(authActions.loginSucceeded({ token: 'new', user: aUser() })));
    await act(() => router.navigate('/clients/account'));
    const again = await editDetails(user);
    expect(again.getByLabelText('Last name')).toHaveValue('TranSmith');
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    const afresh = await editDetails(user);
    expect(afresh.getByLabelText('Last name')).toHaveValue('Tran');
  });

  it('can be loaded again after an error', async () => {
    server.use(mockEndpoint(endpoints.getProfile, refuse(500, {})));
    const { user } = await openAccount();
    const failed = await screen.findByRole('heading', { name: 'We could not load your details' });
    expect(failed).toBeVisible();
    server.use(mockEndpoint(endpoints.getProfile, answer(aProfile())));
    await user.click(details().getByRole('button', { name: 'Try again' }));
    expect(await details().findByText('Mia Tran')).toBeVisible();
  });
});

describe('changing the email', () => {
  it('asks for the password, and takes effect once it is confirmed', async () => {
    const ask = vi.fn<(body: unknown) => void>();
    server.use(
      mockEndpoint(endpoints.changeEmail, ({ body }) => {
        ask(body);
        return ask.mock.calls.length === 1
          ? refuse(400, { success: false, errors: { password: ['Your password is incorrect.'] } })
          : answer({ success: true, data: {}, message: 'Sent.' });
      }),
    );
    const { user } = await openAccount();
    await user.click(await screen.findByRole('button', { name: 'Change email' }));
    const form = within(screen.getByRole('form', { name: 'Change your email' }));
    await user.type(form.getByLabelText('New email'), 'mia@new.example');
    await user.type(form.getByLabelText('Your password'), 'Wrong-1');
    await user.click(form.getByRole('button', { name: 'Send the link' }));
    expect(await form.findByRole('link', { name: 'Your password is incorrect.' })).toBeVisible();
    expect(form.getByLabelText('New email')).toHaveValue('mia@new.example');
    await user.type(form.getByLabelText('Your password'), '2');
    await user.click(form.getByRole('button', { name: 'Send the link' }));
    expect(await details().findByText(/We sent a link to mia@new\.example/u)).toBeVisible();
    expect(details().getByText('mia@example.com')).toBeVisible();
    expect(ask).toHaveBeenLastCalledWith({ email: 'mia@new.example', password: 'Wrong-12' });
  });
});

const aPlan = (year: number, isCurrent: boolean) => ({
  id: `0193b3c0-0000-7000-8000-00000000${year}`,
  plan_start: `${year}-07-01`,
  plan_end: `${year + 1}-06-30`,
  plan_management: 'plan' as const,
  plan_manager_name: null,
  plan_manager_invoice_email: null,
  remaining_budget_cents: null,
  remaining_budget_on: null,
  is_current: isCurrent,
});

describe('NDIS details', () => {
  const participant = aUser({ client_type: 'ndis', is_ndis_client: true });
  const plan = {
    version: 3,
    is_ndis_client: true,
    ndis_number_masked: '43x xxx x01',
    plan_management: 'plan',
    plan_manager_name: 'Northside Plan Management',
    plan_start: '2026-07-01',
    plan_end: '2027-06-30',
  } as const;
  const open = async () => {
    serveAccount(server, { clientProfile: plan });
    const { user } = await openAccount({ user: participant });
    expect(await ndis().findByText('43x xxx x01')).toBeVisible();
    expect(ndis().getByText('1 July 2026 – 30 June 2027')).toBeVisible();
    await user.click(ndis().getByRole('button', { name: 'Edit NDIS details' }));
    return { user, form: within(screen.getByRole('form', { name: 'Edit NDIS details' })) };
  };

  it('show the next plan and the earlier ones beside the current one', async () => {
    const plans = [aPlan(2027, false), aPlan(2026, true), aPlan(2025, false), aPlan(2024, false)];
    serveAccount(server, { clientProfile: { ...plan, plans } });
    await openAccount({ user: participant });
    expect(await ndis().findByText('Next plan')).toBeVisible();
    expect(ndis().getByText('1 July 2027 – 30 June 2028')).toBeVisible();
    expect(
      ndis().getByText('1 July 2025 – 30 June 2026, 1 July 2024 – 30 June 2025'),
    ).toBeVisible();
  });

  it('send only changed fields, and the number only when a new one was typed', async () => {
    const requests: unknown[] = [];
    const { user, form } = await open();
    server.use(
      mockEndpoint(endpoints.updateClientProfile, ({ body }) => {
        requests.push(body);
        return answer(aClientProfile({ ...plan, version: 4 }));
      }),
    );
    expect(form.getByLabelText('New NDIS number (optional)')).toHaveValue('');
    await user.clear(form.getByLabelText('Plan manager'));
    await user.type(form.getByLabelText('Nominee (optional)'), 'Ruth');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await ndis().findByText('Your NDIS details are saved.')).toBeVisible();
    expect(requests).toEqual([{ version: 3, plan_manager_name: null, nominee_name: 'Ruth' }]);
  });

  it('say whether the nominee gets copies', async () => {
    const requests: unknown[] = [];
    const { user, form } = await open();
    server.use(
      mockEndpoint(endpoints.updateClientProfile, ({ body }) => {
        requests.push(body);
        return answer(aClientProfile({ ...plan, version: 4 }));
      }),
    );
    await user.type(form.getByLabelText('Nominee’s email (optional)'), 'ruth@mail.example');
    await user.type(form.getByLabelText('Nominee (optional)'), 'Ruth');
    await user.click(form.getByRole('checkbox', { name: 'I agree that Ruth gets copies' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await ndis().findByText('Your NDIS details are saved.')).toBeVisible();
    expect(requests).toEqual([
      {
        version: 3,
        nominee_name: 'Ruth',
        nominee_email: 'ruth@mail.example',
        nominee_gets_copies: true,
      },
    ]);
  });

  it('show what another user changed meanwhile, and keep what was typed', async () => {
    const { user, form } = await open();
    const versions: unknown[] = [];
    const theirs = aClientProfile({ ...plan, version: 5, plan_manager_name: 'Elsewhere Plans' });
    server.use(
      mockEndpoint(endpoints.updateClientProfile, ({ body }) => {
        versions.push(body.version);
        return body.version === 5
          ? answer({ ...theirs, version: 6 })
          : refuse(409, { detail: 'Changed.', code: 'stale_version', current: theirs });
      }),
    );
    await user.type(form.getByLabelText('Nominee (optional)'), 'Ruth');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const alert = await form.findByRole('alert');
    expect(alert).toHaveTextContent('is now “Elsewhere Plans”');
    expect(form.getByLabelText('Nominee (optional)')).toHaveValue('Ruth');
    expect(form.getByLabelText('Plan manager')).toHaveValue('Elsewhere Plans');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await ndis().findByText('Your NDIS details are saved.')).toBeVisible();
    expect(versions).toEqual([3, 5]);
  });
});
