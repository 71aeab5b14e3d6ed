import {
  aClientProfile,
  aDashboard,
  aQuote,
  aQuoteSummary,
  aThread,
  aUser,
  anAppointmentSummary,
  anInvoiceSummary,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
  wantsAnotherTime,
} from '@cleaning/api-client/testing';
import type { Dashboard } from '@cleaning/contract/clients';
import { endpoints } from '@cleaning/contract/endpoints';
import type { QuoteSummary } from '@cleaning/contract/quotes';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyDraft, type QuoteDraft } from '#domains/calculator/quote-draft/quote-draft.ts';
import { draftCleared } from '#domains/calculator/quote-draft/quote-draft-slice.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';

const server = startService();
const ADDRESS = '/clients/portal';
const serve = (dashboard: Partial<Dashboard>) =>
  server.use(mockEndpoint(endpoints.getDashboard, answer(aDashboard(dashboard))));

const DRAFT: QuoteDraft = {
  ...emptyDraft(),
  key: '0190a1b2-0000-4000-8000-00000000aaaa',
  serviceId: 'deep',
  rooms: { bedroom: 3 },
  addonIds: ['oven'],
};

const ready = aQuoteSummary({
  id: '0190a1b2-0000-7000-8000-000000000002',
  reference: 'Q-1050',
  status: 'sent',
});
const draft = aQuoteSummary();
const quotes = (waiting: QuoteSummary[], drafts: QuoteSummary[]) => ({
  quotes: {
    status_counts: { sent: waiting.length, draft: drafts.length, approved: 1 },
    waiting,
    drafts,
  },
});

