import {
  aCheckedCleaner,
  aClient,
  aClientListItem,
  anAddress,
  anAppointment,
  anInvoice,
  anInvoiceSummary,
  answer,
  aCappedPageOf,
  aPageOf,
  aQuote,
  aStaffCalendar,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import type { Appointment } from '@cleaning/contract/appointments';
import { endpoints } from '@cleaning/contract/endpoints';
import type { ParsedBody } from '@cleaning/contract/http';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockAvailability } from '#domains/appointments/testing/availability.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const amira = aClient();
const FOR = `?client=${amira.id}`;
const server = startService();
beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.getClient, answer(amira)),
    mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([anAddress()]))),
    mockEndpoint(endpoints.listClients, answer(aCappedPageOf([aClientListItem()]))),
    mockEndpoint(endpoints.getStaffCalendar, answer(aStaffCalendar())),
    mockEndpoint(endpoints.listStaffMembers, answer([])),
    mockAvailability([]),
    mockEndpoint(
      endpoints.getHourlyRates,
      answer({
        private_cents: 70_00,
        ndis_cents: 60_10,
        billing_step_hundredths: 1,
        late_cancellation_percent: 50,
      }),
    ),
  );
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.findByRole('button', { name });

describe('starting something for a client', () => {
  it('asks for the client first, finds one by name, and keeps the choice in the address', async () => {
    const asked: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.listClients, ({ query }) => {
        asked.push(query.get('search'));
        return answer(aCappedPageOf([aClientListItem()]));
      }),
    );
    const { user, path } = await openStaffPortal('/staff/portal/invoices/new');
    await heading('New invoice');
    await user.type(screen.getByRole('searchbox', { name: 'Name, email or phone' }), 'amira');
    await waitFor(() => expect(asked).toContain('amira'));
    await user.click(await screen.findByRole('link', { name: /^Amira Haddad/u }));
    await heading('New invoice for Amira');
    expect(path()).toBe(`/staff/portal/invoices/new${FOR}`);
    await user.click(screen.getByRole('link', { name: 'Another client' }));
    await heading('New invoice');
  });

  it('says so when the client is unknown, and when none matches', async () => {
    server.use(
      mockEndpoint(endpoints.getClient, refuse(404, { code: 'not_found' })),
      mockEndpoint(endpoints.listClients, answer(aCappedPageOf([]))),
    );
    await openStaffPortal(`/staff/portal/quotes/new${FOR}`);
    expect(await screen.findByText('There is no such client. Choose another one.')).toBeVisible();
    expect(
      await screen.findByText('No client matches. Try another part of the name.'),
    ).toBeVisible();
  });

  it('is refused for a closed account', async () => {
    server.use(mockEndpoint(endpoints.getClient, answer(aClient({ is_active: false }))));
    await openStaffPortal(`/staff/portal/visits/new${FOR}`);
    expect(await screen.findByText('Nothing new can be started for Amira.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Record visit/u })).toBeNull();
  });
});

/** Opens the form; `sent` has the requests, each refused by `refusal` unless it is null. */
async function openQuoteForm(refusal: Record<string, string[]> | null = null) {
  const sent: ParsedBody<typeof endpoints.createQuote>[] = [];
  let refused = refusal;
  server.use(
    mockEndpoint(endpoints.createQuote, ({ body }) => {
      sent.push(body);
      const fields = refused;
      refused = null;
      if (fields !== null) return refuse(400, fields);
      return answer(aQuote({ id: '0190a1b2-0000-7000-8000-00000000c0de' }));
    }),
    mockEndpoint(endpoints.getQuote, refuse(404, { code: 'not_found' })),
  );
  const { user, path } = await openStaffPortal(`/staff/portal/quotes/new${FOR}`);
  await user.click(await press('Ask Amira to check it first'));
  await user.selectOptions(await screen.findByLabelText('Service'), 'general');
  await user.type(screen.getByLabelText('Why'), 'Asked us on the phone');
  return { user, path, sent };
}

