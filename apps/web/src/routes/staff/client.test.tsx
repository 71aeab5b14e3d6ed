import {
  aClient,
  aClientHistory,
  aClientProfile,
  anAddress,
  aPageOf,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { type Client, type ClientProfile, endpoints } from '@cleaning/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openStaffPortal, startStaffService } from './testing/staff-portal.ts';

const amira = aClient();
const ADDRESS = `/staff/portal/clients/${amira.id}`;

const server = startStaffService();
beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.getClientHistory, answer(aClientHistory())),
    mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([]))),
  );
});

function serve(client: Client = amira): void {
  server.use(mockEndpoint(endpoints.getClient, answer(client)));
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const card = (name: string) => screen.findByRole('region', { name });

describe('a client', () => {
  it('is shown with details, and the NDIS number masked', async () => {
    serve();
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('heading', { level: 1, name: 'Amira Haddad' })).toBeVisible();
    expect(within(await card('Details')).getByText('+61 4 9157 0159')).toBeVisible();
    const ndis = within(await card('NDIS'));
    expect(ndis.getByText('43x xxx x01')).toBeVisible();
    expect(ndis.getByText('Agency-managed')).toBeVisible();
    expect(ndis.getByText('No date')).toBeVisible();
  });

  it('leads to the quotes and the invoices of this client alone', async () => {
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

  it('says so when there is none, and when it cannot be read', async () => {
    server.use(mockEndpoint(endpoints.getClient, refuse(500, {})));
    const { user } = await openStaffPortal(ADDRESS);
    expect(
      await screen.findByRole('heading', { name: 'We could not load this client' }),
    ).toBeVisible();
    server.use(mockEndpoint(endpoints.getClient, refuse(404, {})));
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { name: 'There is no such client' })).toBeVisible();
  });

  it('gets another name and phone number with a reason, and not without', async () => {
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
        reason: 'She married.',
      },
    ]);
  });
});

