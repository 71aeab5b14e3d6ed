import {
  aClient,
  anAddress,
  aPageOf,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADDRESS, amira, button, card, dialog, startClient } from '../testing/client-page.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const { server, serve } = startClient();

describe('the page of a client', () => {
  it('shows the details, with the NDIS number masked', async () => {
    serve();
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('heading', { level: 1, name: 'Amira Haddad' })).toBeVisible();
    expect(within(await card('Details')).getByText('+61 4 9157 0159')).toBeVisible();
    const ndis = within(await card('NDIS'));
    expect(ndis.getByText('43x xxx x01')).toBeVisible();
    expect(ndis.getByText('Agency-managed')).toBeVisible();
    expect(ndis.getByText('No date')).toBeVisible();
    expect(await screen.findByText('Ask Amira for the budget')).toBeVisible();
  });

  it('links to the quotes and the invoices of this client alone', async () => {
    serve();
    await openStaffPortal(ADDRESS);
    const tabs = within(await screen.findByRole('navigation', { name: 'Amira Haddad' }));
    for (const [name, list] of [
      [/^Quotes/u, 'quotes'],
      [/^Invoices/u, 'invoices'],
    ] as const) {
      expect(tabs.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/staff/portal/${list}?show=all&client_id=${amira.id}`,
      );
    }
  });

  it('says so when the client is unknown, and when it cannot be loaded', async () => {
    server.use(mockEndpoint(endpoints.getClient, refuse(500, {})));
    const { user } = await openStaffPortal(ADDRESS);
    expect(
      await screen.findByRole('heading', { name: 'We could not load this client' }),
    ).toBeVisible();
    server.use(mockEndpoint(endpoints.getClient, refuse(404, {})));
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { name: 'There is no such client' })).toBeVisible();
  });

  it('changes name and phone number only with a reason', async () => {
    serve();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.updateClientFor, ({ body }) => {
        sent.push(body);
        const changed = aClient({ last_name: 'Lee' });
        serve(changed);
        return answer(changed);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Edit name and phone' }));
    const name = dialog().getByLabelText('Last name');
    await user.clear(name);
    await user.type(name, 'Lee');
    await user.click(button('Save details'));
    expect(
      await dialog().findByRole('link', { name: 'Say why you are doing this.' }),
    ).toBeVisible();
    await user.type(dialog().getByLabelText('Why'), 'She married.');
    await user.click(button('Save details'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Amira Lee' })).toBeVisible();
    expect(sent).toEqual([
      {
        first_name: 'Amira',
        last_name: 'Lee',
        phone_number: '+61491570159',
        earlier_details: {
          first_name: 'Amira',
          last_name: 'Haddad',
          phone_number: '+61491570159',
        },
        reason: 'She married.',
      },
    ]);
  });

  it('shows the phone number that the client saved meanwhile, and keeps the name that was typed', async () => {
    serve();
    const theirs = aClient({ phone_number: '+61491570157' });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.updateClientFor, ({ body }) => {
        sent.push(body);
        return sent.length === 1
          ? refuse(409, { code: 'stale_version', detail: 'Changed.', current: theirs })
          : answer(theirs);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Edit name and phone' }));
    await user.type(dialog().getByLabelText('First name'), 'h');
    await user.type(dialog().getByLabelText('Why'), 'She spelled it.');
    await user.click(button('Save details'));
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      'Phone: was “+61 4 9157 0159”, is now “+61 4 9157 0157”',
    );
    expect(dialog().getByLabelText('Phone')).toHaveValue('+61 4 9157 0157');
    expect(dialog().getByLabelText('First name')).toHaveValue('Amirah');
    await user.click(button('Save details'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[1]).toEqual({
      first_name: 'Amirah',
      last_name: 'Haddad',
      phone_number: '+61491570157',
      earlier_details: { first_name: 'Amira', last_name: 'Haddad', phone_number: '+61491570157' },
      reason: 'She spelled it.',
    });
  });

  it('keeps what was typed and not sent beside what the client has saved by then', async () => {
    serve();
    const { user, queryClient } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Edit name and phone' }));
    await user.type(dialog().getByLabelText('First name'), 'h');
    await user.click(button('Keep them'));
    serve(aClient({ phone_number: '+61491570157' }));
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByRole('link', { name: '+61 4 9157 0157' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Edit name and phone' }));
    expect(dialog().getByLabelText('First name')).toHaveValue('Amirah');
    expect(dialog().getByLabelText('Phone')).toHaveValue('+61 4 9157 0157');
  });
});

describe('a client who never logged in', () => {
  const waiting = aClient({ can_sign_in: false });

  it('is sent an invitation after a confirmation', async () => {
    serve(waiting);
    const keys: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.inviteClient, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        if (keys.length === 1) return noResponse();
        const invited = { ...waiting, invitation_ends_at: '2026-11-29T23:12:00.000Z' };
        serve(invited);
        return answer(invited);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    const details = within(await card('Details'));
    expect(details.getByText('Not logged in yet')).toBeVisible();
    expect(details.getByText('Amira has no invitation to choose a password.')).toBeVisible();
    await user.click(button('Send an invitation'));
    expect(dialog().getByText(/^amira@example\.com gets an email with a link/u)).toBeVisible();
    await user.click(button('Send invitation'));
    expect(await dialog().findByText('Not sent')).toBeVisible();
    await user.dblClick(button('Send invitation'));
    expect(
      await details.findByText('Amira is invited. The link works until 30 Nov 2026.'),
    ).toBeVisible();
    expect(button('Send a new invitation')).toBeVisible();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('is not invited when the account is closed, nor is a client who did log in', async () => {
    serve({ ...waiting, is_active: false });
    const { router } = await openStaffPortal(ADDRESS);
    expect(within(await card('Details')).getByText('Closed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /invitation$/u })).toBeNull();
    const other = aClient({ id: '0190a1b2-0000-7000-8000-000000007009' });
    serve(other);
    await router.navigate(`/staff/portal/clients/${other.id}`);
    expect(await screen.findByText('Open')).toBeVisible();
    expect(screen.queryByRole('button', { name: /invitation$/u })).toBeNull();
  });
});

describe('the addresses of a client', () => {
  const home = anAddress({
    access_notes: 'Key safe left of the door.',
    products: 'No bleach and no fragrance',
  });

  it('are shown with their access notes, and changed with a reason', async () => {
    serve();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([home]))),
      mockEndpoint(endpoints.updateAddressFor, ({ body }) => {
        sent.push(body);
        return sent.length === 1
          ? refuse(409, {
              code: 'stale_version',
              detail: 'Changed.',
              current: { ...home, version: 2, access_notes: 'Ring the bell.' },
            })
          : answer({ ...home, version: 3 });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    const addresses = within(await card('Addresses'));
    expect(await addresses.findByText('Key safe left of the door.')).toBeVisible();
    expect(addresses.getByText('Products: No bleach and no fragrance')).toBeVisible();
    expect(addresses.queryByText(/^Mobility/u)).toBeNull();
    await user.click(addresses.getByRole('button', { name: `Edit ${home.line1}` }));
    const suburb = dialog().getByLabelText('Suburb');
    await user.clear(suburb);
    await user.type(suburb, 'Epping');
    await user.type(dialog().getByLabelText('Why'), 'Moved.');
    await user.click(button('Save address'));
    expect(
      await dialog().findByText(/^Getting in: was .* is now “Ring the bell.”$/u),
    ).toBeVisible();
    await user.click(button('Save address'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      { suburb: 'Epping', version: 1, reason: 'Moved.' },
      { suburb: 'Epping', version: 2, reason: 'Moved.' },
    ]);
  });

  it('can get another address', async () => {
    serve();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.createAddressFor, ({ body }) => {
        sent.push(body);
        return answer(home);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    const addresses = within(await card('Addresses'));
    expect(await addresses.findByText('No address saved yet.')).toBeVisible();
    await user.click(addresses.getByRole('button', { name: 'Add an address' }));
    await user.type(dialog().getByLabelText('Street address'), '1 Long Street');
    await user.type(dialog().getByLabelText('Suburb'), 'Ryde');
    await user.type(dialog().getByLabelText('Postcode'), '2112');
    await user.type(dialog().getByLabelText(/^Parking/u), 'On the street');
    await user.type(dialog().getByLabelText('Why'), 'New flat.');
    await user.dblClick(button('Add address'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        label: '',
        line1: '1 Long Street',
        suburb: 'Ryde',
        postcode: '2112',
        access_notes: '',
        parking: 'On the street',
        mobility: '',
        products: '',
        reason: 'New flat.',
      },
    ]);
  });
});