describe('a new quote that the client checks first', () => {
  it('takes over what was typed, and needs a reason', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.createQuote, ({ body }) => {
        sent.push(body);
        return answer(aQuote({ id: '0190a1b2-0000-7000-8000-00000000c0de' }));
      }),
      mockEndpoint(endpoints.getQuote, refuse(404, { code: 'not_found' })),
    );
    const { user, path } = await openStaffPortal(`/staff/portal/quotes/new${FOR}`);
    await user.selectOptions(await screen.findByLabelText('Service'), 'deep');
    await user.click(screen.getByRole('button', { name: 'Add one bedroom' }));
    await user.click(await press('Ask Amira to check it first'));
    await user.type(screen.getByLabelText('Why'), 'Asked us on the phone');
    await user.click(await press('Ask Amira to check it'));
    await waitFor(() =>
      expect(path()).toBe('/staff/portal/quotes/0190a1b2-0000-7000-8000-00000000c0de'),
    );
    const { line1, suburb, postcode } = anAddress();
    expect(sent).toEqual([
      {
        client_id: amira.id,
        service_id: 'deep',
        rooms: { bedroom: 2, bathroom: 1, kitchen: 1 },
        addon_ids: [],
        address_line1: line1,
        suburb,
        postcode,
        interval_weeks: null,
        preferred_date: null,
        preferred_time: 'any',
        second_date: null,
        second_time: null,
        reason: 'Asked us on the phone',
      },
    ]);
  });

  it('has the price under each day, the free times and a second choice', async () => {
    const { user, path, sent } = await openQuoteForm();
    expect(
      await screen.findByRole('radio', { name: /^Today .*\$337\.50, same day$/u }),
    ).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: /^Tomorrow .*\$270, urgent$/u }));
    await user.click(await screen.findByRole('radio', { name: '9:00 am' }));
    await user.click(screen.getByRole('button', { name: 'Add a second choice' }));
    await user.click(screen.getByRole('radio', { name: /^Every 2 weeks/u }));
    expect(screen.getByText('$270.00', { selector: 'output *' })).toBeVisible();
    await user.click(await press('Ask Amira to check it'));
    await waitFor(() => expect(path()).toContain('c0de'));
    const today = sydneyDateOf(new Date());
    expect(sent).toEqual([
      expect.objectContaining({
        interval_weeks: 2,
        preferred_date: addDays(today, 1),
        preferred_time: '09:00',
        second_date: addDays(today, 2),
        second_time: 'any',
      }),
    ]);
    expect(sent[0]).not.toHaveProperty('timeline_id');
  });

  it('follows the day in its timing, which staff may change with a reason', async () => {
    const { user, path, sent } = await openQuoteForm({ timeline_reason: ['Say why.'] });
    expect(screen.queryByText('Change the timing')).toBeNull();
    await user.click(await screen.findByRole('radio', { name: /^Tomorrow/u }));
    expect(screen.getByText('Now urgent, by the day')).toBeVisible();
    await user.click(screen.getByText('Change the timing'));
    await user.click(screen.getByRole('radio', { name: 'Standard' }));
    expect(screen.getByText('$225.00', { selector: 'output *' })).toBeVisible();
    await user.click(await press('Ask Amira to check it'));
    expect(await screen.findByRole('link', { name: 'Say why.' })).toHaveAttribute(
      'href',
      '#timeline_reason',
    );
    await user.type(screen.getByLabelText('Why this timing'), 'We were late last week');
    await user.click(await press('Ask Amira to check it'));
    await waitFor(() => expect(path()).toContain('c0de'));
    expect(sent[1]).toMatchObject({
      timeline_id: 'standard',
      timeline_reason: 'We were late last week',
      reason: 'Asked us on the phone',
    });
  });

  it('has the timing of another day once the day changes', async () => {
    const { user } = await openQuoteForm();
    await user.click(await screen.findByRole('radio', { name: /^Tomorrow/u }));
    await user.click(screen.getByText('Change the timing'));
    await user.click(screen.getByRole('radio', { name: 'Standard' }));
    await user.click(screen.getByRole('radio', { name: /^Today/u }));
    expect(screen.getByText('Now same day, by the day')).toBeVisible();
    expect(screen.queryByLabelText('Why this timing')).toBeNull();
  });

  it('says that a place is outside our areas, and needs a reason for it', async () => {
    const { user, path, sent } = await openQuoteForm();
    expect(screen.queryByText(/outside our areas/u)).toBeNull();
    await user.clear(screen.getByLabelText(/^Suburb/u));
    await user.type(screen.getByLabelText(/^Suburb/u), 'Newcastle');
    await user.clear(screen.getByLabelText(/^Postcode/u));
    await user.type(screen.getByLabelText(/^Postcode/u), '2300');
    expect(screen.getByText('Newcastle 2300 is outside our areas.')).toBeVisible();
    expect(screen.getByText('You can take it with a reason.')).toBeVisible();
    await user.type(screen.getByLabelText('Why outside our areas'), 'Close to another clean');
    await user.click(await press('Ask Amira to check it'));
    await waitFor(() => expect(path()).toContain('c0de'));
    expect(sent[0]).toMatchObject({
      postcode: '2300',
      outside_area_reason: 'Close to another clean',
      reason: 'Asked us on the phone',
    });
  });

  it('shows an error of the service at its field, and keeps what was typed', async () => {
    server.use(
      mockEndpoint(endpoints.createQuote, refuse(400, { reason: ['Say why, in a sentence.'] })),
    );
    const { user } = await openStaffPortal(`/staff/portal/quotes/new${FOR}`);
    await user.click(await press('Ask Amira to check it first'));
    await user.click(await press('Ask Amira to check it'));
    expect(await screen.findByRole('link', { name: 'Say why, in a sentence.' })).toBeVisible();
    expect(screen.getByLabelText('Why')).toHaveAccessibleDescription(/Say why, in a sentence\./u);
  });
});

