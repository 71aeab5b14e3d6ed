import { aThread, answer, mockEndpoint, noResponse, refuse } from '@cleaning/api-client/testing';
import { company } from '@cleaning/company';
import type { OwnVisits } from '@cleaning/contract/appointments';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aCleanerUser } from '#app/testing/a-staff-user.ts';
import { openCleanerPortal, startCleanerService } from '#app/testing/cleaner-portal.ts';
import {
  aVisit,
  OTHER_OWN_VISITS,
  OWN_VISIT,
  ownVisits,
  sheetOnPhone,
} from '#domains/appointments/testing/mias-day.ts';
import { openWorkSheetDatabase } from '#domains/appointments/visit-queue/work-sheet-database.ts';
import { HOME, setTimeOfToday } from '../testing.ts';

const server = startCleanerService();
setTimeOfToday();

const { yesterday, next, tomorrow } = OTHER_OWN_VISITS;
const serve = (own: Partial<OwnVisits>) =>
  server.use(mockEndpoint(endpoints.getOwnVisits, answer(ownVisits(own))));
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the day of a cleaner', () => {
  it('has the current visit, the next one and the week, and a way to call the office', async () => {
    serve({ visits: [yesterday, OWN_VISIT, next, tomorrow] });
    await openCleanerPortal(HOME);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your day, Mia' })).toBeVisible();
    expect(await screen.findByText(/2 visits, 5 h\.$/u)).toBeVisible();
    const current = await region('Amira Haddad');
    expect(current.getByText('Ring twice.')).toBeVisible();
    expect((await region('Next')).getByText(/The key is with the neighbour\./u)).toBeVisible();
    expect((await region('This week')).getByRole('listitem')).toHaveTextContent(
      'Fri 4Kofi Mensah, Blacktownfrom 8:00 am',
    );
    expect(screen.getByRole('link', { name: 'Call the office' })).toHaveAttribute(
      'href',
      `tel:${company.phone}`,
    );
    expect(screen.queryByRole('button', { name: 'Everyone' })).toBeNull();
    expect(screen.getByRole('link', { name: 'your timesheet' })).toHaveAttribute(
      'href',
      '/staff/portal/timesheet',
    );
  });

  it('says from when the way in to a visit is shown', async () => {
    serve({ visits: [{ ...tomorrow, appointment_date: '2026-12-03' }] });
    vi.setSystemTime('2026-12-03T01:00:00.000Z');
    await openCleanerPortal(HOME);
    expect(await screen.findByText(/The next is Fri 4 Dec 2026, 8:00 am: Kofi/u)).toBeVisible();
  });

  it('does not show a way in for longer than its time, although the page is older', async () => {
    serve({
      visits: [
        { ...next, starts_at: '2026-12-02T18:00:00.000Z', ends_at: '2026-12-02T20:00:00.000Z' },
      ],
    });
    await openCleanerPortal(HOME);
    const visit = await region('Mele Tauiliili');
    expect(visit.getByText('How to get in is no longer shown.')).toBeVisible();
    expect(screen.queryByText(/neighbour/u)).toBeNull();
  });

  it('says when a day without visits is followed by one', async () => {
    serve({ visits: [yesterday] });
    await openCleanerPortal(HOME);
    expect(
      (await region('No visits today')).getByText('You have no more visits today.'),
    ).toBeVisible();
    expect((await region('This week')).getByText('No visits in the next six days.')).toBeVisible();
    expect((await region('New for you')).getByText(/^Nothing new/u)).toBeVisible();
  });

  it('has what others changed and unread messages, and no link to a visit that was given away', async () => {
    const appointment = aVisit({ client_name: 'Jordan Ellis', appointment_date: '2026-12-10' });
    const change = { wanted: null, occurred_at: '2026-12-02T18:00:00.000Z' } as const;
    serve({
      changes: [
        { ...change, kind: 'booked', appointment: { ...appointment, id: '5' } },
        {
          ...change,
          kind: 'taken',
          appointment: { ...appointment, client_name: 'Ben Carver', staff_member: null },
        },
      ],
    });
    const thread = aThread({ client_name: 'Amira Haddad', unread_count: 1 });
    server.use(
      mockEndpoint(endpoints.getUnreadCount, answer({ messages: 1, threads: 1 })),
      mockEndpoint(
        endpoints.listThreads,
        answer({ count: 1, next: null, previous: null, results: [thread] }),
      ),
    );
    await openCleanerPortal(HOME);
    const news = await region('New for you');
    expect(await news.findByRole('link', { name: /^Amira: /u })).toBeVisible();
    expect(news.getByRole('link', { name: /^New visit: Jordan Ellis/u })).toBeVisible();
    expect(news.getByText('Ben’s visit is no longer yours')).toBeVisible();
    expect(news.queryByRole('link', { name: /Ben/u })).toBeNull();
    expect(screen.getAllByRole('link', { name: /^Messages/u })[0]).toHaveTextContent('1');
  });

  it('says where a visit went that moved further ahead than they see, without a link', async () => {
    const appointment = aVisit({
      client_name: 'Jordan Ellis',
      appointment_date: '2026-12-22',
      starts_at: '2026-12-21T22:00:00.000Z',
    });
    serve({
      changes: [
        { kind: 'moved', appointment, wanted: null, occurred_at: '2026-12-02T18:00:00.000Z' },
        {
          kind: 'cancelled',
          appointment: { ...appointment, id: '5', client_name: 'Ben Carver' },
          wanted: null,
          occurred_at: '2026-12-02T17:00:00.000Z',
        },
      ],
    });
    await openCleanerPortal(HOME);
    const news = await region('New for you');
    const [moved, cancelled] = news.getAllByRole('listitem');
    expect(moved).toHaveTextContent(
      'Jordan’s visit moved to Tuesday 22 December9:00 am, Castle Hill. You see it here from Tue 8 Dec.',
    );
    expect(cancelled).toHaveTextContent('Ben’s visit is cancelledTue 22 Dec, 9:00 am');
    expect(news.queryByRole('link')).toBeNull();
  });

  it('has changes on the list until “Got it”, also of how to get in', async () => {
    const change = {
      kind: 'way_in',
      wanted: null,
      occurred_at: '2026-12-02T18:00:00.000Z',
    } as const;
    const appointment = aVisit({ client_name: 'Jordan Ellis' });
    const moved = { ...change, kind: 'moved', occurred_at: '2026-12-02T17:00:00.000Z' } as const;
    const sent: unknown[] = [];
    serve({
      changes: [
        { ...change, appointment },
        { ...moved, appointment },
      ],
    });
    server.use(
      mockEndpoint(endpoints.markOwnChangesSeen, ({ body }) => {
        sent.push(body);
        if (sent.length === 1) return refuse(500, {});
        serve({ changes: [] });
        return answer(undefined);
      }),
    );
    const { user } = await openCleanerPortal(HOME);
    const news = await region('New for you');
    expect(news.getByRole('link', { name: /^How to get in has changed: Jordan/u })).toBeVisible();
    expect(news.getByRole('link', { name: /^Jordan’s visit moved/u })).toBeVisible();
    await user.click(news.getByRole('button', { name: 'Got it' }));
    expect(await news.findByRole('alert')).toHaveTextContent('Still on your list');
    await user.click(news.getByRole('button', { name: 'Got it' }));
    expect(await news.findByText(/^Nothing new/u)).toBeVisible();
    expect(sent).toEqual([{ until: change.occurred_at }, { until: change.occurred_at }]);
    expect(news.queryByRole('button', { name: 'Got it' })).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('can be loaded again after a failure', async () => {
    server.use(mockEndpoint(endpoints.getOwnVisits, refuse(500, {})));
    const { user } = await openCleanerPortal(HOME);
    expect(
      await screen.findByRole('heading', { name: 'We could not load your visits' }),
    ).toBeVisible();
    serve({ visits: [next] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await region('Mele Tauiliili')).toBeDefined();
  });
});

it('the week of a cleaner has every own visit by day, the past ones as they went', async () => {
  serve({ visits: [yesterday, OWN_VISIT, next, tomorrow] });
  const { user, path } = await openCleanerPortal(HOME);
  await screen.findByRole('region', { name: 'Amira Haddad' });
  await user.click(screen.getByRole('link', { name: 'All your visits' }));
  expect(path()).toBe(`${HOME}?show=week`);
  expect(await screen.findByRole('heading', { level: 1, name: 'My week' })).toBeVisible();
  const [menu] = screen.getAllByRole('navigation', { name: 'Staff portal' });
  if (menu === undefined) throw new Error('The navigation is missing.');
  expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('My week');
  const coming = await region('From today on');
  expect(coming.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
    'Today',
    'Friday 4 December',
  ]);
  const past = await region('The past week');
  expect(past.getByRole('link', { name: /Ruth Callaghan/u })).toHaveTextContent(
    'Epping, General cleaning, 2 h 10 min worked.',
  );
});

describe('the day of a cleaner without a signal', () => {
  it('says only that the visits could not be read when none is on the phone', async () => {
    server.use(mockEndpoint(endpoints.getOwnVisits, noResponse()));
    await openCleanerPortal(HOME);
    expect(
      await screen.findByRole('heading', { name: /could not load your visits/u }),
    ).toBeVisible();
    expect(screen.queryByRole('region', { name: 'On this phone' })).toBeNull();
  });

  it('leads to the visits on the phone, also after the phone was restarted', async () => {
    const sheet = sheetOnPhone(aCleanerUser().id);
    await openWorkSheetDatabase().storeSheet(sheet);
    server.use(mockEndpoint(endpoints.getOwnVisits, noResponse()));
    await openCleanerPortal(HOME);
    const kept = await region('On this phone');
    const visit = kept.getByRole('link', { name: /Amira Haddad/u });
    expect(visit).toHaveAttribute('href', `/staff/portal/visits/${sheet.visitId}`);
    expect(visit).toHaveTextContent('9:00 am – 12:00 pm, Parramatta.');
    expect(
      await screen.findByRole('heading', { name: /could not load your visits/u }),
    ).toBeVisible();
  });
});
