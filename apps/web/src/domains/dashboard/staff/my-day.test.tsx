import { aThread } from '@cleaning/api-client/testing';
import type { StaffToday } from '@cleaning/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { MIA, OWN_VISIT, aVisit } from '#domains/appointments/testing/mias-day.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { HOME, setTimeOfToday, todayIs } from '../testing.ts';

const server = startService();
const serve = (today: Partial<StaffToday>) => server.use(todayIs(today));
setTimeOfToday();

describe('a cleaner with visits today', () => {
  const MINE = {
    cleaners: [MIA],
    visits: [aVisit({ status: 'in_progress', client_name: 'Amira Haddad' })],
    own_visits: [
      OWN_VISIT,
      {
        ...OWN_VISIT,
        id: '2',
        status: 'confirmed' as const,
        client_name: 'Mele Tauiliili',
        starts_at: '2026-12-03T01:30:00.000Z',
        ends_at: '2026-12-03T04:00:00.000Z',
        actual_started_at: null,
      },
      {
        ...OWN_VISIT,
        id: '3',
        status: 'confirmed' as const,
        client_name: 'Kofi Mensah',
        starts_at: '2026-12-03T21:00:00.000Z',
        ends_at: '2026-12-03T23:00:00.000Z',
        actual_started_at: null,
      },
    ],
  };

  it('starts on their own day: the current visit, the next one, and the week', async () => {
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
    // Whoever is at the visit needs no directions.
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

  it('sees when to leave for the next visit', async () => {
    const [, second, third] = MINE.own_visits;
    if (second === undefined || third === undefined) throw new Error('Two visits are missing.');
    const next = { ...second, suburb: 'Rooty Hill', drive_minutes: 35 };
    serve({ own_visits: [OWN_VISIT, next, third] });
    await openStaffPortal(HOME);
    const list = within(await screen.findByRole('region', { name: 'Next' }));
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent(
      'Leave by 11:55 am. About 35 min to drive to Rooty Hill.',
    );
  });

  it('gets directions to a visit that has not started', async () => {
    const [, second] = MINE.own_visits;
    if (second === undefined) throw new Error('The second visit is missing.');
    serve({ own_visits: [{ ...second, drive_minutes: 70 }] });
    await openStaffPortal(HOME);
    const current = within(await screen.findByRole('region', { name: 'Mele Tauiliili' }));
    expect(
      current.getByText('Leave by 11:20 am. About 1 h 10 min to drive to Parramatta.'),
    ).toBeVisible();
    expect(current.getByRole('link', { name: /^Directions/u })).toHaveAttribute(
      'href',
      expect.stringContaining('destination=3%2F27+Church+Street%2C+Parramatta+NSW+2150'),
    );
  });

  it('sees what is new: messages, and changes by others to their own visits', async () => {
    const appointment = aVisit({ client_name: 'Jordan Ellis', appointment_date: '2026-12-10' });
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
      news.getByRole('link', { name: /^Amira: The code changed\..*2 new messages$/u }),
    ).toHaveTextContent('9:48 am. The key.2 new messages');
    // The client's message is shown, although a colleague has answered it.
    expect(news.getByRole('link', { name: /^Ben: Where is the key\?/u })).toHaveTextContent(
      'Yesterday. The key.1 new message',
    );
    expect(news.getByRole('link', { name: '1 more conversation' })).toBeVisible();
  });

  it('sees all cleaners when their own visits are on other days only', async () => {
    serve({ own_visits: MINE.own_visits.slice(2) });
    await openStaffPortal(HOME);
    expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mine' })).toBeNull());
  });
});
