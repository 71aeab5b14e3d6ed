import {
  aClientProfile,
  anAppointment,
  answer,
  aSeries,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpointKey } from '@cleaning/api-client/queries';
import { endpoints } from '@cleaning/contract/endpoints';
import type { AppointmentSeries } from '@cleaning/contract/series';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { APPOINTMENTS, startAppointments } from '../testing/appointments.ts';
import { aSeriesWithMovedVisit } from '../testing/moved-visit.ts';
import { openPortal } from '#app/testing/portal.ts';

const { server, serveAppointments } = startAppointments();
const mine = aSeries({ available_commands: ['pause'] });

function serve(series: AppointmentSeries): void {
  serveAppointments([]);
  server.use(mockEndpoint(endpoints.listMyAppointmentSeries, answer([series])));
}

const card = async () => within(await screen.findByRole('region', { name: 'Your regular visits' }));
const dialog = () => within(screen.getByRole('dialog'));

describe('regular visits', () => {
  it('are shown above the list with their next dates', async () => {
    const occurrences = mine.occurrences.map((each, at) => ({
      ...each,
      appointment: each.appointment && {
        ...each.appointment,
        has_open_reschedule_request: at === 1,
      },
    }));
    serve(aSeries({ occurrences, available_commands: ['pause'] }));
    await openPortal(APPOINTMENTS);
    expect((await card()).getByText('Every 2 weeks')).toBeVisible();
    expect((await card()).getAllByText('Thursday, 9:30 am – 12:00 pm')[0]).toBeVisible();
    const dates = (await card()).getAllByRole('listitem');
    expect(dates.map(({ textContent }) => textContent)).toEqual([
      'Thu 3 DecConfirmed',
      'Thu 17 DecRequest sent',
    ]);
  });

  it.each([
    ['client', 'Skipped by you'],
    ['staff', 'Skipped by us'],
    [null, 'Skipped'],
  ] as const)('show who skipped one of them: %s', async (actor, said) => {
    const [first, ...rest] = mine.occurrences;
    if (first === undefined) throw new Error('The series has no dates.');
    serve(aSeries({ occurrences: [{ ...first, state: 'skipped', skipped_by: actor }, ...rest] }));
    await openPortal(APPOINTMENTS);
    const [date] = (await card()).getAllByRole('listitem');
    expect(date).toHaveTextContent(`Thu 3 Dec${said}`);
  });

  it.each([
    [
      'plan',
      60_10,
      'Your plan manager pays, $150.25 a visit, at $60.10 an hour, as on your last invoice.',
    ],
    ['agency', null, 'The NDIA pays from your plan.'],
    [null, 60_10, '$150.25 a visit, at $60.10 an hour, as on your last invoice.'],
  ] as const)('show who pays and what was invoiced last: %s at %s', async (plan, cents, said) => {
    serve(aSeries({ service_id: 'ndis' }));
    server.use(
      mockEndpoint(
        endpoints.getMyHourlyRates,
        answer({
          private_cents: 70_00,
          ndis_cents: cents,
          billing_step_hundredths: 1,
          late_cancellation_percent: 50,
        }),
      ),
      mockEndpoint(endpoints.getClientProfile, answer(aClientProfile({ plan_management: plan }))),
    );
    await openPortal(APPOINTMENTS);
    expect(await (await card()).findByText(said)).toBeVisible();
  });

  it('have the rate of a private invoice when no plan pays them', async () => {
    serve(mine);
    server.use(
      mockEndpoint(
        endpoints.getMyHourlyRates,
        answer({
          private_cents: 70_00,
          ndis_cents: 60_10,
          billing_step_hundredths: 1,
          late_cancellation_percent: 50,
        }),
      ),
    );
    await openPortal(APPOINTMENTS);
    expect(
      await (
        await card()
      ).findByText('$175.00 a visit, at $70.00 an hour, as on your last invoice.'),
    ).toBeVisible();
  });

  it('lead to a message that asks for another day for all of them', async () => {
    serve(mine);
    await openPortal(APPOINTMENTS);
    const next = mine.occurrences.find(({ appointment }) => appointment !== null)?.appointment;
    expect((await card()).getByRole('link', { name: /^Ask for another day/u })).toHaveAttribute(
      'href',
      `/clients/messages?appointment=${next?.id}`,
    );
  });

  it('lose a skipped visit, after its cost was shown', async () => {
    serve(mine);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.cancelAppointment, ({ body }) => {
        sent.push(body);
        return answer(anAppointment({ status: 'cancelled' }));
      }),
    );
    const { user } = await openPortal(APPOINTMENTS);
    await user.click((await card()).getByRole('button', { name: /^Skip a visit/u }));
    expect(dialog().getByText(/free until Tuesday 1 December, 9:30 am/u)).toBeVisible();
    expect(
      dialog().getByText('Your next visit after it is Thursday 17 December.', { exact: false }),
    ).toBeVisible();
    const later = dialog().getByRole('radio', { name: 'Thu 17\u00A0Dec, 9:30\u00A0am' });
    expect(later).toHaveAccessibleDescription(/^Cancel free until/u);
    await user.click(later);
    await user.click(dialog().getByRole('button', { name: 'Skip 17 December' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          version: 2,
          reason: '',
          cost_shown_at: expect.any(String) as string,
          cost_shown_percent: 50,
        },
      ]),
    );
  });

  it('stay as they were opened while one is skipped, and say what changed meanwhile', async () => {
    serve(mine);
    const [first] = mine.occurrences;
    if (!first?.appointment) throw new Error('The series has no visit.');
    const cancelled = anAppointment({ ...first.appointment, version: 3, status: 'cancelled' });
    server.use(
      mockEndpoint(
        endpoints.cancelAppointment,
        refuse(409, { code: 'stale_version', detail: 'It has changed.', current: cancelled }),
      ),
    );
    const { user, queryClient } = await openPortal(APPOINTMENTS);
    await user.click((await card()).getByRole('button', { name: /^Skip a visit/u }));
    act(() => {
      const changed = { ...mine, occurrences: mine.occurrences.slice(1) };
      queryClient.setQueryData(endpointKey('listMyAppointmentSeries'), [changed]);
    });
    expect((await card()).queryByText('Thu 3 Dec')).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Skip 3 December' }));
    expect(await dialog().findByText('It has changed.')).toBeVisible();
    expect(dialog().getByText('Status: was “Confirmed”, is now “Cancelled”')).toBeVisible();
  });

  it('show four dates to choose from, and the rest on request', async () => {
    const many = mine.occurrences.slice(1).flatMap((each) =>
      [1, 2, 3, 4, 5, 6].map((day) => ({
        ...each,
        date: `2027-01-0${day}`,
        appointment: each.appointment && {
          ...each.appointment,
          id: `0190a1b2-0000-7000-8000-00000000210${day}`,
          appointment_date: `2027-01-0${day}`,
        },
      })),
    );
    serve(aSeries({ occurrences: many, available_commands: ['pause'] }));
    const { user } = await openPortal(APPOINTMENTS);
    await user.click((await card()).getByRole('button', { name: /^Skip a visit/u }));
    expect(dialog().getAllByRole('radio')).toHaveLength(4);
    await user.click(dialog().getByRole('button', { name: 'Show 2 more' }));
    expect(dialog().getAllByRole('radio')).toHaveLength(6);
    await user.click(dialog().getByRole('radio', { name: /^Wed 6\u00A0Jan/u }));
    expect(dialog().getByRole('button', { name: 'Skip 6 January' })).toBeVisible();
  });

  it('are paused from the next visit that can be cancelled free of charge', async () => {
    const occurrences = mine.occurrences.map((each, at) => ({
      ...each,
      appointment:
        each.appointment && at === 0
          ? { ...each.appointment, free_until: '2026-11-01T00:00:00.000Z' }
          : each.appointment,
    }));
    serve(aSeries({ occurrences, available_commands: ['pause'] }));
    const { user } = await openPortal(APPOINTMENTS);
    await user.click((await card()).getByRole('button', { name: /^Pause/u }));
    expect(dialog().getByLabelText('No visits from')).toHaveValue('2026-12-17');
    expect(dialog().getByText('1 visit is left out:')).toBeVisible();
    fireEvent.change(dialog().getByLabelText(/^Start again/u), {
      target: { value: '2027-02-04' },
    });
    expect(dialog().getByRole('button', { name: 'Pause until 4 February' })).toBeVisible();
  });

  it('name the visits that a pause cancels, free of charge', async () => {
    serve(mine);
    const { user } = await openPortal(APPOINTMENTS);
    await user.click((await card()).getByRole('button', { name: /^Pause/u }));
    expect(dialog().getByText(/Thu 3 Dec, Thu 17 Dec\. There is no charge\./u)).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Pause 2 visits' })).toBeVisible();
  });

  it('are listed and paused by the day on which each takes place', async () => {
    serve(aSeriesWithMovedVisit({ available_commands: ['pause'] }));
    const { user } = await openPortal(APPOINTMENTS);
    const dates = (await card()).getAllByRole('listitem');
    expect(dates.map(({ textContent }) => textContent)).toEqual([
      'Mon 14 DecMoved from Thu 3 Dec',
      'Thu 17 DecConfirmed',
    ]);
    await user.click((await card()).getByRole('button', { name: /^Pause/u }));
    expect(dialog().getByLabelText('No visits from')).toHaveValue('2026-12-14');
    fireEvent.change(dialog().getByLabelText('No visits from'), {
      target: { value: '2026-12-10' },
    });
    expect(dialog().getByText(/Mon 14 Dec, Thu 17 Dec\. There is no charge\./u)).toBeVisible();
    fireEvent.change(dialog().getByLabelText('No visits from'), {
      target: { value: '2026-12-03' },
    });
    fireEvent.change(dialog().getByLabelText(/^Start again/u), {
      target: { value: '2026-12-10' },
    });
    expect(dialog().getByText('No booked visit is cancelled.')).toBeVisible();
  });

  it('say that one took place on another day, once it did', async () => {
    const [moved, ...others] = aSeriesWithMovedVisit().occurrences;
    if (!moved?.appointment) throw new Error('The series has no visit.');
    const appointment = {
      ...moved.appointment,
      status: 'completed' as const,
      appointment_date: '2026-11-27',
    };
    serve(aSeries({ occurrences: [{ ...moved, appointment }, ...others] }));
    await openPortal(APPOINTMENTS);
    const [date] = (await card()).getAllByRole('listitem');
    expect(date).toHaveTextContent('Thu 3 DecMoved to Fri 27 Nov');
  });

  it.each([
    ['skip', /^Skip a visit/u, 'Skip 3 December, $75.13 fee', endpoints.cancelAppointment],
    ['pause', /^Pause/u, 'Pause 2 visits, $75.13 fee', endpoints.pauseSeries],
  ] as const)('say the fee of a late %s before the press', async (kind, open, label, endpoint) => {
    const occurrences = mine.occurrences.map((each, at) => ({
      ...each,
      appointment:
        each.appointment && at === 0
          ? { ...each.appointment, free_until: '2026-11-20T01:00:00.000Z' }
          : each.appointment,
    }));
    serve(aSeries({ occurrences, available_commands: ['pause'] }));
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(
        endpoints.getMyHourlyRates,
        answer({
          private_cents: 60_10,
          ndis_cents: null,
          billing_step_hundredths: 1,
          late_cancellation_percent: 50,
        }),
      ),
      mockEndpoint(endpoint, ({ body }: { body: unknown }) => {
        sent.push(body);
        return refuse(500, {});
      }),
    );
    const { user } = await openPortal(APPOINTMENTS);
    await user.click((await card()).getByRole('button', { name: open }));
    if (kind === 'pause') {
      fireEvent.change(dialog().getByLabelText('No visits from'), {
        target: { value: '2026-12-03' },
      });
    }
    expect(
      await dialog().findByText(
        /The fee is half the price of the visit: \$75\.13\. We will tell you before we charge/u,
      ),
    ).toBeVisible();
    await user.click(dialog().getByRole('button', { name: label }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('ask again before a skip or a pause that has become late by the clock of the service', async () => {
    serve(mine);
    const [first] = mine.occurrences;
    if (!first?.appointment) throw new Error('The series has no visit.');
    const { free_until: free } = first.appointment;
    const message = 'Free cancellation has ended, so a fee may apply.';
    const shown: Date[] = [];
    const refusal = (body: { cost_shown_at?: string | undefined }, current: unknown) => {
      shown.push(new Date(body.cost_shown_at ?? ''));
      return refuse(409, { code: 'stale_version', message, detail: message, current });
    };
    server.use(
      mockEndpoint(endpoints.cancelAppointment, ({ body }) =>
        refusal(body, anAppointment({ ...first.appointment })),
      ),
      mockEndpoint(endpoints.pauseSeries, ({ body }) => refusal(body, mine)),
    );
    const { user } = await openPortal(APPOINTMENTS);
    await user.click((await card()).getByRole('button', { name: /^Skip a visit/u }));
    await user.click(dialog().getByRole('button', { name: 'Skip 3 December' }));
    expect(await dialog().findByText(message)).toBeVisible();
    expect(dialog().getByText(/^Skipping was free until Tuesday 1 December, 9:30/u)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: /^Skip 3 December/u }));
    await waitFor(() => expect(shown).toHaveLength(2));
    await user.click(dialog().getByRole('button', { name: 'Keep my visits' }));
    await user.click((await card()).getByRole('button', { name: /^Pause/u }));
    await user.click(dialog().getByRole('button', { name: 'Pause 2 visits' }));
    expect(await dialog().findByText(message)).toBeVisible();
    expect(
      dialog().getByText(/It is too late to leave out 3 December free of charge\./u),
    ).toBeVisible();
    expect(dialog().queryByText(/leave out 17 December free/u)).toBeNull();
    await user.click(dialog().getByRole('button', { name: /^Pause 2 visits/u }));
    await waitFor(() => expect(shown).toHaveLength(4));
    const end = new Date(free ?? '');
    expect(shown.map((moment) => moment > end)).toEqual([false, true, false, true]);
  });

  it('show until when they are paused, and can be started again', async () => {
    serve(
      aSeries({
        status: 'paused',
        paused_from: '2026-11-19',
        resumes_on: '2026-12-10',
        last_date: '2027-03-01',
        available_commands: ['resume'],
      }),
    );
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.resumeSeries, ({ body }) => {
        sent.push(body);
        return answer(mine);
      }),
    );
    const { user } = await openPortal(APPOINTMENTS);
    expect(
      (await card()).getByText(/They start again from Thursday 10 December 2026/u),
    ).toBeVisible();
    await user.click((await card()).getByRole('button', { name: /^Start again/u }));
    await user.click(dialog().getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(sent).toEqual([{ version: 1, resumes_on: '2026-11-21' }]));
  });

  it('can be started again on the day on which they do anyway, and no later', async () => {
    serve(
      aSeries({
        status: 'paused',
        paused_from: '2026-11-19',
        resumes_on: '2026-12-10',
        available_commands: ['resume'],
      }),
    );
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.resumeSeries, ({ body }) => {
        sent.push(body);
        return answer(mine);
      }),
    );
    const { user } = await openPortal(APPOINTMENTS);
    await user.click((await card()).getByRole('button', { name: /^Start again/u }));
    const day = dialog().getByLabelText('From');
    expect(day).toHaveAccessibleDescription(
      /They start again from Thursday 10 December 2026 in any case\. For a longer pause, choose “Pause longer”\./u,
    );
    expect(day).toHaveAttribute('max', '2026-12-10');
    fireEvent.change(day, { target: { value: '2026-12-11' } });
    await user.click(dialog().getByRole('button', { name: 'Start again' }));
    await waitFor(() =>
      expect(day).toHaveAccessibleDescription(/Choose that day or an earlier one\./u),
    );
    fireEvent.change(day, { target: { value: '2026-12-10' } });
    await user.click(dialog().getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(sent).toEqual([{ version: 1, resumes_on: '2026-12-10' }]));
  });

  it('can be paused for longer, from the day on which they would start again', async () => {
    serve(
      aSeries({
        status: 'paused',
        paused_from: '2026-11-19',
        resumes_on: '2026-12-10',
        available_commands: ['pause', 'resume'],
      }),
    );
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.pauseSeries, ({ body }) => {
        sent.push(body);
        return answer(mine);
      }),
    );
    const { user } = await openPortal(APPOINTMENTS);
    await user.click((await card()).getByRole('button', { name: /^Pause longer/u }));
    expect(
      screen.getByRole('heading', { name: 'Pause your regular visits for longer?' }),
    ).toBeVisible();
    expect(dialog().queryByLabelText('No visits from')).toBeNull();
    const day = dialog().getByLabelText(/^Start again/u);
    fireEvent.change(day, { target: { value: '2026-12-09' } });
    expect(dialog().getByText('No booked visit is cancelled.')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Pause until 9 December' }));
    await waitFor(() => expect(day).toHaveAccessibleDescription(/Choose a later day/u));
    fireEvent.change(day, { target: { value: '2026-12-18' } });
    expect(dialog().getByText(/Thu 17 Dec\. There is no charge\./u)).toBeVisible();
    expect(dialog().queryByText(/Thu 3 Dec/u)).toBeNull();
    await user.dblClick(dialog().getByRole('button', { name: 'Pause until 18 December' }));
    expect(await screen.findByText('Visits paused for longer.')).toBeVisible();
    expect(sent).toMatchObject([{ version: 1, from: '2026-12-10', resumes_on: '2026-12-18' }]);
  });

  it('can be started again on any day while the pause has no end', async () => {
    serve(aSeries({ status: 'paused', paused_from: '2026-11-19', available_commands: ['resume'] }));
    const { user } = await openPortal(APPOINTMENTS);
    await user.click((await card()).getByRole('button', { name: /^Start again/u }));
    expect(dialog().getByLabelText('From')).not.toHaveAttribute('max');
    expect(dialog().queryByText(/in any case/u)).toBeNull();
  });

  it('do not hide the list of visits when they cannot be loaded', async () => {
    serveAppointments([]);
    server.use(mockEndpoint(endpoints.listMyAppointmentSeries, refuse(500, {})));
    await openPortal(APPOINTMENTS);
    expect(await screen.findByText('Your regular visits are not shown')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No visits coming up' })).toBeVisible();
  });
});
