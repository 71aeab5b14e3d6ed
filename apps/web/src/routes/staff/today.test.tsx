import {
  aStaffQuoteSummary,
  aStaffToday,
  aThread,
  aTodaysVisit,
  anAppointment,
  anInvoiceSummary,
  answer,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints, type OwnVisit, type StaffToday } from '@cleaning/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aStaffUser } from './testing/a-staff-user.ts';
import { aWaitingReschedule } from './testing/a-waiting-reschedule.ts';
import { serveCalendar } from './testing/calendar.ts';
import { openStaffPortal, startStaffService } from './testing/staff-portal.ts';

const server = startStaffService();
const HOME = '/staff/portal';
const MIA = { id: '0190a1b2-0000-7000-8000-000000000009', first_name: 'Mia', last_name: 'Tran' };

/** Thursday 3 December, 10:12 am in Sydney. */
const NOW = new Date('2026-12-02T23:12:00.000Z');
beforeAll(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

const visit = (overrides: Parameters<typeof aTodaysVisit>[0] = {}) =>
  aTodaysVisit({ staff_member: { id: MIA.id, first_name: 'Mia' }, ...overrides });

const serve = (today: Partial<StaffToday>) =>
  server.use(mockEndpoint(endpoints.getStaffToday, answer(aStaffToday(today))));

const RESCHEDULE = aWaitingReschedule();

const OWN: OwnVisit = {
  ...visit({ status: 'in_progress', client_name: 'Amira Haddad', suburb: 'Parramatta' }),
  address_line1: '3/27 Church Street',
  postcode: '2150',
  notes: 'Ring twice.',
  client_phone_number: '+61491570159',
  actual_started_at: '2026-12-02T21:04:00.000Z',
  tasks: { count: 8, done: 5 },
  drive_minutes: null,
};

describe('Today', () => {
  it('says that a day has more visits than are shown', async () => {
    serve({ cleaners: [MIA], visits: [visit()], are_visits_capped: true });
    await openStaffPortal(HOME);
    expect(await screen.findByText('Only the first 1 visits are shown')).toBeVisible();
    expect(screen.getByText(/its cleaner has it under Mine/u)).toBeVisible();
  });

  it('puts the visits of each cleaner on a clock, with their status in words', async () => {
    serve({
      cleaners: [MIA],
      visits: [
        visit({ id: '1', status: 'completed', client_name: 'Ruth Callaghan', suburb: 'Epping' }),
        visit({ id: '2', client_name: 'Amira Haddad', has_open_reschedule_request: true }),
        visit({ id: '3', client_name: 'Noah Petrov', expected_at: '2026-12-02T22:50:00.000Z' }),
      ],
    });
    await openStaffPortal(HOME);
    const row = within(await screen.findByRole('group', { name: 'Mia Tran, 3 visits' }));
    expect(row.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Ruth Callaghan9:30 am – 12:00 pmEpping, completed',
      'Amira Haddad9:30 am – 12:00 pmCastle Hill, wants another time',
      'Noah Petrov9:30 am – 12:00 pmlate, about 9:50 am, Castle Hill, confirmed',
    ]);
    expect(row.getByText('3 visits, 7 h 30 min')).toBeVisible();
    expect(screen.getByText('1 done, 2 to come')).toBeVisible();
    expect(
      screen.getByText('Thursday 3 December 2026, 10:12 am. 3 visits, 1 cleaner.'),
    ).toBeVisible();
  });

  it('has a row for visits of today that no one was given, and leads to the week of the first', async () => {
    const left = visit({ id: '3', staff_member: null, client_name: 'Noah Petrov' });
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

  it('says what waits, the longest first, and what is late in words', async () => {
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
          anInvoiceSummary({
            due_date: '2026-11-13',
            total_cents: 250_00,
            balance_cents: 150_00,
            payer: 'plan_manager',
          }),
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
      'Amira Haddad 2 newQ-1055: Under the pot, please.',
    );
    expect(messages.getByText('Nobody yet')).toBeVisible();
    const overdue = within(screen.getByRole('region', { name: 'Overdue invoices' }));
    expect(overdue.getByRole('listitem')).toHaveTextContent(
      '20 days overdue. $100.00 of $250.00 paid. With the plan manager$150.00INV-2026-00012',
    );
    const figures = screen.getByRole('navigation', { name: 'Waiting for us' });
    expect(figures).toHaveTextContent('4 quotes to answerOldest 5 days, Mia Tran');
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
  ])('says so when it %s, and tries again', async (_case, refusal, message) => {
    server.use(mockEndpoint(endpoints.getStaffToday, refusal));
    const { user } = await openStaffPortal(HOME);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    serve({});
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No visits today' })).toBeVisible();
  });

  it('says why there was no access, until when the cleaner is free, and whom to call', async () => {
    serve({
      cleaners: [MIA],
      visits: [
        visit({ id: '1', status: 'no_access', no_access_reason: 'Waited 15 minutes.' }),
        visit({
          id: '2',
          starts_at: '2026-12-03T01:30:00.000Z',
          ends_at: '2026-12-03T04:00:00.000Z',
        }),
      ],
    });
    await openStaffPortal(HOME);
    expect(await screen.findByText('Waited 15 minutes. Mia is free until 12:30 pm.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call Mia' })).toHaveAttribute(
      'href',
      'tel:+61491570159',
    );
  });
});