describe('the dashboard', () => {
  it('greets by name and leads a new client to a first quote', async () => {
    await openPortal(ADDRESS);
    expect(screen.getByRole('heading', { level: 1, name: /^Good .+, Mia$/u })).toBeVisible();
    expect(
      await screen.findByRole('heading', { name: 'Know the price before we knock' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open calculator' })).toBeVisible();
    expect(screen.queryByText('Your NDIS details')).not.toBeInTheDocument();
    expect(screen.queryByText('Unpaid invoices')).not.toBeInTheDocument();
  });

  it('starts with the next visit and links to it and to asking for another time', async () => {
    const appointment = anAppointmentSummary();
    serve({ next_appointment: appointment, ...quotes([ready], [draft]) });
    await openPortal(ADDRESS);
    const next = await screen.findByRole('region', { name: 'Next visit' });
    expect(next).toHaveTextContent('Thursday 3 December');
    expect(next).toHaveTextContent('9:30 am – 12:00 pm');
    expect(next).toHaveTextContent('Castle Hill, with Sam');
    expect(within(next).getByRole('link', { name: 'See details' })).toHaveAttribute(
      'href',
      `/clients/appointments?visit=${appointment.id}`,
    );
    expect(within(next).getByRole('link', { name: 'Ask for another time' })).toHaveAttribute(
      'href',
      `/clients/appointments?visit=${appointment.id}&action=ask`,
    );
    const waiting = screen.getByRole('region', { name: 'Quotes waiting for you' });
    expect(within(waiting).getByRole('link', { name: /Q-1050/u })).toBeVisible();
    expect(within(waiting).getByRole('link', { name: /Draft/u })).toBeVisible();
  });

  it('starts with the delay when the cleaner of the next visit is late', async () => {
    const late = anAppointmentSummary({ expected_at: '2026-12-02T22:50:00.000Z' });
    serve({ next_appointment: late });
    await openPortal(ADDRESS);
    const next = await screen.findByRole('region', { name: 'Next visit' });
    expect(next).toHaveTextContent('We are running late. We will be there about 9:50 am.');
  });

  it('does not offer to ask for another time while a request is open', async () => {
    serve({ next_appointment: anAppointmentSummary(wantsAnotherTime) });
    await openPortal(ADDRESS);
    expect(await screen.findByText(/You asked for Friday 4 December, afternoon/u)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ask for another time' })).not.toBeInTheDocument();
  });

  it('starts with the draft when no visit is planned, then lists what is ready', async () => {
    serve(quotes([ready], [draft]));
    await openPortal(ADDRESS);
    const price = await screen.findByRole('region', { name: 'Your price is waiting' });
    expect(price).toHaveTextContent('$435.00');
    expect(within(price).getByRole('link', { name: 'Review and send' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/edit\?step=check$/u),
    );
    const waiting = screen.getByRole('region', { name: 'Quotes waiting for you' });
    expect(within(waiting).getByRole('link', { name: /Q-1050/u })).toHaveTextContent(
      'Ready for you',
    );
    expect(screen.getAllByText('need attention')).not.toHaveLength(0);
  });

  it('says so when nothing needs attention, and when only the draft above does', async () => {
    serve(quotes([], []));
    const { queryClient } = await openPortal(ADDRESS);
    expect(await screen.findByText(/^Nothing is waiting for you/u)).toBeVisible();
    serve(quotes([], [draft]));
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('Nothing else is waiting for you.')).toBeVisible();
  });

  it('adds up what is to be paid, says what is overdue, and leads to each invoice', async () => {
    const late = anInvoiceSummary({ due_date: '2026-11-01', is_overdue: true });
    serve({
      invoices: {
        due_cents: 220_00,
        due_count: 2,
        overdue_cents: 110_00,
        overdue_count: 1,
        next_due_cents: 110_00,
        next_due_date: '2026-12-05',
        plan_due_cents: 0,
        plan_due_count: 0,
        plan_overdue_count: 0,
        invoices: [late, anInvoiceSummary({ id: ready.id, number: 'INV-2026-00013' })],
      },
    });
    await openPortal(ADDRESS);
    const card = await screen.findByRole('region', { name: 'Unpaid invoices' });
    expect(card).toHaveTextContent('$220.002 invoices to pay');
    expect(card).toHaveTextContent('$110.00 of it is overdue.');
    const door = within(card).getByRole('link', { name: /INV-2026-00012/u });
    expect(door).toHaveAttribute('href', `/clients/invoices/${late.id}`);
    expect(door).toHaveTextContent('Overdue');
    const [menu] = screen.getAllByRole('navigation', { name: 'Portal' });
    expect(menu).toHaveTextContent('Invoices2');
  });

  it('shows the latest conversations, and marks the new ones', async () => {
    const thread = aThread();
    serve({ threads: [thread, aThread({ id: ready.id, subject: 'A light', unread_count: 0 })] });
    await openPortal(ADDRESS);
    const card = await screen.findByRole('region', { name: 'Latest messages' });
    const door = within(card).getByRole('link', { name: /^The key ?New/u });
    expect(door).toHaveAttribute('href', `/clients/messages?thread=${thread.id}`);
    expect(within(card).getByRole('link', { name: /A light/u })).not.toHaveTextContent('New');
  });

  it('shows NDIS clients their details with the number masked, and asks for no payment that their plan covers', async () => {
    serve({
      invoices: {
        due_cents: 0,
        due_count: 0,
        overdue_cents: 0,
        overdue_count: 0,
        next_due_cents: 0,
        next_due_date: null,
        plan_due_cents: 110_00,
        plan_due_count: 1,
        plan_overdue_count: 0,
        invoices: [],
      },
    });
    server.use(mockEndpoint(endpoints.getClientProfile, answer(aClientProfile())));
    await openPortal(ADDRESS, { user: aUser({ is_ndis_client: true }) });
    expect(await screen.findByText('43x xxx x01')).toBeVisible();
    expect(screen.getByText('Plan-managed')).toBeVisible();
    const card = await screen.findByRole('region', { name: 'Unpaid invoices' });
    expect(card).toHaveTextContent('You are up to date.');
    expect(card).toHaveTextContent('1 invoice is with your NDIS plan: $110.00.');
    const [menu] = screen.getAllByRole('navigation', { name: 'Portal' });
    expect(menu).not.toHaveTextContent('Invoices1');
    expect(screen.queryByText('Some details are missing')).not.toBeInTheDocument();
  });

  it('says which plan details are missing, and leads to their form', async () => {
    server.use(
      mockEndpoint(
        endpoints.getClientProfile,
        answer(aClientProfile({ ndis_number_masked: null, plan_manager_invoice_email: null })),
      ),
    );
    await openPortal(ADDRESS, { user: aUser({ is_ndis_client: true }) });
    expect(
      await screen.findByText(
        'Without your NDIS number and the email of your plan manager your invoices cannot be claimed.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add them now' })).toHaveAttribute(
      'href',
      '/clients/account',
    );
  });

  it('shows the error when it cannot be loaded, and tries again', async () => {
    server.use(mockEndpoint(endpoints.getDashboard, refuse(500, {})));
    const { user } = await openPortal(ADDRESS);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Server error. Please try again later.',
    );
    serve(quotes([ready], []));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Q-1050/u })).toBeVisible();
  });

  it('shows the message of the guard that redirected the user here', async () => {
    await openPortal('/staff/portal');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'You do not have permission to access this page.',
    );
  });

  it('does not show that message again after a reload', async () => {
    const message = 'You do not have permission to access this page.';
    await openPortal({ pathname: ADDRESS, state: { error: message } });
    await screen.findByRole('heading', { name: 'Know the price before we knock' });
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('does not show that message again on the way Back', async () => {
    const message = 'You do not have permission to access this page.';
    const { router } = await openPortal('/staff/portal');
    expect(await screen.findByText(message)).toBeVisible();
    await act(() => router.navigate('/clients/calculator'));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { name: 'Know the price before we knock' });
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('logs out with one request', async () => {
    const { user, logout } = await openPortal(ADDRESS);
    await user.dblClick(screen.getByRole('button', { name: 'Logout' }));
    expect(logout).toHaveBeenCalledOnce();
  });
});

describe('a price that was saved before signing in', () => {
  it('becomes one draft quote with the key of the saved price, and is removed from the device', async () => {
    const calls: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.createQuote, ({ body, headers }) => {
        calls.push([headers.get('Idempotency-Key'), body]);
        serve(quotes([], [aQuoteSummary({ suburb: null })]));
        return answer(aQuote({ suburb: null }));
      }),
    );
    const { store } = await openPortal(ADDRESS, { draft: DRAFT });
    const price = await screen.findByRole('region', { name: 'Your price is waiting' });
    expect(within(price).getByRole('link', { name: 'Finish and send' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/edit\?step=address$/u),
    );
    expect(calls).toEqual([
      [
        DRAFT.key,
        {
          service_id: 'deep',
          rooms: { bedroom: 3 },
          addon_ids: ['oven'],
          suburb: null,
          postcode: null,
          interval_weeks: null,
          preferred_date: null,
          preferred_time: 'any',
        },
      ],
    ]);
    await waitFor(() => expect(store.getState().quoteDraft.serviceId).toBeNull());
  });

  it('shows the quote that another tab has made of it', async () => {
    server.use(mockEndpoint(endpoints.createQuote, noResponse()));
    const { store } = await openPortal(ADDRESS, { draft: DRAFT });
    await screen.findByText('Your price is not saved yet');
    serve(quotes([], [aQuoteSummary({ suburb: null })]));
    act(() => void store.dispatch(draftCleared()));
    expect(await screen.findByRole('region', { name: 'Your price is waiting' })).toBeVisible();
  });

  it('stays on the device when it cannot be saved, and is saved when asked again', async () => {
    server.use(mockEndpoint(endpoints.createQuote, noResponse()));
    const { user, store } = await openPortal(ADDRESS, { draft: DRAFT });
    expect(await screen.findByText('Your price is not saved yet')).toBeVisible();
    expect(store.getState().quoteDraft.key).toBe(DRAFT.key);
    server.use(mockEndpoint(endpoints.createQuote, answer(aQuote())));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(store.getState().quoteDraft.serviceId).toBeNull());
  });

  it('is shown and linked where a planned visit would otherwise hide it', async () => {
    const planned = { next_appointment: anAppointmentSummary() };
    serve({ ...planned, ...quotes([ready], []) });
    server.use(
      mockEndpoint(endpoints.createQuote, () => {
        serve({ ...planned, ...quotes([ready], [draft]) });
        return answer(aQuote({ id: draft.id, reference: 'Q-1051', suburb: null }));
      }),
    );
    await openPortal(ADDRESS, { draft: DRAFT });
    const saved = await screen.findByText('Your price is saved as draft quote Q-1051');
    expect(saved).toBeVisible();
    expect(screen.getByRole('link', { name: 'Finish and send' })).toHaveAttribute(
      'href',
      `/clients/quotes/${draft.id}/edit?step=address`,
    );
  });

  it('stays saved while it is incomplete', async () => {
    const { store } = await openPortal(ADDRESS, { draft: { ...DRAFT, serviceId: null } });
    await screen.findByRole('heading', { name: 'Know the price before we knock' });
    expect(store.getState().quoteDraft.rooms).toEqual({ bedroom: 3 });
  });
});
