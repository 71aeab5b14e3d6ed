import {
  aClient,
  anAppointment,
  anInvoice,
  answer,
  aQuote,
  aUser,
  aWorkSheet,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aStaffUser } from './testing/a-staff-user.ts';
import { renderApp, startService } from './testing/render-app.tsx';

const server = startService();
const client = aClient();
const quote = aQuote({ status: 'sent' });
const invoice = anInvoice({ status: 'issued' });
const draft = anInvoice({ status: 'draft', number: null });
const visit = anAppointment();

beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.getQuote, answer(quote)),
    mockEndpoint(endpoints.getInvoice, answer(invoice)),
    mockEndpoint(endpoints.getClient, answer(client)),
    mockEndpoint(endpoints.getWorkSheet, answer(aWorkSheet({ appointment: visit }))),
    // What the lists say does not matter here.
    mockEndpoint(endpoints.listInvoices, refuse(500, {})),
    mockEndpoint(endpoints.listClients, refuse(500, {})),
    mockEndpoint(endpoints.listBankStatements, refuse(500, {})),
    mockEndpoint(endpoints.getSettings, refuse(500, {})),
    mockEndpoint(endpoints.previewExport, refuse(500, {})),
    mockEndpoint(endpoints.listDocuments, refuse(500, {})),
    mockEndpoint(endpoints.getStaffCalendar, refuse(500, {})),
    mockEndpoint(endpoints.getClientHistory, refuse(500, {})),
    mockEndpoint(endpoints.listAddressesFor, refuse(500, {})),
  );
});

const back = () => document.querySelector<HTMLElement>('main [data-back]');
const [staff, theClient] = [aStaffUser(), aUser()];

describe('the link back from a record', () => {
  it.each([
    [staff, '/staff/portal/quotes?show=mine&sort=-total_cents', 'quotes', quote],
    [staff, '/staff/portal/invoices?show=overdue&page=3', 'invoices', invoice],
    [staff, '/staff/portal/invoices?show=drafts', 'invoices', draft],
    [staff, '/staff/portal/clients?search=Ryde', 'clients', client],
    [staff, '/staff/portal/calendar?day=2026-12-08', 'visits', visit],
    [theClient, '/clients/quotes?show=ready&search=Ryde', 'quotes', quote],
    [theClient, '/clients/invoices?page=2', 'invoices', invoice],
  ] as const)('leads to what was seen of its list: %#', async (user, list, place, { id }) => {
    if (id === draft.id) server.use(mockEndpoint(endpoints.getInvoice, answer(draft)));
    const { router, path, user: hand } = await renderApp(list, { user });
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate(`${list.slice(0, list.lastIndexOf('/'))}/${place}/${id}`));
    await waitFor(() => expect(back()).toHaveAttribute('href', list), { timeout: 5000 });
    if (user === staff) await hand.keyboard('{Escape}');
    else back()?.click();
    await waitFor(() => expect(path()).toBe(list));
  });

  // Pages that start something, and those beside the list of invoices.
  it.each([
    ['/staff/portal/quotes?show=mine', '/staff/portal/quotes/new'],
    ['/staff/portal/invoices?show=overdue&page=3', '/staff/portal/invoices/new'],
    ['/staff/portal/invoices?show=overdue&page=3', '/staff/portal/payments/new'],
    ['/staff/portal/invoices?show=overdue&page=3', '/staff/portal/invoices/import'],
    ['/staff/portal/invoices?show=overdue&page=3', '/staff/portal/invoices/reminders'],
    ['/staff/portal/invoices?show=overdue&page=3', '/staff/portal/bookkeeping'],
    ['/staff/portal/clients?search=Ryde', '/staff/portal/clients/new'],
    ['/staff/portal/claims?state=rejected', '/staff/portal/claims/import'],
  ])('leads from %s and %s back to it', async (list, page) => {
    const { router } = await renderApp(list, { user: staff });
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate(page));
    await waitFor(() => expect(back()).toHaveAttribute('href', list), { timeout: 5000 });
  });
});