describe('a client who wants another time', () => {
  it('gets the time at which a cleaner is free with one press', async () => {
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
  });

  it.each([
    ['2026-12-03', '13:00', 'Grace Oduya wants 1:00 pm'],
    ['2026-12-09', 'any', 'Grace Oduya wants Wednesday, any time'],
    ['2026-12-10', 'morning', 'Grace Oduya wants Thu 10 Dec, morning'],
  ])('is said in few words: %s, %s', async (preferred_date, preferred_time, words) => {
    const request = { ...RESCHEDULE.request, preferred_date, preferred_time };
    serve({ reschedules: { count: 1, waiting: [{ ...RESCHEDULE, request }] } });
    await openStaffPortal(HOME);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('hears why when the time stays, which has to be said', async () => {
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
    expect(await screen.findByText(/Nobody is free then\./u)).toBeVisible();
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

  it('is read again when a colleague was faster', async () => {
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
    expect(await screen.findByText(/Nobody is free then\./u)).toBeVisible();
    expect(asked).toBe(1);
  });
});

describe('a cleaner with visits today', () => {
  const MINE = {
    cleaners: [MIA],
    visits: [visit({ status: 'in_progress', client_name: 'Amira Haddad' })],
    own_visits: [
      OWN,
      {
        ...OWN,
        id: '2',
        status: 'confirmed' as const,
        client_name: 'Mele Tauiliili',
        starts_at: '2026-12-03T01:30:00.000Z',
        ends_at: '2026-12-03T04:00:00.000Z',
        actual_started_at: null,
      },
      {
        ...OWN,
        id: '3',
        status: 'confirmed' as const,
        client_name: 'Kofi Mensah',
        starts_at: '2026-12-03T21:00:00.000Z',
        ends_at: '2026-12-03T23:00:00.000Z',
        actual_started_at: null,
      },
    ],
  };

  it('lands on their own day: the visit now, the next, and the week', async () => {
    serve(MINE);
    const { user, path } = await openStaffPortal(HOME, { user: aStaffUser({ first_name: 'Mia' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your day, Mia' })).toBeVisible();
    const current = within(await screen.findByRole('region', { name: 'Amira Haddad' }));
    expect(current.getByText('2 h 08 min')).toBeVisible();
    expect(current.getByText(/5 of 8 tasks done/u)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open calendar' })).toBeNull();
    expect(current.getByText('Ring twice.')).toBeVisible();
    expect(current.getByRole('link', { name: 'Call Amira' })).toHaveAttribute(
      'href',
      'tel:+61491570159',
    );
    // Who is there needs no directions.
    expect(current.queryByRole('link', { name: /^Directions/u })).toBeNull();
    const next = within(screen.getByRole('region', { name: 'Next' }));
    expect(next.queryByText(/^Leave by/u)).toBeNull();
    expect(next.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^12:30 pmMele Tauiliili3\/27 Church Street/u),
      '3:00 pmDone for today',
    ]);
    expect(
      within(screen.getByRole('region', { name: 'This week' })).getByRole('listitem'),
    ).toHaveTextContent('Fri 4Kofi Mensah, Parramattafrom 8:00 am');
    await user.click(screen.getByRole('button', { name: 'Everyone' }));
    expect(path()).toBe(`${HOME}?show=everyone`);
    expect(await screen.findByRole('group', { name: 'Mia Tran, 1 visit' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mine' }));
    expect(path()).toBe(HOME);
  });

  it('reads when to leave for the next visit', async () => {
    const [, second, third] = MINE.own_visits;
    if (second === undefined || third === undefined) throw new Error('Two visits are missing.');
    const next = { ...second, suburb: 'Rooty Hill', drive_minutes: 35 };
    serve({ own_visits: [OWN, next, third] });
    await openStaffPortal(HOME);
    const list = within(await screen.findByRole('region', { name: 'Next' }));
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent(
      'Leave by 11:55 am. 35 min drive to Rooty Hill.',
    );
  });

  it('finds the way to a visit that has not begun', async () => {
    const [, second] = MINE.own_visits;
    if (second === undefined) throw new Error('The second visit is missing.');
    serve({ own_visits: [{ ...second, drive_minutes: 70 }] });
    await openStaffPortal(HOME);
    const current = within(await screen.findByRole('region', { name: 'Mele Tauiliili' }));
    expect(current.getByText('Leave by 11:20 am. 1 h 10 min drive to Parramatta.')).toBeVisible();
    expect(current.getByRole('link', { name: /^Directions/u })).toHaveAttribute(
      'href',
      expect.stringContaining('destination=3%2F27+Church+Street%2C+Parramatta+NSW+2150'),
    );
  });

  it('reads what is new: messages, and what others did to the own visits', async () => {
    const appointment = visit({ client_name: 'Jordan Ellis', appointment_date: '2026-12-10' });
    const change = { appointment, wanted: null } as const;
    serve({
      ...MINE,
      unread: { messages: 4, threads: 3 },
      threads: [
        aThread({
          client_name: 'Amira Haddad',
          unread_count: 2,
          last_unread: { excerpt: 'The code changed.', sent_at: '2026-12-02T22:48:00.000Z' },
          last_message: { ...aThread().last_message, side: 'client', excerpt: 'The code changed.' },
        }),
        aThread({
          id: '0190a1b2-0000-7000-8000-000000009902',
          client_name: 'Ben Carver',
          last_unread: { excerpt: 'Where is the key?', sent_at: '2026-12-01T22:48:00.000Z' },
          last_message: { ...aThread().last_message, side: 'staff', excerpt: 'Thank you.' },
        }),
      ],
      own_changes: [
        {
          ...change,
          kind: 'may_move',
          wanted: { preferred_date: '2026-12-10', preferred_time: '13:00' },
          occurred_at: '2026-12-02T20:00:00.000Z',
        },
        {
          ...change,
          appointment: { ...appointment, id: '5' },
          kind: 'cancelled',
          occurred_at: '2026-12-02T19:00:00.000Z',
        },
        {
          ...change,
          appointment: { ...appointment, id: '6', staff_member: null },
          kind: 'taken',
          occurred_at: '2026-12-02T18:00:00.000Z',
        },
      ],
    });
    await openStaffPortal(HOME);
    const news = within(await screen.findByRole('region', { name: 'New for you' }));
    expect(news.getByRole('link', { name: /^Jordan may move to 1:00 pm/u })).toHaveTextContent(
      'Thu 10 Dec, 9:30 am. The office is looking.',
    );
    expect(news.getByRole('link', { name: /Jordan’s visit is cancelled/u })).toBeVisible();
    expect(
      news.getByRole('link', { name: /Jordan’s visit is no longer yours/u }),
    ).toHaveTextContent('It waits for a cleaner.');
    expect(
      news.getByRole('link', { name: /^Amira: The code changed\..*2 new/u }),
    ).toHaveTextContent('9:48 am. The key.2 new');
    // What the client wrote, although a colleague has answered it.
    expect(news.getByRole('link', { name: /^Ben: Where is the key\?/u })).toHaveTextContent(
      'Yesterday. The key. Answered.',
    );
    expect(news.getByRole('link', { name: '1 more conversation' })).toBeVisible();
  });

  it('sees everyone when the own visits are on other days only', async () => {
    serve({ own_visits: MINE.own_visits.slice(2) });
    await openStaffPortal(HOME);
    expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mine' })).toBeNull());
  });
});

describe('the keyboard', () => {
  it('takes the visit in focus to the calendar, to be moved', async () => {
    serve({ cleaners: [MIA], visits: [visit({ id: '1' })] });
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
      visits: [visit()],
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
