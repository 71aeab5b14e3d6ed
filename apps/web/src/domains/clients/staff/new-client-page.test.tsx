import {
  aClient,
  aClientHistory,
  aClientListItem,
  answer,
  aCappedPageOf,
  aPageOf,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const ADDRESS = '/staff/portal/clients/new';

const server = startService();
beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.listClients, answer(aCappedPageOf([]))),
    mockEndpoint(endpoints.getClient, answer(aClient())),
    mockEndpoint(endpoints.getClientHistory, answer(aClientHistory())),
    mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([]))),
  );
});

async function fillIn() {
  const app = await openStaffPortal(ADDRESS);
  const { user } = app;
  await user.click(await screen.findByRole('radio', { name: 'NDIS participant' }));
  await user.type(screen.getByLabelText('First name'), 'Amira');
  await user.type(screen.getByLabelText('Last name'), 'Haddad');
  await user.type(screen.getByLabelText('Email (optional)'), 'amira@example.com');
  return app;
}

/** Matches a request with this plan manager. */
const managedBy = (name: string, address: string) =>
  expect.objectContaining({
    plan_manager_name: name,
    plan_manager_invoice_email: address,
  });

describe('creating a client', () => {
  it('sends one request, and shows the client', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.createClient, ({ body }) => {
        sent.push(body);
        return answer(aClient());
      }),
    );
    const { user, path } = await fillIn();
    await user.dblClick(screen.getByRole('button', { name: 'Make client' }));
    await waitFor(() => expect(path()).toBe(`/staff/portal/clients/${aClient().id}`));
    expect(sent).toEqual([
      {
        client_type: 'ndis',
        first_name: 'Amira',
        last_name: 'Haddad',
        email: 'amira@example.com',
        phone_number: null,
        is_invited: true,
      },
    ]);
  });

  it('saves the address and the plan in one request, without an invitation, and a quote follows', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.createClient, ({ body }) => {
        sent.push(body);
        return answer(aClient());
      }),
    );
    const { user, path } = await fillIn();
    await user.type(screen.getByLabelText('Street address'), '18 Main Street');
    await user.type(screen.getByLabelText('Suburb'), 'Blacktown');
    await user.type(screen.getByLabelText(/^NDIS number/u), '430 123');
    await user.click(screen.getByRole('checkbox', { name: 'Send an invitation' }));
    const withQuote = screen.getByRole('button', { name: 'Make client and start a quote' });
    await user.click(withQuote);
    expect(await screen.findByRole('link', { name: /postcode/u })).toBeVisible();
    expect(screen.getByRole('link', { name: /NDIS number/u })).toBeVisible();
    await user.type(screen.getByLabelText('Postcode'), '2148');
    await user.type(screen.getByLabelText(/^NDIS number/u), ' 001');
    await user.selectOptions(screen.getByLabelText('Who manages the plan'), 'plan');
    await user.type(screen.getByLabelText('Plan manager'), 'Northside');
    await user.click(withQuote);
    await waitFor(() => expect(path()).toBe(`/staff/portal/quotes/new?client=${aClient().id}`));
    expect(sent).toEqual([
      expect.objectContaining({
        is_invited: false,
        address: expect.objectContaining({ line1: '18 Main Street', postcode: '2148' }),
        ndis_number: '430123001',
        plan_management: 'plan',
        plan_manager_name: 'Northside',
      }),
    ]);
  });

  it('lets the nominee get copies once there is an email for them', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.createClient, ({ body }) => {
        sent.push(body);
        return answer(aClient());
      }),
    );
    const { user, path } = await fillIn();
    await user.type(screen.getByLabelText('Nominee (optional)'), 'Peter Lam');
    expect(screen.queryByRole('checkbox', { name: /gets copies/u })).toBeNull();
    await user.type(screen.getByLabelText('Nominee’s email (optional)'), 'peter@mail.example');
    const copies = screen.getByRole('checkbox', {
      name: 'Amira agrees that Peter Lam gets copies',
    });
    expect(copies).not.toBeChecked();
    await user.click(copies);
    await user.click(screen.getByRole('button', { name: 'Make client' }));
    await waitFor(() => expect(path()).toBe(`/staff/portal/clients/${aClient().id}`));
    expect(sent).toEqual([
      expect.objectContaining({ nominee_email: 'peter@mail.example', nominee_gets_copies: true }),
    ]);
  });

  it('offers plan managers of other clients, or accepts a typed one', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(
        endpoints.listPlanManagers,
        answer([
          { name: 'Northside', invoice_email: 'invoices@northside.example' },
          { name: 'Harbour', invoice_email: 'accounts@harbour.example' },
          { name: 'Harbour', invoice_email: 'pay@harbour.example' },
        ]),
      ),
      mockEndpoint(endpoints.createClient, ({ body }) => {
        sent.push(body);
        return refuse(400, { email: ['Not this one.'] });
      }),
    );
    const { user } = await fillIn();
    await user.selectOptions(screen.getByLabelText('Who manages the plan'), 'plan');
    const manager = await screen.findByLabelText('Plan manager');
    await user.selectOptions(manager, 'Northside');
    expect(screen.getByText('Invoices go to invoices@northside.example.')).toBeVisible();
    expect(screen.queryByLabelText('Plan manager’s name')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Make client' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.selectOptions(manager, 'Harbour, pay@harbour.example');
    expect(screen.getByText('Invoices go to pay@harbour.example.')).toBeVisible();
    await user.selectOptions(manager, 'Another plan manager');
    // The text fields stay visible, even if the text matches a known plan manager.
    await user.type(screen.getByLabelText('Plan manager’s name'), 'Harbour');
    const email = screen.getByLabelText('Plan manager’s invoice email');
    await user.type(email, 'accounts@harbour.example');
    expect(email).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Make client' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      managedBy('Northside', 'invoices@northside.example'),
      managedBy('Harbour', 'accounts@harbour.example'),
    ]);
  });

  it('is submitted by Ctrl Enter from any field', async () => {
    server.use(mockEndpoint(endpoints.createClient, answer(aClient())));
    const { user, path } = await fillIn();
    await user.type(screen.getByLabelText(/^Phone/u), '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(path()).toBe(`/staff/portal/clients/${aClient().id}`));
  });

  it('is left by Escape twice from a field, and restores what was typed', async () => {
    const { user, path } = await fillIn();
    await user.keyboard('{Escape}');
    expect(path()).toBe(ADDRESS);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(path()).toBe('/staff/portal/clients'));
    await user.keyboard('nc');
    expect(await screen.findByLabelText('First name')).toHaveValue('Amira');
  });

  it('saves no plan for a general client, whatever was typed', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.createClient, ({ body }) => {
        sent.push(body);
        return answer(aClient());
      }),
    );
    const { user } = await fillIn();
    await user.type(screen.getByLabelText(/^NDIS number/u), '430 123');
    await user.click(screen.getByRole('radio', { name: 'General' }));
    expect(screen.queryByLabelText(/^NDIS number/u)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Make client' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('ndis_number');
  });

  it('shows the error at each field, and keeps what was typed', async () => {
    server.use(
      mockEndpoint(
        endpoints.createClient,
        refuse(400, { email: ['A client uses this address already. Choose that client instead.'] }),
      ),
    );
    const { user } = await fillIn();
    await user.clear(screen.getByLabelText('First name'));
    await user.click(screen.getByRole('button', { name: 'Make client' }));
    expect(await screen.findByRole('link', { name: 'Enter the first name.' })).toBeVisible();
    await user.type(screen.getByLabelText('First name'), 'Amira');
    await user.click(screen.getByRole('button', { name: 'Make client' }));
    expect(
      await screen.findByRole('link', { name: /^A client uses this address already/u }),
    ).toBeVisible();
    expect(screen.getByLabelText('Last name')).toHaveValue('Haddad');
  });

  it('warns of clients with the same number, closed ones too', async () => {
    server.use(
      mockEndpoint(endpoints.listClients, ({ query }) =>
        answer(
          aCappedPageOf(
            query.get('search') === '0491 570 737'
              ? [aClientListItem({ first_name: 'Lina', last_name: 'Fisher', is_active: false })]
              : [],
          ),
        ),
      ),
    );
    const { user } = await fillIn();
    expect(screen.queryByText('Is it the same person?')).toBeNull();
    await user.type(screen.getByLabelText(/^Phone/u), '0491 570 737');
    expect(await screen.findByText(/was a client, the account is closed/u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lina Fisher' })).toHaveAttribute(
      'href',
      `/staff/portal/clients/${aClientListItem().id}`,
    );
  });
});
