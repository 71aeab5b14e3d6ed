import {
  aClient,
  aClientHistory,
  anAppointment,
  anAppointmentSummary,
  answer,
  aPageOf,
  aSeries,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { request, serveCalendar, visitCard } from '../testing/calendar.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const server = startService();

describe('a visit of a series', () => {
  const series = aSeries();
  const second = anAppointmentSummary({
    ...series.occurrences[1]?.appointment,
    series: { id: series.id, recurrence: 'every_2_weeks' },
  });
  const LATER_WEEK = '/staff/portal/calendar?week=2026-12-17';

  function serveSeries() {
    const other = { ...second, id: request.id, client_name: 'Ivy Thompson', series: null };
    serveCalendar(server, { appointments: [second, other] });
    const skipped: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.listAppointmentSeries, answer([series])),
      mockEndpoint(endpoints.cancelAppointment, ({ body, params }) => {
        skipped.push({ id: params['id'], ...body });
        serveCalendar(server, { appointments: [] });
        return answer(anAppointment({ status: 'cancelled' }));
      }),
    );
    return skipped;
  }

  it('is skipped by a key, with a reason, and its panel closes', async () => {
    const skipped = serveSeries();
    const { user } = await openStaffPortal(LATER_WEEK);
    (await visitCard(/Mia Tran/u)).focus();
    await user.keyboard('l');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Skip Thursday 17 December?' }),
    );
    await user.type(dialog.getByLabelText('Reason'), 'At the hospital.');
    await user.click(dialog.getByRole('button', { name: /^Skip \d/u }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Mia Tran' })).toBeNull());
    expect(skipped).toMatchObject([{ id: second.id, reason: 'At the hospital.' }]);
  });

  it('can be skipped by a button, and stays selected when that is cancelled', async () => {
    const skipped = serveSeries();
    const { user } = await openStaffPortal(LATER_WEEK);
    await user.click(await visitCard(/Mia Tran/u));
    await user.click(await screen.findByRole('button', { name: 'Skip this one' }));
    await user.click(await screen.findByRole('button', { name: 'Keep the visit' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Mia Tran' })).toBeVisible();
    expect(skipped).toHaveLength(0);
  });

  it('opens the change of its series by a key, starting with this visit', async () => {
    serveSeries();
    server.use(
      mockEndpoint(endpoints.getClient, answer(aClient({ id: second.client_id }))),
      mockEndpoint(endpoints.getClientHistory, answer(aClientHistory())),
      mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([]))),
      mockEndpoint(endpoints.listStaffMembers, answer([series.staff_member])),
      mockEndpoint(
        endpoints.getHourlyRates,
        answer({
          private_cents: 70_00,
          ndis_cents: null,
          billing_step_hundredths: 1,
          late_cancellation_percent: 50,
        }),
      ),
      mockEndpoint(endpoints.checkSeriesChange, answer({ dates: [] })),
    );
    const { user, path } = await openStaffPortal(LATER_WEEK);
    (await visitCard(/Mia Tran/u)).focus();
    await user.keyboard('e');
    const dialog = within(await screen.findByRole('dialog', { name: /^Change .* visits\?$/u }));
    expect(dialog.getByLabelText('Visit')).toHaveDisplayValue('Thursday 17 December');
    await user.click(dialog.getByRole('button', { name: 'Leave as it is' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(path()).toBe(`/staff/portal/clients/${second.client_id}/visits`);
  });

  it('ignores the keys for single visits', async () => {
    serveSeries();
    const { user, path } = await openStaffPortal(LATER_WEEK);
    await user.click(await visitCard(/Mia Tran/u));
    await screen.findByRole('button', { name: 'Skip this one' });
    (await visitCard(/Ivy Thompson/u)).focus();
    await user.keyboard('le');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(path()).toBe(LATER_WEEK);
  });

  it('shows an error when its series cannot be loaded', async () => {
    serveSeries();
    server.use(mockEndpoint(endpoints.listAppointmentSeries, refuse(500, { code: 'internal' })));
    const { user } = await openStaffPortal(LATER_WEEK);
    (await visitCard(/Mia Tran/u)).focus();
    await user.keyboard('l');
    expect(await screen.findByText('The series could not be loaded')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays in the calendar when it is skipped, says by whom, and is not counted', async () => {
    const left = { ...second, id: request.id, status: 'cancelled' } as const;
    serveCalendar(server, {
      appointments: [second],
      skipped: [{ ...left, skipped_by: 'client' }],
    });
    server.use(mockEndpoint(endpoints.listAppointmentSeries, answer([series])));
    const { user } = await openStaffPortal(LATER_WEEK);
    expect(
      await screen.findByText(/1 visit, 2 h 30 min, 1 from series\. 1 is skipped\./u),
    ).toBeVisible();
    const sam = within(screen.getByRole('group', { name: 'Sam' }));
    expect(sam.getByText('1 visit, 2 h 30 min')).toBeVisible();
    await user.click(sam.getByRole('button', { name: /Mia Tran.*Skipped by Mia/u }));
    expect(screen.getByText('Skipped by Mia.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Move visit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Skip this one' })).toBeNull();
  });

  it('is shown as skipped in the day view', async () => {
    const left = { ...second, status: 'cancelled' } as const;
    serveCalendar(server, { appointments: [], skipped: [{ ...left, skipped_by: 'staff' }] });
    server.use(mockEndpoint(endpoints.listAppointmentSeries, answer([series])));
    const { user } = await openStaffPortal('/staff/portal/calendar?day=2026-12-17');
    const sam = within(await screen.findByRole('group', { name: 'Sam' }));
    expect(sam.getByText('No visits')).toBeVisible();
    await user.click(sam.getByRole('button', { name: /Mia Tran.*skipped/u }));
    expect(screen.getByText('Skipped by us.')).toBeVisible();
  });
});