describe('a new visit', () => {
  it('shows the hourly rate of the service', async () => {
    const { user } = await openStaffPortal(`/staff/portal/visits/new${FOR}`);
    expect(await screen.findByText('$60.10 an hour. Two hours come to $120.20.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Service'), 'General cleaning');
    expect(screen.getByLabelText('Service')).toHaveAccessibleDescription(
      '$70.00 an hour. Two hours come to $140.00.',
    );
  });

  it('shows no price where the rate is not known', async () => {
    server.use(
      mockEndpoint(
        endpoints.getHourlyRates,
        answer({
          private_cents: null,
          ndis_cents: null,
          billing_step_hundredths: 1,
          late_cancellation_percent: 50,
        }),
      ),
    );
    await openStaffPortal(`/staff/portal/visits/new${FOR}`);
    expect(await screen.findByLabelText('Service')).toBeVisible();
    expect(screen.queryByText(/an hour/u)).toBeNull();
  });

  const alex = { id: '0190a1b2-0000-7000-8000-000000000010', first_name: 'Alex' };

  /** Serves Alex as the one cleaner, and returns what is booked. */
  const serveAlex = (booked: Partial<Appointment>, checked = aCheckedCleaner()) => {
    const sent: unknown[] = [];
    server.use(
      mockAvailability([{ ...checked, staff_member: alex }]),
      mockEndpoint(endpoints.bookAppointment, ({ body }) => {
        sent.push(body);
        return answer(anAppointment({ reference: 'A-1091', ...booked }));
      }),
    );
    return sent;
  };

  it('started in the row of a cleaner is booked with them on one screen', async () => {
    const sent = serveAlex({ appointment_date: '2026-12-01' });
    vi.setSystemTime('2026-12-01T00:00:00.000Z');
    const { user, path } = await openStaffPortal('/staff/portal/calendar?week=2026-12-01');
    await user.click(await screen.findByRole('link', { name: 'New visit for Alex' }));
    await user.click(await screen.findByRole('link', { name: /^Amira Haddad/u }));
    expect(await screen.findByLabelText('Day')).toHaveValue('2026-12-01');
    expect(
      await screen.findByText(/^Alex is free: Tuesday 1 December, 11:15 am – 1:15 pm\.$/u),
    ).toBeVisible();
    expect(screen.getByLabelText('Cleaner')).toHaveDisplayValue('Alex, free');
    await user.type(screen.getByLabelText('Why'), 'Asked us on the phone');
    await user.click(await press('Book visit for Amira'));
    await waitFor(() => expect(path()).toBe('/staff/portal/calendar?week=2026-12-01'));
    expect(sent).toEqual([
      expect.objectContaining({
        preferred_time: '11:15',
        plan: {
          starts_at: '2026-12-01T00:15:00.000Z',
          ends_at: '2026-12-01T02:15:00.000Z',
          staff_id: alex.id,
        },
      }),
    ]);
    expect(await screen.findByText('A-1091 is booked.')).toBeVisible();
  });

  it('without a cleaner waits in its week to be planned', async () => {
    const sent = serveAlex({ appointment_date: '2027-01-04', status: 'requested' });
    const { user, path } = await openStaffPortal(`/staff/portal/visits/new${FOR}`);
    await user.click(await press('Record visit for Amira'));
    expect(await screen.findByRole('link', { name: 'Say why, in a sentence.' })).toBeVisible();
    await user.type(screen.getByLabelText('Day'), '2027-01-04');
    await user.type(screen.getByLabelText('Why'), 'She phoned');
    await user.click(await press('Record visit for Amira'));
    await waitFor(() => expect(path()).toBe('/staff/portal/calendar?week=2027-01-04'));
    expect(sent).toEqual([
      {
        client_id: amira.id,
        service_id: 'ndis',
        preferred_date: '2027-01-04',
        preferred_time: '09:00',
        address_line1: anAddress().line1,
        suburb: anAddress().suburb,
        postcode: anAddress().postcode,
        notes: anAddress().access_notes,
        reason: 'She phoned',
      },
    ]);
    expect(await screen.findByText('A-1091 waits to be planned.')).toBeVisible();
  });

  it('that is over is recorded as done with its times, and asks who came', async () => {
    const past = aCheckedCleaner({ answers: { past: { result: 'stop' } } });
    const sent = serveAlex({ status: 'completed' }, past);
    server.use(mockEndpoint(endpoints.getWorkSheet, refuse(404, { code: 'not_found' })));
    vi.setSystemTime('2026-11-30T00:00:00.000Z');
    const { user, path, settled } = await openStaffPortal(`/staff/portal/visits/new${FOR}`);
    await user.type(await screen.findByLabelText('Day'), '2026-11-27');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '11:20' } });
    expect(screen.getByText('Amira gets no email. Up to 60 days back.')).toBeVisible();
    expect(screen.getByText('2.33 h × $60.10 = $140.03')).toBeVisible();
    await user.type(screen.getByLabelText('Why'), 'Asked for by phone on the day');
    await user.click(await press('Record visit for Amira'));
    expect(await screen.findByRole('link', { name: 'Choose who comes.' })).toBeVisible();
    await screen.findByRole('option', { name: 'Alex, free' });
    await user.selectOptions(screen.getByLabelText('Cleaner'), alex.id);
    expect(await screen.findByText(/^Alex was free: Friday 27 November/u)).toBeVisible();
    await user.click(await press('Record visit for Amira'));
    await waitFor(() => expect(path()).toMatch(/^\/staff\/portal\/visits\//u));
    await settled();
    expect(sent).toEqual([
      expect.objectContaining({
        past: 'done',
        plan: {
          starts_at: '2026-11-26T22:00:00.000Z',
          ends_at: '2026-11-27T00:20:00.000Z',
          staff_id: alex.id,
        },
      }),
    ]);
  });

  it('shows whom its cleaner is with then', async () => {
    const other = {
      id: '0190a1b2-0000-7000-8000-000000002009',
      client_name: 'Noah Petrov',
      suburb: 'Glebe',
      starts_at: '2027-01-03T22:30:00.000Z',
      ends_at: '2027-01-04T00:30:00.000Z',
      cleaner_name: 'Alex',
    };
    serveAlex({}, aCheckedCleaner({ answers: { visit: { result: 'stop', other } } }));
    const { user } = await openStaffPortal(`/staff/portal/visits/new${FOR}`);
    await user.type(await screen.findByLabelText('Day'), '2027-01-04');
    await screen.findByRole('option', { name: /^Alex, with Noah Petrov from 9:30/u });
    await user.selectOptions(screen.getByLabelText('Cleaner'), alex.id);
    expect(await screen.findByText(/^Alex is with Noah Petrov from 9:30/u)).toBeVisible();
  });
});

