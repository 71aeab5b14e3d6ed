import {
  aPageOf,
  anAppointmentSummary,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, within, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { APPOINTMENTS, startAppointments } from '../testing/appointments.ts';
import { completed, confirmed, requested } from '../testing/visits.ts';
import { openPortal } from '#app/testing/portal.ts';

const { server, serveAppointments } = startAppointments();
const INVOICE_ID = '0190a1b2-0000-7000-8000-000000003001';

describe('the list of visits', () => {
  it('shows how to ask for a visit when there is none', async () => {
    serveAppointments([]);
    await openPortal(APPOINTMENTS);
    expect(screen.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible();
    const empty = await screen.findByRole('heading', { name: 'No visits coming up' });
    expect(empty).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows upcoming visits with their Sydney time and free-until time, then past ones', async () => {
    serveAppointments([confirmed, requested], [completed]);
    await openPortal(APPOINTMENTS);
    const upcoming = await screen.findByRole('region', { name: 'Upcoming' });
    expect(upcoming).toHaveTextContent('2 visits');
    const [first, second] = within(upcoming).getAllByRole('listitem');
    expect(first).toHaveTextContent('Thursday 3 December, 9:30 am – 12:00 pm');
    expect(first).toHaveTextContent('Cancel free until Tuesday 1 December, 9:30 am');
    expect(second).toHaveTextContent('Waiting for us');
    expect(second).not.toHaveTextContent('Cancel free until');
    const past = await screen.findByRole('table', { name: 'Your past and cancelled visits' });
    expect(within(past).getByRole('row', { name: /Thu 12 Nov 2026/u })).toHaveTextContent(
      'Completed',
    );
  });

  it('shows the expected arrival once the cleaner is late', async () => {
    serveAppointments([{ ...confirmed, expected_at: '2026-12-02T22:50:00.000Z' }], []);
    await openPortal(APPOINTMENTS);
    const upcoming = await screen.findByRole('region', { name: 'Upcoming' });
    expect(upcoming).toHaveTextContent('We are running late. We will be there about 9:50 am.');
  });

  it('leads from a past visit to its invoice, where there is one', async () => {
    const other = anAppointmentSummary({ ...completed, id: requested.id, reference: 'A-1003' });
    serveAppointments([], [completed, other]);
    server.use(
      mockEndpoint(endpoints.listMyInvoicedAppointments, ({ query }) => {
        expect([query.get('from'), query.get('to')]).toEqual(['2026-11-12', '2026-11-12']);
        return answer([{ appointment_id: completed.id, invoice_id: INVOICE_ID }]);
      }),
    );
    await openPortal(APPOINTMENTS);
    const link = await screen.findByRole('link', { name: /^See invoice/u });
    expect(link).toHaveAttribute('href', `/clients/invoices/${INVOICE_ID}`);
    expect(link).toHaveAccessibleName(`See invoice ${completed.reference}`);
    expect(screen.getAllByRole('button', { name: /^See details/u })).toHaveLength(2);
  });

  it('shows the next visit, three of many, and the rest on request with the focus on them', async () => {
    const visits = [1, 2, 3, 4, 5].map((day) =>
      anAppointmentSummary({
        id: `0190a1b2-0000-7000-8000-00000000220${day}`,
        appointment_date: `2027-01-0${day}`,
      }),
    );
    serveAppointments(visits);
    const { user } = await openPortal(APPOINTMENTS);
    expect(await screen.findByText(/^Your next visit is Friday 1 January, 9:30/u)).toBeVisible();
    const upcoming = await screen.findByRole('region', { name: 'Upcoming' });
    expect(upcoming).toHaveTextContent('3 of 5 visits');
    await user.click(within(upcoming).getByRole('button', { name: 'Show 2 more' }));
    const items = within(upcoming).getAllByRole('listitem');
    expect(items).toHaveLength(5);
    await waitFor(() => expect(items[3]).toHaveFocus());
    expect(upcoming).not.toHaveTextContent('3 of 5');
  });

  it('warns in amber, without a shield, after the end of free cancellation', async () => {
    const late = anAppointmentSummary({ id: requested.id, free_until: '2026-11-20T01:00:00.000Z' });
    serveAppointments([confirmed, late]);
    await openPortal(APPOINTMENTS);
    const free = (await screen.findByText(/^Cancel free until/u)).parentElement;
    expect(free).toHaveClass('free');
    expect(free?.querySelector('.lucide-shield-check')).not.toBeNull();
    const ended = screen.getByText(/^Free cancellation ended/u).parentElement;
    expect(ended).toHaveClass('late');
    expect(ended?.querySelector('.lucide-shield-check')).toBeNull();
    expect(ended?.querySelector('.lucide-triangle-alert')).not.toBeNull();
  });

  it('takes the pages of both lists from the address', async () => {
    server.use(
      mockEndpoint(endpoints.listMyAppointments, ({ query }) =>
        answer({
          ...aPageOf([query.get('when') === 'past' ? completed : confirmed]),
          count: 25,
        }),
      ),
    );
    const { user, path } = await openPortal(APPOINTMENTS);
    const pages = await screen.findByRole('navigation', {
      name: 'Past and cancelled visits pages',
    });
    await user.click(within(pages).getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(path()).toBe(`${APPOINTMENTS}?past=2`));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Page 2 of 3'));
  });

  it.each([
    ['the network is lost', noResponse(), 'Network error. Please check your internet connection.'],
    ['the server fails', refuse(500, {}), 'Server error. Please try again later.'],
  ])('shows the error when %s, and retries', async (_title, failure, message) => {
    server.use(mockEndpoint(endpoints.listMyAppointments, failure));
    const { user } = await openPortal(APPOINTMENTS);
    const [alert] = await screen.findAllByRole('alert');
    expect(alert).toHaveTextContent(message);
    serveAppointments([confirmed]);
    const [retry] = screen.getAllByRole('button', { name: 'Try again' });
    if (retry !== undefined) await user.click(retry);
    expect(await screen.findByRole('region', { name: 'Upcoming' })).toBeVisible();
  });
});

describe('the month view', () => {
  it('is a table of whole weeks with each visit on its day, and lists the visits in text', async () => {
    const asked = serveAppointments([confirmed], [completed]);
    const { user, path } = await openPortal(`${APPOINTMENTS}?view=month&month=2026-12`);
    const table = await screen.findByRole('table', { name: 'December 2026' });
    expect(within(table).getByRole('columnheader', { name: /Monday/u })).toBeVisible();
    expect(within(table).getAllByRole('row')).toHaveLength(6);
    const appointment = await within(table).findByRole('button', {
      name: /^9:30 am ?, ?General cleaning ?, ?Thursday 3 December, Confirmed. See details$/u,
    });
    expect(appointment.closest('td')?.textContent).toMatch(/^3/u);
    expect(asked.at(-1)).toContain('from=2026-11-30&to=2027-01-03');
    expect(screen.getByRole('region', { name: 'Visits in December 2026' })).toHaveTextContent(
      '1 visit',
    );
    await user.click(screen.getByRole('link', { name: 'November 2026' }));
    await waitFor(() => expect(path()).toBe(`${APPOINTMENTS}?view=month&month=2026-11`));
    expect(await screen.findByRole('table', { name: 'November 2026' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'List' }));
    await waitFor(() => expect(path()).toBe(APPOINTMENTS));
  });

  it('shows every visit of a month that needs more than one call', async () => {
    const appointments = Array.from({ length: 101 }, (_, number) =>
      anAppointmentSummary({
        id: `0190a1b2-0000-7000-8000-00000001${String(number).padStart(4, '0')}`,
        reference: `A-${2000 + number}`,
      }),
    );
    let isDown = true;
    server.use(
      mockEndpoint(endpoints.listMyAppointments, ({ query }) => {
        const isFirst = (query.get('page') ?? '1') === '1';
        if (!isFirst && isDown) return refuse(403, {});
        return answer({
          count: appointments.length,
          next: null,
          previous: null,
          results: isFirst ? appointments.slice(0, 100) : appointments.slice(100),
        });
      }),
    );
    const { user } = await openPortal(`${APPOINTMENTS}?view=month&month=2026-12`);
    expect(await screen.findByText('We could not load this month')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const region = await screen.findByRole('region', { name: 'Visits in December 2026' });
    expect(region).toHaveTextContent('101 visits');
    expect(within(region).getByRole('button', { name: 'See details A-2100' })).toBeVisible();
  });
});
