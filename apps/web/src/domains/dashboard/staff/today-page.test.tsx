import {
  aStaffQuoteSummary,
  aStaffToday,
  aTeamPage,
  aThread,
  anAppointment,
  anInvoiceSummary,
  answer,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { StaffToday } from '@cleaning/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aWaitingReschedule } from '#domains/appointments/testing/a-waiting-reschedule.ts';
import { serveCalendar } from '#domains/appointments/testing/calendar.ts';
import { MIA, aVisit } from '#domains/appointments/testing/mias-day.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { HOME, setTimeOfToday, todayIs } from '../testing.ts';

const server = startService();
const serve = (today: Partial<StaffToday>) => server.use(todayIs(today));
setTimeOfToday();

const RESCHEDULE = aWaitingReschedule();

describe('the Today page', () => {
  it('shows a large team by pages, and counts the visits of all of them', async () => {
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.getStaffToday, ({ query }) => {
        asked.push(query.toString());
        return answer(
          aStaffToday({
            team: aTeamPage({
              page: Number(query.get('page')),
              page_count: 3,
              cleaner_count: 61,
            }),
            cleaners: [MIA],
            visits: [aVisit()],
            visit_counts: { confirmed: 90, in_progress: 8, completed: 40, no_access: 0 },
          }),
        );
      }),
    );
    const { user, path } = await openStaffPortal(HOME);
    expect(
      await screen.findByText('Thursday 3 December 2026, 10:12 am. 138 visits, 61 cleaners.'),
    ).toBeVisible();
    expect(screen.getByText('40 done, 8 under way, 90 to come')).toBeVisible();
    const pages = await screen.findByRole('navigation', { name: 'Cleaners pages' });
    await user.click(within(pages).getByRole('link', { name: /Next/u }));
    await waitFor(() => expect(path()).toBe(`${HOME}?page=2`));
    expect(await screen.findByText('Page 2 of 3', { selector: 'span' })).toHaveFocus();
    expect(asked.at(-1)).toBe('page=2');
  });

  it('leads to the visits of past days that nobody completed', async () => {
    const visit = aVisit({ client_name: 'Amira Haddad', appointment_date: '2026-11-21' });
    serve({ unfinished: { count: 2, waiting: [visit] } });
    await openStaffPortal(HOME);
    const card = within(
      await screen.findByRole('region', { name: 'Visits that nobody completed' }),
    );
    expect(card.getByRole('link', { name: /Amira Haddad/u })).toHaveAttribute(
      'href',
      `/staff/portal/visits/${visit.id}`,
    );
    expect(card.getByText(/^Sat 21 Nov/u)).toBeVisible();
    expect(card.getByText('1 more shows here once these are recorded.')).toBeVisible();
  });

  it('leads to the weeks that are over and have timesheets to approve', async () => {
    serve({
      timesheets_to_approve: [
        { week: '2026-11-16', count: 1 },
        { week: '2026-11-23', count: 12 },
      ],
    });
    await openStaffPortal(HOME);
    const card = within(await screen.findByRole('region', { name: 'Timesheets to approve' }));
    expect(card.getByRole('link', { name: /16 – 22 Nov 2026.*1 timesheet$/u })).toHaveAttribute(
      'href',
      '/staff/portal/timesheets?week=2026-11-16',
    );
    expect(card.getByRole('link', { name: /23 – 29 Nov 2026.*12 timesheets$/u })).toBeVisible();
  });

  it('leads to the visits whose late fee is to decide', async () => {
    const visit = { ...aVisit({ client_name: 'Amira Haddad' }), status: 'cancelled' as const };
    serve({ late_fees: { count: 2, waiting: [{ ...visit, terms_cents: 75_13 }] } });
    await openStaffPortal(HOME);
    const card = within(await screen.findByRole('region', { name: 'Late fees to decide' }));
    expect(card.getByRole('link', { name: /Amira Haddad/u })).toHaveAttribute(
      'href',
      `/staff/portal/visits/${visit.id}`,
    );
    expect(card.getByText('$75.13')).toBeVisible();
    expect(card.getByText('1 more shows here once these are decided.')).toBeVisible();
  });

  it('shows the cleaners of an area, which is remembered', async () => {
    let area: string | null = null;
    server.use(
      mockEndpoint(endpoints.updateStaffPreferences, ({ body }) => {
        area = body.area ?? null;
        return answer({ single_key_shortcuts: true, area });
      }),
      mockEndpoint(endpoints.getStaffToday, ({ query }) =>
        answer(
          aStaffToday({
            team: aTeamPage(
              area === null
                ? { page: Number(query.get('page')), page_count: 2, cleaner_count: 30 }
                : { area, cleaner_count: 1 },
            ),
            cleaners: [MIA],
            visits: [aVisit()],
          }),
        ),
      ),
    );
    const { user, path } = await openStaffPortal(`${HOME}?page=2`);
    const select = await screen.findByRole('combobox', { name: 'Area' });
    expect(select).toHaveDisplayValue('Every area');
    await user.selectOptions(select, 'Northern Beaches');
    expect(await screen.findByText(/1 cleaner in Northern Beaches\.$/u)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Area' })).toHaveValue('Northern Beaches');
    await waitFor(() => expect(path()).toBe(HOME));
    // Whoever chooses with the arrow keys goes on from here.
    expect(select).toHaveFocus();
  });

  it('says when the area could not be changed, and keeps the former one', async () => {
    serve({ team: aTeamPage({ page_count: 2, cleaner_count: 30 }), cleaners: [MIA] });
    server.use(mockEndpoint(endpoints.updateStaffPreferences, refuse(500, {})));
    const { user } = await openStaffPortal(HOME);
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Area' }),
      'Northern Beaches',
    );
    expect(await screen.findByText('The area was not changed')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Area' })).toHaveDisplayValue('Every area');
  });

  it('shows the visits of each cleaner on a timeline, with their status as text', async () => {
    serve({
      cleaners: [MIA],
      visits: [
        aVisit({ id: '1', status: 'completed', client_name: 'Ruth Callaghan', suburb: 'Epping' }),
        aVisit({ id: '2', client_name: 'Amira Haddad', has_open_reschedule_request: true }),
        aVisit({ id: '3', client_name: 'Noah Petrov', expected_at: '2026-12-02T22:50:00.000Z' }),
      ],
    });
    await openStaffPortal(HOME);
    const row = within(await screen.findByRole('group', { name: 'Mia Tran, 3 visits' }));
    for (const name of [
      'Ruth Callaghan 9:30 am – 12:00 pm Epping , completed',
      'Amira Haddad 9:30 am – 12:00 pm Castle Hill , wants another time',
      'Noah Petrov 9:30 am – 12:00 pm late, about 9:50 am, Castle Hill , confirmed',
    ]) {
      const words = new RegExp(name.replaceAll(' ', String.raw`\s*`), 'u');
      expect(row.getByRole('link', { name: words })).toBeVisible();
    }
    expect(row.getByText('3 visits, 7 h 30 min')).toBeVisible();
    expect(screen.getByText('1 done, 2 to come')).toBeVisible();
    expect(
      screen.getByText('Thursday 3 December 2026, 10:12 am. 3 visits, 1 cleaner.'),
    ).toBeVisible();
  });

  it.each([
    ['2026-12-06', true],
    ['2026-12-07', false],
  ])('warns of a visit on %s without a cleaner three days before: %s', async (date, isUrgent) => {
    const left = aVisit({ staff_member: null, appointment_date: date });
    serve({ without_cleaner: { count: 1, waiting: [left] } });
    await openStaffPortal(HOME);
    const row = await screen.findByRole('link', { name: /^1 visit without a cleaner/u });
    expect(row.innerHTML.includes('lucide-triangle-alert')).toBe(isUrgent);
  });

  it('has a row for visits of today without a cleaner, and links to the week of the first', async () => {
    const left = aVisit({ id: '3', staff_member: null, client_name: 'Noah Petrov' });
    serve({ cleaners: [MIA], visits: [left], without_cleaner: { count: 2, waiting: [left] } });
    await openStaffPortal(HOME);
    const row = within(await screen.findByRole('group', { name: 'No cleaner, 1 visit' }));
    expect(row.getByRole('listitem')).toHaveTextContent('Noah Petrov');
    const card = within(screen.getByRole('region', { name: 'Visits that need an answer' }));
    expect(card.getByRole('link', { name: /^2 visits without a cleaner/u })).toHaveAttribute(
      'href',
      `/staff/portal/calendar?week=${left.appointment_date}`,
    );
    const [calendar] = screen.getAllByRole('link', { name: /^Calendar/u });
    expect(calendar).toHaveTextContent('Calendar2');
  });

  it('lists what needs attention, the oldest first, and marks what is late', async () => {
    serve({
      quotes: {
        count: 4,
        waiting: [
          {
            ...aStaffQuoteSummary({ status: 'submitted', total_cents: null }),
            timeline_id: 'urgent',
            waiting_since: '2026-11-27T23:00:00.000Z',
          },
        ],
      },
      unread: { messages: 2, threads: 1 },
      threads: [
        aThread({
          client_name: 'Amira Haddad',
          about: { type: 'quote', id: '0190a1b2-0000-7000-8000-000000000055', reference: 'Q-1055' },
          unread_count: 2,
        }),
      ],
      overdue: {
        count: 1,
        cents: 150_00,
        invoices: [
          {
            ...anInvoiceSummary({
              due_date: '2026-11-13',
              total_cents: 250_00,
              balance_cents: 150_00,
              payer: 'plan_manager',
            }),
            held: { until: '2026-12-10', reason: 'They pay on Wednesday.' },
          },
        ],
      },
    });
    await openStaffPortal(HOME);
    const quotes = within(await screen.findByRole('region', { name: 'Quotes to answer' }));
    expect(quotes.getByRole('listitem')).toHaveTextContent(
      '5 daysMia TranDeep cleaning, Castle Hill, urgentTo priceQ-1048',
    );
    const messages = within(screen.getByRole('region', { name: 'Unread messages' }));
    expect(messages.getByRole('listitem')).toHaveTextContent(
      'Amira Haddad 2 new messagesQ-1055: Under the pot, please.',
    );
    expect(messages.getByText('No one is on it')).toBeVisible();
    const overdue = within(screen.getByRole('region', { name: 'Overdue invoices' }));
    expect(overdue.getByRole('listitem')).toHaveTextContent(
      '20 days overdue. $100.00 of $250.00 paid. With the plan managerHeld until Thu 10 Dec: They pay on Wednesday.$150.00INV-2026-00012',
    );
    const figures = screen.getByRole('navigation', { name: 'Waiting for us' });
    expect(figures).toHaveTextContent('4 quotes to answerOldest 5 days, Mia Tran');
    expect(within(figures).getByRole('link', { name: /^4 quotes to answer/u })).toHaveAttribute(
      'href',
      '/staff/portal/quotes?show=to-answer',
    );
    expect(figures).toHaveTextContent('2 unread messagesIn 1 conversation');
    expect(figures).toHaveTextContent('$150.00 overdue1 invoice, oldest 20 days');
  });

  it('says so when there is nothing to do', async () => {
    await openStaffPortal(HOME);
    expect(await screen.findByRole('heading', { name: 'No visits today' })).toBeVisible();
    expect(screen.getByText('Every quote has its answer.')).toBeVisible();
    expect(screen.getByText('You have read everything.')).toBeVisible();
    expect(screen.getByText('Every visit has its time and cleaner.')).toBeVisible();
    expect(screen.getByText('Nothing is late.')).toBeVisible();
  });

  it('shows that it is loading', async () => {
    server.use(http.get('*/staff/today/', () => delay('infinite')));
    await openStaffPortal(HOME);
    expect(await screen.findByText('Loading today')).toBeInTheDocument();
  });

  it.each([
    ['could not be read', refuse(500, {}), 'Server error. Please try again later.'],
    [
      'is not for this person any more',
      refuse(403, { code: 'permission_denied' }),
      'You do not have permission to perform this action.',
    ],
  ])('shows an error when it %s, and tries again', async (_case, refusal, message) => {
    server.use(mockEndpoint(endpoints.getStaffToday, refusal));
    const { user } = await openStaffPortal(HOME);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    serve({});
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No visits today' })).toBeVisible();
  });

  it('shows why there was no access, until when the cleaner is free, and whom to call', async () => {
    const missed = aVisit({ status: 'no_access', no_access_reason: 'Waited 15 minutes.' });
    serve({ no_access: [{ ...missed, next_visit_at: '2026-12-03T01:30:00.000Z' }] });
    await openStaffPortal(HOME);
    expect(await screen.findByText('Waited 15 minutes. Mia is free until 12:30 pm.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call Mia' })).toHaveAttribute(
      'href',
      'tel:+61491570159',
    );
  });

  it('says no more until when the cleaner was free once that time has passed', async () => {
    const missed = aVisit({ status: 'no_access', no_access_reason: 'Waited 15 minutes.' });
    serve({ no_access: [{ ...missed, next_visit_at: '2026-11-22T21:30:00.000Z' }] });
    await openStaffPortal(HOME);
    expect(await screen.findByText('Waited 15 minutes.')).toBeVisible();
  });
});

