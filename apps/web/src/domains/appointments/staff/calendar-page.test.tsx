import {
  aClient,
  aClientListItem,
  anAppointment,
  anAppointmentSummary,
  answer,
  aCappedPageOf,
  aCheckedCleaner,
  aPageOf,
  aStaffCalendar,
  aStaffMonth,
  aStaffToday,
  aTeamPage,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aWaitingReschedule } from '../testing/a-waiting-reschedule.ts';
import { mockAvailability } from '../testing/availability.ts';
import { request, serveCalendar, visit, WEEK } from '../testing/calendar.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const server = startService();

describe('the calendar of the company', () => {
  it('shows where each cleaner is, on the days in the address', async () => {
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.getStaffCalendar, ({ query }) => {
        asked.push(query.toString());
        return answer(aStaffCalendar());
      }),
    );
    const { user, path } = await openStaffPortal(WEEK);
    expect(
      await screen.findByRole('heading', { name: '30 November – 6 December 2026' }),
    ).toBeVisible();
    const sam = within(await screen.findByRole('group', { name: 'Sam' }));
    expect(
      sam.getByRole('button', { name: /Mia Tran.*9:30 am.*Castle Hill, confirmed/u }),
    ).toBeVisible();
    expect(asked).toEqual(['from=2026-11-30&to=2026-12-06&page=1']);
    await user.click(screen.getByRole('link', { name: 'Week after' }));
    await waitFor(() => expect(path()).toBe('/staff/portal/calendar?week=2026-12-07'));
  });

  it.each([WEEK, '/staff/portal/calendar?day=2026-12-03'])(
    'shows a large team at %s by pages, and gives a visit to anyone of it',
    async (address) => {
      serveCalendar(server, {
        team: aTeamPage({ page_count: 3, cleaner_count: 61 }),
        appointments: [visit],
      });
      server.use(
        mockEndpoint(
          endpoints.listStaffMembers,
          answer([{ id: '0190a1b2-0000-7000-8000-000000000099', first_name: 'Zara' }]),
        ),
        mockAvailability([aCheckedCleaner()], undefined, true),
      );
      const { user, path } = await openStaffPortal(address);
      expect(await screen.findByText(/Cleaners 1 to 2 of 61\./u)).toBeVisible();
      await user.click(await screen.findByRole('button', { name: /Mia Tran.*9:30\sam/u }));
      const cleaner = await screen.findByRole('combobox', { name: 'Cleaner' });
      await waitFor(() =>
        expect(within(cleaner).getByRole('option', { name: 'Zara' })).toBeInTheDocument(),
      );
      const pages = screen.getByRole('navigation', { name: 'Cleaners pages' });
      await user.click(within(pages).getByRole('link', { name: /Next/u }));
      await waitFor(() => expect(path()).toMatch(/[?&](week|day)=2026-1[12]-\d\d&page=2$/u));
    },
  );

  it('says how many visits have no cleaner, also those that are not listed', async () => {
    serveCalendar(server, {
      appointments: [{ ...visit, staff_member: null }],
      without_cleaner_count: 37,
    });
    await openStaffPortal(WEEK);
    expect(await screen.findByText('37 visits have no cleaner:')).toBeVisible();
    expect(screen.getByText(/and 36 more\./u)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'No cleaner 37' })).toBeVisible();
  });

  it('warns of too little time for a trip', async () => {
    const later = anAppointmentSummary({
      id: request.id,
      starts_at: '2026-12-03T01:15:00.000Z',
      ends_at: '2026-12-03T03:00:00.000Z',
    });
    const trip = {
      from_appointment_id: visit.id,
      to_appointment_id: later.id,
      gap_minutes: 15,
      drive_minutes: 30,
      is_tight: true,
    };
    serveCalendar(server, { appointments: [visit, later], trips: [trip] });
    await openStaffPortal(WEEK);
    expect(await screen.findByText('15 min gap, 30 min drive')).toBeVisible();
    expect(screen.getByText(/One trip is too tight/u)).toBeVisible();
  });

  it('lists the clients who want another time on any day, each with their visit', async () => {
    const elsewhere = anAppointment({
      id: '0190a1b2-0000-7000-8000-000000002077',
      client_name: 'Grace Oduya',
      starts_at: '2027-01-13T22:00:00.000Z',
      ends_at: '2027-01-14T00:00:00.000Z',
      appointment_date: '2027-01-14',
    });
    serveCalendar(server, {
      appointments: [anAppointmentSummary({ has_open_reschedule_request: true })],
    });
    server.use(
      mockEndpoint(
        endpoints.getStaffToday,
        answer(
          aStaffToday({
            reschedules: { count: 3, waiting: [aWaitingReschedule({ appointment: elsewhere })] },
          }),
        ),
      ),
    );
    const { user, path } = await openStaffPortal(WEEK);
    expect(await screen.findByText('Clients want another time for 3 visits:')).toBeVisible();
    const grace = screen.getByRole('link', { name: 'Grace Oduya' });
    expect(grace.closest('p')).toHaveTextContent('Grace Oduya, Thu 14 Jan 9:00 am, and 2 more.');
    expect(grace).toHaveAttribute('href', `/staff/portal/visits/${elsewhere.id}`);
    await user.click(screen.getByRole('link', { name: 'Answer' }));
    await waitFor(() => expect(path()).toBe('/staff/portal?show=everyone'));
  });

  it('lists such clients of the shown days while the others are not loaded', async () => {
    serveCalendar(server, {
      appointments: [anAppointmentSummary({ has_open_reschedule_request: true })],
    });
    server.use(mockEndpoint(endpoints.getStaffToday, refuse(503, { code: 'unavailable' })));
    await openStaffPortal(WEEK);
    expect(await screen.findByText('A client wants another time:')).toBeVisible();
    expect(screen.getByRole('link', { name: visit.client_name })).toBeVisible();
  });

  it('links to a new visit on the shown day, unless it is past', async () => {
    vi.setSystemTime('2026-12-01T00:00:00.000Z');
    const client = aClient();
    serveCalendar(server);
    server.use(
      mockEndpoint(endpoints.listClients, answer(aCappedPageOf([aClientListItem()]))),
      mockEndpoint(endpoints.getClient, answer(client)),
      mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([]))),
      mockEndpoint(
        endpoints.getHourlyRates,
        answer({
          private_cents: 70_00,
          ndis_cents: null,
          billing_step_hundredths: 1,
          late_cancellation_percent: 50,
        }),
      ),
    );
    server.use(
      mockEndpoint(endpoints.listStaffMembers, answer([])),
      mockAvailability([aCheckedCleaner()]),
    );
    const { user, path } = await openStaffPortal('/staff/portal/calendar?day=2026-11-30');
    expect(await screen.findByRole('heading', { name: /^Monday 30 November/u })).toBeVisible();
    expect(screen.getByRole('link', { name: 'New visit' })).toHaveAttribute(
      'href',
      '/staff/portal/visits/new',
    );
    await user.click(screen.getByRole('link', { name: 'Day after' }));
    expect(await screen.findByRole('heading', { name: /^Tuesday 1 December/u })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'New visit' }));
    await user.click(await screen.findByRole('link', { name: /^Amira Haddad/u }));
    expect(await screen.findByLabelText('Day')).toHaveValue('2026-12-01');
    await user.click(screen.getByRole('link', { name: 'Another client' }));
    await waitFor(() => expect(path()).toBe('/staff/portal/visits/new?day=2026-12-01'));
  });

  it('says so when it cannot be loaded', async () => {
    server.use(
      mockEndpoint(endpoints.getStaffCalendar, refuse(403, { code: 'permission_denied' })),
    );
    await openStaffPortal(WEEK);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

const SAM = '0190a1b2-0000-7000-8000-000000000009';
const DAY = '/staff/portal/calendar?day=2026-12-03';

describe('the other views of the calendar', () => {
  it('list the visits of a day by time, each with a link to move it', async () => {
    const later = anAppointmentSummary({
      id: '0190a1b2-0000-7000-8000-000000002009',
      client_name: 'Ivy Thompson',
      status: 'completed',
      starts_at: '2026-12-03T01:15:00.000Z',
      ends_at: '2026-12-03T03:00:00.000Z',
    });
    const trip = {
      from_appointment_id: visit.id,
      to_appointment_id: later.id,
      gap_minutes: 15,
      drive_minutes: 30,
      is_tight: true,
    };
    serveCalendar(server, { appointments: [visit, later], trips: [trip] });
    const { user, path } = await openStaffPortal(DAY);
    await user.click(await screen.findByRole('link', { name: 'List' }));
    await waitFor(() => expect(path()).toBe('/staff/portal/calendar?list=2026-12-03'));
    const rows = await screen.findAllByRole('row');
    expect(rows[1]).toHaveTextContent('9:30 am – 12:00 pmMia TranCastle HillSamConfirmedMove');
    expect(rows[2]).toHaveTextContent('Ivy Thompson');
    expect(rows[2]).toHaveTextContent('15 min gap, 30 min driveCompleted');
    expect(screen.queryByRole('link', { name: /^Move the visit of Ivy Thompson/u })).toBeNull();
    await user.click(
      screen.getByRole('link', { name: 'Move the visit of Mia Tran, 9:30 am – 12:00 pm' }),
    );
    await waitFor(() => expect(path()).toBe(`${DAY}&plan=${visit.id}`));
  });

  it('say so when a day has no visits', async () => {
    serveCalendar(server, { appointments: [] });
    await openStaffPortal('/staff/portal/calendar?list=2026-12-03');
    expect(await screen.findByRole('heading', { name: 'No visits on this day' })).toBeVisible();
  });

  it('show how full each day of a month is, and what is to be mended', async () => {
    const asked: string[] = [];
    const { days } = aStaffMonth();
    server.use(
      mockEndpoint(endpoints.getStaffMonth, ({ query }) => {
        asked.push(query.toString());
        return answer(
          aStaffMonth({
            days: days.map((day) =>
              day.date === '2026-12-04'
                ? { ...day, without_cleaner_count: 2, visit_count: 5, away: ['Hana'] }
                : day,
            ),
          }),
        );
      }),
    );
    serveCalendar(server);
    const { user, path } = await openStaffPortal('/staff/portal/calendar?month=2026-12');
    expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeVisible();
    expect(
      await screen.findByText('6 visits. 2 visits have no cleaner, on Friday 4 December.'),
    ).toBeVisible();
    expect(asked).toEqual(['from=2026-11-30&to=2027-01-03']);
    expect(
      screen.getByRole('link', {
        name: /Friday 4 December.*5.*visits.*2 without a cleaner.*On leave: Hana/u,
      }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /Friday 25 December.*Public holiday/u })).toBeVisible();
    await user.click(
      screen.getByRole('link', {
        name: /Thursday 3 December.*1.*visit, 2\u00A0h\u00A030\u00A0min/u,
      }),
    );
    await waitFor(() => expect(path()).toBe(DAY));
  });

  it('can be of one cleaner, whom the other views keep', async () => {
    const asked: string[] = [];
    serveCalendar(server);
    server.use(
      mockEndpoint(endpoints.getStaffCalendar, ({ query }) => {
        asked.push(query.toString());
        return answer(aStaffCalendar());
      }),
    );
    const { user, path } = await openStaffPortal(DAY);
    const filter = await screen.findByRole('combobox', { name: 'Shown cleaner' });
    await user.selectOptions(filter, await within(filter).findByText('Sam'));
    await waitFor(() => expect(path()).toBe(`${DAY}&who=${SAM}`));
    await waitFor(() => expect(asked.at(-1)).toContain(`staff_id=${SAM}`));
    await user.click(screen.getByRole('link', { name: 'Week' }));
    await waitFor(() => expect(path()).toBe(`/staff/portal/calendar?week=2026-12-03&who=${SAM}`));
  });
});

describe('a busy week', () => {
  const busy = Array.from({ length: 61 }, (_, index) => ({
    ...visit,
    id: `0190a1b2-0000-7000-8000-0000000030${String(index).padStart(2, '0')}`,
  }));

  it('begins with how full each day is, and opens the visits of one cleaner or of all', async () => {
    serveCalendar(server, { appointments: busy });
    const { user } = await openStaffPortal(WEEK);
    const sam = within(await screen.findByRole('group', { name: 'Sam' }));
    expect(sam.queryAllByRole('button', { name: /Mia Tran/u })).toEqual([]);
    expect(sam.getByRole('link', { name: /Sam:\s*61 visits, 152.h.30.min/u })).toHaveAttribute(
      'href',
      DAY,
    );
    const fold = sam.getByRole('button', { name: 'Visits of Sam' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    expect(sam.getAllByRole('button', { name: /Mia Tran/u })).toHaveLength(61);
    await user.click(fold);
    expect(sam.queryAllByRole('button', { name: /Mia Tran/u })).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Open all' }));
    expect(sam.getAllByRole('button', { name: /Mia Tran/u })).toHaveLength(61);
    await user.click(screen.getByRole('button', { name: 'Close all' }));
    expect(fold).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows every visit while there are few', async () => {
    serveCalendar(server);
    await openStaffPortal(WEEK);
    expect(await screen.findByRole('button', { name: /Mia Tran/u })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open all' })).toBeNull();
  });
});
