import {
  aClient,
  aClientHistory,
  aClientProfile,
  answer,
  aSeries,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plan } from '#domains/clients/testing/client-periods.ts';
import { ADDRESS, card, client, series, startRegularVisits } from '../testing/regular-visits.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const { server, serve } = startRegularVisits();

describe('the regular visits of a client', () => {
  it('are shown with their recurrence, cleaner and next dates', async () => {
    serve([
      aSeries({
        occurrences: [
          ...series.occurrences,
          {
            date: '2026-12-25',
            state: 'public_holiday',
            holiday: 'Christmas Day',
            appointment: null,
            skipped_by: null,
          },
          {
            date: '2026-12-31',
            state: 'paused',
            holiday: null,
            appointment: null,
            skipped_by: null,
          },
        ],
      }),
    ]);
    await openStaffPortal(ADDRESS);
    expect(await card()).toHaveTextContent('Every 2 weeks');
    expect(await card()).toHaveTextContent('CleanerSam');
    const dates = within(await card()).getAllByRole('listitem');
    expect(dates.map(({ textContent }) => textContent)).toEqual([
      'Thu 3 Dec',
      'Thu 17 Dec',
      'Fri 25 DecChristmas Day',
      'Thu 31 DecPaused',
    ]);
  });

  it('are counted in the menu of the client', async () => {
    serve([series]);
    server.use(
      mockEndpoint(
        endpoints.getClientHistory,
        answer(aClientHistory([], { series_count: 1, visit_count: 14 })),
      ),
    );
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('link', { name: 'Regular visits 1' })).toBeVisible();
  });

  it('are listed by day, first five, and all with one press', async () => {
    const [first] = series.occurrences;
    if (first === undefined) throw new Error('The series has no dates.');
    const days = ['03', '10', '17', '24', '28', '30'].map((day) => `2026-12-${day}`);
    const occurrences = days.map((date, index) => ({
      ...first,
      date,
      appointment: first.appointment && {
        ...first.appointment,
        id: `0190a1b2-0000-7000-8000-00000000220${index}`,
        appointment_date: date,
      },
    }));
    serve([aSeries({ ...series, occurrences })]);
    const { user } = await openStaffPortal(ADDRESS);
    const next = within(await screen.findByRole('region', { name: 'Next visits' }));
    expect(next.getAllByRole('listitem')).toHaveLength(5);
    await user.click(next.getByRole('button', { name: 'All 6' }));
    expect(next.getAllByRole('listitem')).toHaveLength(6);
    await user.click(next.getByRole('button', { name: 'First 5' }));
    expect(next.getAllByRole('listitem')).toHaveLength(5);
  });

  it('are shown with the price of each', async () => {
    serve([series]);
    await openStaffPortal(ADDRESS);
    expect(await within(await card()).findByText('2.5 h × $70.00 = $175.00')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Until/u })).toBeNull();
    expect(screen.getByRole('link', { name: 'One visit' })).toHaveAttribute(
      'href',
      `/staff/portal/visits/new?client=${client.id}`,
    );
  });

  it('show their cost until the plan ends, and when that exceeds the rest of the plan', async () => {
    serve([aSeries({ ...series, service_id: 'ndis', last_date: '2026-12-31' })]);
    const short = { ...plan, remaining_budget_cents: 200_00 };
    server.use(
      mockEndpoint(
        endpoints.getClient,
        answer(aClient({ profile: aClientProfile({ plans: [short] }) })),
      ),
    );
    await openStaffPortal(ADDRESS);
    const cost = await screen.findByRole('region', { name: 'Until 28 Feb 2027' });
    expect(cost).toHaveTextContent('Thursday visits, 2$300.50');
    expect(cost).toHaveTextContent('2 visits$300.50');
    expect(
      screen.getByText('2 visits until the plan ends on 28 Feb 2027 cost $300.50'),
    ).toBeVisible();
    expect(screen.getByText(/\$100\.50 more than the budget left \(\$200\.00/u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tell Amira' })).toBeVisible();
  });

  it('can be empty', async () => {
    serve([]);
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'No regular visits yet' })).toBeVisible();
    expect(screen.getByText(/every two or four weeks, or once a month/u)).toBeVisible();
  });

  it('are not shown for an unknown client', async () => {
    serve([]);
    server.use(mockEndpoint(endpoints.getClient, refuse(404, {})));
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'There is no such client' })).toBeVisible();
  });
});