describe('a client who wants another time', () => {
  it('can be given the time at which a cleaner is free with one press', async () => {
    serve({ reschedules: { count: 1, waiting: [RESCHEDULE] } });
    const sent = vi.fn<(body: unknown) => void>();
    server.use(
      mockEndpoint(endpoints.acceptReschedule, ({ body }) => {
        sent(body);
        serve({});
        return answer(anAppointment());
      }),
    );
    const { user } = await openStaffPortal(HOME);
    const card = within(await screen.findByRole('region', { name: 'Visits that need an answer' }));
    expect(await card.findByText('Grace Oduya wants Tuesday morning')).toBeVisible();
    expect(card.getByText(/Mia is free Tue 9:00 am\./u)).toBeVisible();
    expect(card.getByRole('link', { name: 'Other time' })).toHaveAttribute(
      'href',
      `/staff/portal/calendar?week=${RESCHEDULE.appointment.appointment_date}&plan=${RESCHEDULE.appointment.id}`,
    );
    await user.dblClick(card.getByRole('button', { name: 'Move to Tue 9:00 am' }));
    expect(await screen.findByText('Grace Oduya moved to Tue 9:00 am')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      version: 2,
      starts_at: '2026-12-07T22:00:00.000Z',
      ends_at: '2026-12-08T00:30:00.000Z',
      staff_id: MIA.id,
    });
    expect(await screen.findByText('Every visit has its time and cleaner.')).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it.each([
    ['2026-12-03', '13:00', 'Grace Oduya wants 1:00 pm'],
    ['2026-12-09', 'any', 'Grace Oduya wants Wednesday, any time'],
    ['2026-12-10', 'morning', 'Grace Oduya wants Thu 10 Dec, morning'],
  ])('is described briefly: %s, %s', async (preferred_date, preferred_time, words) => {
    const request = { ...RESCHEDULE.request, preferred_date, preferred_time };
    serve({ reschedules: { count: 1, waiting: [{ ...RESCHEDULE, request }] } });
    await openStaffPortal(HOME);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    [2, '1 more wants another time'],
    [3, '2 more want another time'],
  ])('is counted with those that are not shown: %i', async (count, words) => {
    serve({ reschedules: { count, waiting: [RESCHEDULE] } });
    await openStaffPortal(HOME);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('gets a required explanation when the time stays', async () => {
    serve({ reschedules: { count: 1, waiting: [{ ...RESCHEDULE, suggestion: null }] } });
    const sent = vi.fn<(body: unknown) => void>();
    server.use(
      mockEndpoint(endpoints.declineReschedule, ({ body }) => {
        sent(body);
        serve({});
        return answer(anAppointment());
      }),
    );
    const { user } = await openStaffPortal(HOME);
    expect(await screen.findByText(/No one is free then\./u)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Move to/u })).toBeNull();
    expect(screen.getByRole('link', { name: 'Find a time' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep 9:30 am' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep this time?' }));
    await user.click(dialog.getByRole('button', { name: 'Keep this time' }));
    expect(sent).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText('Why does another time not work?'), 'We are full.');
    await user.click(dialog.getByRole('button', { name: 'Keep this time' }));
    expect(await screen.findByText('Grace Oduya keeps the time')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ version: 2, reason: 'We are full.' });
  });

  it('keeps no time that a colleague changed under the dialog, and says so', async () => {
    const { appointment } = RESCHEDULE;
    serve({ reschedules: { count: 1, waiting: [{ ...RESCHEDULE, suggestion: null }] } });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.declineReschedule, ({ body }) => {
        sent.push(body);
        return refuse(409, {
          code: 'stale_version',
          detail: 'This visit has changed.',
          changed_by: 'Priya',
          current: anAppointment({ ...appointment, version: 3, status: 'cancelled' }),
        });
      }),
    );
    const { user } = await openStaffPortal(HOME);
    await user.click(await screen.findByRole('button', { name: 'Keep 9:30 am' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep this time?' }));
    await user.type(dialog.getByLabelText('Why does another time not work?'), 'We are full.');
    await user.click(dialog.getByRole('button', { name: 'Keep this time' }));
    expect(await dialog.findByText('Priya changed this visit')).toBeVisible();
    expect(dialog.getByText('Status: was “Confirmed”, is now “Cancelled”')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep this time' }));
    await waitFor(() => expect(sent).toMatchObject([{ version: 2 }, { version: 3 }]));
  });

  it('is loaded again when a colleague answered first', async () => {
    serve({ reschedules: { count: 1, waiting: [RESCHEDULE] } });
    let asked = 0;
    server.use(
      mockEndpoint(endpoints.acceptReschedule, () => {
        asked += 1;
        return refuse(409, { code: 'stale_version', message: 'This visit has changed.' });
      }),
    );
    const { user } = await openStaffPortal(HOME);
    const move = await screen.findByRole('button', { name: 'Move to Tue 9:00 am' });
    serve({ reschedules: { count: 1, waiting: [{ ...RESCHEDULE, suggestion: null }] } });
    await user.click(move);
    expect(await screen.findByText(/No one is free then\./u)).toBeVisible();
    expect(asked).toBe(1);
  });
});

describe('the keyboard on the Today page', () => {
  it('opens the calendar to move the focused visit', async () => {
    serve({ cleaners: [MIA], visits: [aVisit({ id: '1' })] });
    serveCalendar(server);
    const { user, path } = await openStaffPortal(HOME);
    (await screen.findByRole('link', { name: /^Mia Tran.*confirmed/u })).focus();
    expect(await screen.findByText('move')).toBeVisible();
    await user.keyboard('m');
    await waitFor(() => expect(path()).toBe('/staff/portal/calendar?week=2026-12-03&plan=1'));
  });

  it('moves between the rows of the page, and answers with S', async () => {
    serve({
      cleaners: [MIA],
      visits: [aVisit()],
      reschedules: { count: 1, waiting: [RESCHEDULE] },
    });
    const sent = vi.fn<() => void>();
    server.use(
      mockEndpoint(endpoints.acceptReschedule, () => {
        sent();
        return answer(anAppointment());
      }),
    );
    const { user } = await openStaffPortal(HOME);
    await screen.findByRole('button', { name: /^Move to/u });
    await user.keyboard('j');
    expect(document.activeElement).toHaveTextContent('Mia Tran');
    await user.keyboard('j');
    expect(document.activeElement).toHaveAccessibleName(/^Move to/u);
    await user.keyboard('s');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });
});

it('emails that did not arrive are one line that leads to them', async () => {
  serve({ failed_mails: 2 });
  await openStaffPortal(HOME);
  expect(await screen.findByText(/2 emails did not arrive\./u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See why and what to do' })).toHaveAttribute(
    'href',
    '/staff/portal/email/failed',
  );
});