describe('a new invoice', () => {
  it('is a draft of the kind of its client', async () => {
    const sent: unknown[] = [];
    const draft = anInvoice({ status: 'draft', number: null });
    server.use(
      mockEndpoint(endpoints.createInvoice, ({ body }) => {
        sent.push(body);
        return answer(draft);
      }),
      mockEndpoint(endpoints.getInvoice, refuse(404, { code: 'not_found' })),
    );
    const { user, path } = await openStaffPortal(`/staff/portal/invoices/new${FOR}`);
    expect(await screen.findByLabelText('Kind')).toHaveValue('ndis');
    await user.click(await press('Make draft for Amira'));
    await waitFor(() => expect(path()).toBe(`/staff/portal/invoices/${draft.id}`));
    expect(sent).toEqual([{ client_id: amira.id, kind: 'ndis', lines: [] }]);
  });
});

describe('a new payment', () => {
  it('lists the invoices that it may be for, the first due first', async () => {
    const asked: URLSearchParams[] = [];
    const invoice = anInvoiceSummary({ number: 'INV-2026-00042' });
    server.use(
      mockEndpoint(endpoints.listInvoices, ({ query }) => {
        asked.push(query);
        return answer(aCappedPageOf([invoice]));
      }),
    );
    await openStaffPortal(`/staff/portal/payments/new${FOR}`);
    const link = await screen.findByRole('link', { name: /^INV-2026-00042/u });
    expect(link).toHaveAttribute('href', `/staff/portal/invoices/${invoice.id}`);
    expect(asked[0]?.get('client_id')).toBe(amira.id);
    expect(asked[0]?.get('ordering')).toBe('due_date');
  });

  it('says so when nothing is owed', async () => {
    server.use(mockEndpoint(endpoints.listInvoices, answer(aCappedPageOf([]))));
    await openStaffPortal(`/staff/portal/payments/new${FOR}`);
    expect(await screen.findByText('Amira owes nothing.')).toBeVisible();
  });
});
