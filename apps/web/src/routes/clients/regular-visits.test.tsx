import { anAppointment, answer, aSeries, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { type AppointmentSeries, endpoints } from '@cleaning/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { APPOINTMENTS, startAppointments } from './testing/appointments.ts';
import { openPortal } from './testing/portal.ts';

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
    serve(mine);
    await openPortal(APPOINTMENTS);
    expect((await card()).getByText('Fortnightly')).toBeVisible();
    expect((await card()).getAllByText('Thursday, 9:30 am – 12:00 pm')[0]).toBeVisible();
    expect((await card()).getAllByRole('listitem')).toHaveLength(2);
  });

  it('lose the visit that is skipped, and the cost is said before', async () => {
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
    await user.selectOptions(dialog().getByLabelText('Visit'), 'Thursday 17 December');
    expect(screen.getByRole('heading', { name: 'Skip Thursday 17 December?' })).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Skip this visit' }));
    await waitFor(() => expect(sent).toEqual([{ version: 2, reason: '' }]));
  });

  it('are paused with the visits that it cancels named, unless it is too late', async () => {
    serve(mine);
    server.use(
      mockEndpoint(
        endpoints.pauseSeries,
        refuse(400, { from: ['It is too late to cancel the visit on 3 Dec 2026 free of charge.'] }),
      ),
    );
    const { user } = await openPortal(APPOINTMENTS);
    await user.click((await card()).getByRole('button', { name: /^Pause/u }));
    expect(dialog().getByText(/Thu 3 Dec, Thu 17 Dec/u)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Pause, 2 visits' }));
    const refusals = await dialog().findAllByText(/It is too late to cancel the visit/u);
    expect(refusals.length).toBeGreaterThan(0);
  });

  it('that are paused say until when, and start again', async () => {
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

  it('that cannot be read leave the list of visits as it is', async () => {
    serveAppointments([]);
    server.use(mockEndpoint(endpoints.listMyAppointmentSeries, refuse(500, {})));
    await openPortal(APPOINTMENTS);
    expect(await screen.findByText('Your regular visits are not shown')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No visits coming up' })).toBeVisible();
  });
});