describe('a client who never logged in', () => {
  const waiting = aClient({ can_sign_in: false });

  it('is sent an invitation, once it is confirmed', async () => {
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

  it('whose account is closed, and one who did log in, have none to send', async () => {
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

describe('the NDIS number', () => {
  it('is shown after a reason, and masked again after 30 seconds', async () => {
    serve();
    const reasons: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.revealNdisNumber, ({ body }) => {
        reasons.push(body);
        return answer({ ndis_number: '430123412' });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Show' }));
    expect(screen.queryByText('430 123 412')).toBeNull();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await user.click(button('Show for 30 seconds'));
      expect(dialog().getByLabelText('In a sentence')).toHaveAccessibleDescription(
        /Say why you are doing this\./u,
      );
      await user.click(dialog().getByRole('radio', { name: 'Checking a claim' }));
      await user.type(dialog().getByLabelText('In a sentence'), 'The NDIA rejected one.');
      await user.click(button('Show for 30 seconds'));
      expect(await screen.findByText('430 123 412')).toBeVisible();
      expect(reasons).toEqual([{ reason: 'Checking a claim: The NDIA rejected one.' }]);
      await vi.advanceTimersByTimeAsync(30_000);
      await waitFor(() => expect(screen.queryByText('430 123 412')).toBeNull());
      expect(screen.getByText('43x xxx x01')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the NDIS details', () => {
  it('keep what was typed when they were changed elsewhere, and say what is new', async () => {
    serve();
    const newer: ClientProfile = { ...amira.profile, version: 3, nominee_name: 'Samir Haddad' };
    const sent: object[] = [];
    server.use(
      mockEndpoint(endpoints.updateClientProfileFor, ({ body }) => {
        sent.push(body);
        return sent.length === 1
          ? refuse(409, { code: 'stale_version', detail: 'Changed.', current: newer })
          : answer({ ...newer, version: 4 });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Edit NDIS details' }));
    const budget = dialog().getByLabelText(/^Budget left/u);
    await user.type(budget, '2,410.00');
    await user.type(dialog().getByLabelText('Why'), 'Told us on the phone.');
    await user.click(button('Save NDIS details'));
    expect(
      await dialog().findByText('Nominee: was “Not recorded”, is now “Samir Haddad”'),
    ).toBeVisible();
    expect(budget).toHaveValue('2,410.00');
    await user.click(button('Save NDIS details'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      { remaining_budget_cents: 241_000, version: 2, reason: 'Told us on the phone.' },
      { remaining_budget_cents: 241_000, version: 3, reason: 'Told us on the phone.' },
    ]);
  });

  it('make a general client an NDIS client', async () => {
    const general = aClient({
      client_type: 'general',
      plan_management: null,
      profile: aClientProfile({
        version: 1,
        is_ndis_client: false,
        ndis_number_masked: null,
        plan_management: null,
        plan_start: null,
        plan_end: null,
        plan_manager_name: null,
        plan_manager_invoice_email: null,
      }),
    });
    serve(general);
    const sent: object[] = [];
    server.use(
      mockEndpoint(endpoints.updateClientProfileFor, ({ body }) => {
        sent.push(body);
        return answer(amira.profile);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    expect(await screen.findByText('A general client, without an NDIS plan.')).toBeVisible();
    await user.click(button('Edit NDIS details'));
    await user.click(dialog().getByRole('radio', { name: 'NDIS participant' }));
    await user.type(dialog().getByLabelText(/^NDIS number/u), '430 000 003');
    await user.type(dialog().getByLabelText('Why'), 'Showed us the plan.');
    await user.click(button('Save NDIS details'));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          client_type: 'ndis',
          ndis_number: '430000003',
          version: 1,
          reason: 'Showed us the plan.',
        },
      ]),
    );
  });
});

describe('the history', () => {
  const visitId = '0190a1b2-0000-7000-8000-000000009001';
  const visit = {
    kind: 'visit' as const,
    id: '0190a1b2-0000-7000-8000-000000009101',
    subject_id: visitId,
    actor: 'staff' as const,
    actor_name: 'Mia',
    occurred_at: '2026-11-22T21:04:00.000Z',
    reference: 'A-1091',
    reason: null,
    command: 'start' as const,
    starts_at: null,
  };
  const details = {
    kind: 'details' as const,
    id: '0190a1b2-0000-7000-8000-000000009102',
    subject_id: amira.id,
    actor: 'staff' as const,
    actor_name: 'Sam',
    occurred_at: '2026-11-15T22:02:00.000Z',
    reason: 'Checking it for the claim.',
    action: 'reveal_ndis_number' as const,
  };

  it('says what happened, who did it and why, with links, and the figures above it', async () => {
    serve();
    server.use(
      mockEndpoint(
        endpoints.getClientHistory,
        answer(
          aClientHistory([visit, details], {
            owed_cents: 150_25,
            owed_count: 1,
            rejected_claim_count: 1,
            usual_cleaner: 'Mia',
          }),
        ),
      ),
    );
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('link', { name: 'Visit A-1091 under way' })).toHaveAttribute(
      'href',
      `/staff/portal/visits/${visitId}`,
    );
    expect(screen.getByText('Monday 23 November, 8:04 am. Mia')).toBeVisible();
    expect(screen.getByText('Sam saw the whole NDIS number')).toBeVisible();
    expect(screen.getByText(/“Checking it for the claim.”$/u)).toBeVisible();
    expect(screen.getByText('1 invoice, claim rejected')).toBeVisible();
    expect(screen.getByText('Usually Mia')).toBeVisible();
  });

  it('leads to the invoice of money that came', async () => {
    serve();
    const invoiceId = '0190a1b2-0000-7000-8000-000000009201';
    const payment = {
      kind: 'payment' as const,
      id: '0190a1b2-0000-7000-8000-000000009202',
      subject_id: invoiceId,
      actor: 'staff' as const,
      actor_name: 'Sam',
      occurred_at: '2026-11-22T21:04:00.000Z',
      reference: 'INV-2026-00042',
      payment: 'payment' as const,
      amount_cents: 150_25,
    };
    server.use(mockEndpoint(endpoints.getClientHistory, answer(aClientHistory([payment]))));
    await openStaffPortal(ADDRESS);
    expect(
      await screen.findByRole('link', { name: '$150.25 received for INV-2026-00042' }),
    ).toHaveAttribute('href', `/staff/portal/invoices/${invoiceId}`);
  });

  it('is read in parts, and further back', async () => {
    serve();
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.getClientHistory, ({ query }) => {
        asked.push(query.toString());
        return answer({ ...aClientHistory([visit]), has_earlier: true });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Visits' }));
    await waitFor(() => expect(asked.at(-1)).toBe('limit=20&kind=visits'));
    await user.click(await screen.findByRole('button', { name: 'Show earlier' }));
    await waitFor(() => expect(asked.at(-1)).toBe('limit=40&kind=visits'));
  });

  it('says so when it cannot be read; the details stay', async () => {
    serve();
    server.use(mockEndpoint(endpoints.getClientHistory, refuse(500, {})));
    await openStaffPortal(ADDRESS);
    expect(
      await screen.findByRole('heading', { name: 'We could not load the history' }),
    ).toBeVisible();
    expect(await card('Details')).toBeVisible();
  });
});

describe('the addresses', () => {
  const home = anAddress({
    access_notes: 'Key safe left of the door.',
    products: 'No bleach and no fragrance',
  });

  it('are shown with how to get in, and changed with a reason', async () => {
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

  it('take another one', async () => {
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
