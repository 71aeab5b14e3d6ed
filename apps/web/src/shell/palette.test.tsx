import {
  aClient,
  aClientListItem,
  anAppointmentSummary,
  anInvoiceSummary,
  answer,
  aCappedPageOf,
  aRoster,
  aStaffCalendar,
  aStaffQuoteSummary,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { StaffSearch } from '@cleaning/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aComplianceReport, aFinding } from '#domains/claims/testing/claims.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const server = startService();
const HOME = '/staff/portal?show=everyone';
const amira = aClientListItem();
const NOTHING: StaffSearch = { clients: [], quotes: [], visits: [], invoices: [] };

const MIA = { id: '0190a1b2-0000-7000-8000-000000000009', first_name: 'Mia' };

function serve(found: Partial<StaffSearch>): string[] {
  const asked: string[] = [];
  server.use(
    mockEndpoint(endpoints.listStaffMembers, answer([MIA])),
    mockEndpoint(endpoints.searchForStaff, ({ query }) => {
      asked.push(query.get('text') ?? '');
      return answer({ ...NOTHING, ...found });
    }),
  );
  return asked;
}

async function openPalette() {
  const opened = await openStaffPortal(HOME);
  await screen.findByText('No visits today');
  await opened.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Search or do something' });
  return opened;
}

const palette = () => within(screen.getByRole('dialog', { name: 'Search or do something' }));
const group = (name: string) => within(palette().getByRole('group', { name }));
const options = () => palette().getAllByRole('option');
const active = () => options().find((option) => option.ariaSelected === 'true');

describe('the palette', () => {
  it('starts with the pages and actions, and opens them by keyboard alone', async () => {
    server.use(mockEndpoint(endpoints.getStaffCalendar, answer(aStaffCalendar())));
    serve({});
    const { user, path } = await openPalette();
    expect(group('Go to').getAllByRole('option')[0]).toHaveTextContent('Today');
    expect(group('Do').getByRole('option', { name: /^New client/u })).toHaveTextContent(
      'New clientN then C',
    );
    await user.keyboard('calen{Enter}');
    await waitFor(() => expect(path()).toBe('/staff/portal/calendar'));
    expect(screen.queryByRole('combobox', { name: 'Search or do something' })).toBeNull();
  });

  it('finds a client with their records, and preselects the client in actions', async () => {
    server.use(
      mockEndpoint(endpoints.getClient, answer(aClient())),
      mockEndpoint(endpoints.listInvoices, answer(aCappedPageOf([]))),
    );
    const asked = serve({
      clients: [amira],
      visits: [anAppointmentSummary({ reference: 'A-1091', client_name: 'Amira Haddad' })],
      quotes: [aStaffQuoteSummary({ reference: 'Q-1048' })],
      invoices: [anInvoiceSummary({ number: 'INV-2026-00042', claim_status: 'rejected' })],
    });
    const { user, path } = await openPalette();
    await user.keyboard('amira');
    const client = await palette().findByRole('option', { name: /^Amira Haddad/u });
    expect(client).toHaveTextContent('Amira Haddad Client, Parramatta, NDIS');
    expect(active()).toBe(client);
    expect(options().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Amira Haddad/u),
      expect.stringMatching(/^Visit A-1091\s*Thu 3 Dec, 9:30 am – 12:00 pm, with Sam/u),
      expect.stringMatching(/^Quote Q-1048/u),
      expect.stringMatching(/^INV-2026-00042 .*claim rejected$/u),
      expect.stringMatching(/^New quote for Amira/u),
      expect.stringMatching(/^New visit for Amira/u),
      expect.stringMatching(/^New invoice for Amira/u),
      expect.stringMatching(/^Record a payment from Amira/u),
      expect.stringMatching(/^Message Amira/u),
      'Do it for Amira asks for a reason',
      'Regular visits of Amira',
      'Documents of Amira',
    ]);
    expect(palette().getByRole('status')).toHaveTextContent('12 results');
    expect(asked).toEqual(['amira']);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(() => expect(path()).toBe(`/staff/portal/payments/new?client=${amira.id}`));
    expect(await screen.findByText('Amira owes nothing.')).toBeVisible();
  });

  it('shows how many errors an NDIS draft has, and requests the check once while typing', async () => {
    const draft = anInvoiceSummary({
      number: null,
      status: 'draft',
      kind: 'ndis',
      line_count: 3,
      total_cents: 455_50,
    });
    const checked: string[] = [];
    serve({ clients: [amira], invoices: [draft, anInvoiceSummary({ id: amira.id })] });
    server.use(
      mockEndpoint(endpoints.checkNdisInvoice, ({ params }) => {
        checked.push(String(params['id']));
        return answer(aComplianceReport(draft.id, [aFinding('PAR-01'), aFinding('LIN-02')]));
      }),
    );
    const { user } = await openPalette();
    await user.keyboard('ami');
    const option = await palette().findByRole('option', { name: /^Draft invoice/u });
    await waitFor(() => expect(option).toHaveTextContent('3 lines, $455.50, 2 to fix'));
    await user.keyboard('ra');
    expect(
      await palette().findByRole('option', {
        name: /^Draft invoice 3 lines, \$455\.50, 2 to fix/u,
      }),
    ).toBeVisible();
    expect(checked).toEqual([draft.id]);
  });

  it('shows a draft without errors when its check cannot be loaded', async () => {
    const draft = anInvoiceSummary({ number: null, status: 'draft', kind: 'ndis' });
    serve({ clients: [amira], invoices: [draft] });
    server.use(mockEndpoint(endpoints.checkNdisInvoice, refuse(429, { detail: 'Wait.' })));
    const { user } = await openPalette();
    await user.keyboard('amira');
    const option = await palette().findByRole('option', { name: /^Draft invoice/u });
    expect(option).not.toHaveTextContent('to fix');
  });

  it('preselects the client that the arrow keys reached, among several', async () => {
    const other = aClientListItem({
      id: '0190a1b2-0000-7000-8000-000000007009',
      first_name: 'Amir',
      last_name: 'Aziz',
    });
    serve({ clients: [amira, other] });
    const { user } = await openPalette();
    await user.keyboard('amir');
    await palette().findByRole('option', { name: /^Amir Aziz/u });
    expect(palette().getByRole('option', { name: /^New quote for Amira/u })).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(palette().getByRole('option', { name: /^New quote for Amir[^a]/u })).toBeVisible();
  });

  it('finds a cleaner, and opens the form for their leave', async () => {
    serve({});
    server.use(
      mockEndpoint(
        endpoints.getCleaner,
        answer(aRoster({ cleaner: { ...MIA, last_name: 'Tran' } })),
      ),
    );
    const { user, path } = await openPalette();
    await user.keyboard('mia');
    expect(await palette().findByRole('option', { name: /^Mia Working hours/u })).toBeVisible();
    await user.clear(palette().getByRole('combobox'));
    await user.keyboard('leave');
    await user.click(await palette().findByRole('option', { name: 'Leave for Mia' }));
    expect(await screen.findByRole('dialog', { name: /leave/iu })).toBeVisible();
    expect(path()).toBe(`/staff/portal/cleaners/${MIA.id}?action=leave`);
    const [calendar] = screen.getAllByRole('link', { name: /^Calendar/u, hidden: true });
    expect(calendar).toHaveAttribute('aria-current', 'page');
  });

  it('opens a record in a new tab with Ctrl, and stays open', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    serve({ clients: [amira] });
    const { user } = await openPalette();
    await user.keyboard('amira');
    await palette().findByRole('option', { name: /^Amira/u });
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(opened).toHaveBeenCalledExactlyOnceWith(
      `/staff/portal/clients/${amira.id}`,
      '_blank',
      'noopener',
    );
    expect(palette().getByRole('combobox')).toBeVisible();
    opened.mockRestore();
  });

  it('says that nothing matches, and how else to search', async () => {
    serve({});
    const { user } = await openPalette();
    await user.keyboard('zzz');
    expect(await palette().findByText(/^Nothing matches “zzz”\./u)).toBeVisible();
  });

  it('needs more than one letter, and sends no request before', async () => {
    const asked = serve({});
    const { user } = await openPalette();
    await user.keyboard('x');
    await user.keyboard('{Backspace}8');
    expect(await palette().findByText('Type 2 letters or more to search.')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('shows why a search failed, and still links to the pages', async () => {
    serve({});
    server.use(mockEndpoint(endpoints.searchForStaff, refuse(500, {})));
    const { user, path } = await openPalette();
    await user.keyboard('quotes');
    expect(await palette().findByText('People and references could not be searched')).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/staff/portal/quotes'));
  });

  it('is opened by the button of the header, and closed by its own', async () => {
    const { user } = await openStaffPortal(HOME);
    await screen.findByText('No visits today');
    const [button] = screen.getAllByRole('button', { name: /^Search or do something/u });
    await user.click(button ?? document.body);
    await screen.findByRole('combobox', { name: 'Search or do something' });
    await user.click(palette().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('combobox', { name: 'Search or do something' })).toBeNull();
  });
});

describe('the New menu', () => {
  it.each([
    ['nq', '/staff/portal/quotes/new'],
    ['nv', '/staff/portal/visits/new'],
    ['ni', '/staff/portal/invoices/new'],
    ['np', '/staff/portal/payments/new'],
    ['nm', '/staff/portal/messages/new'],
    ['nc', '/staff/portal/clients/new'],
  ])('opens by %s', async (keys, address) => {
    server.use(mockEndpoint(endpoints.listClients, refuse(500, {})));
    const { user, path } = await openStaffPortal(HOME);
    await screen.findByText('No visits today');
    await user.keyboard(keys);
    await waitFor(() => expect(path()).toBe(address));
  });
});
