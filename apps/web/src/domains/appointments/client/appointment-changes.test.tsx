import {
  aLateFee,
  anAppointment,
  anAppointmentSummary,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
  wantsAnotherTime,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { eventually } from '@cleaning/test-setup/eventually';
import { describe, expect, it } from 'vitest';
import { APPOINTMENTS, startAppointments } from '../testing/appointments.ts';
import { confirmed } from '../testing/visits.ts';
import { openPortal } from '#app/testing/portal.ts';

const { server, serveAppointments } = startAppointments();

describe('the fee of a cancelled visit', () => {
  const late = {
    status: 'cancelled',
    cancellation: { by: 'client', notice_at: '2026-12-02T00:00:00.000Z', is_late: true },
  } as const;

  it.each([
    ['to decide', aLateFee(), null],
    [
      'charged',
      aLateFee({ state: 'charged', charged_cents: 75_13 }),
      '$75.13, on your next invoice',
    ],
    [
      'on an invoice',
      aLateFee({ state: 'charged', charged_cents: 75_13, is_invoiced: true }),
      '$75.13, on your invoice',
    ],
    ['waived', aLateFee({ state: 'waived' }), 'No fee'],
  ])('that is %s', async (_state, fee, words) => {
    serveAppointments([], [{ ...confirmed, status: 'cancelled' }]);
    server.use(mockEndpoint(endpoints.getAppointment, answer(anAppointment({ ...late, fee }))));
    const { user } = await openPortal(APPOINTMENTS);
    await user.click(await screen.findByRole('button', { name: /^See details/u }));
    const dialog = await screen.findByRole('dialog', { name: 'Visit A-1001' });
    expect(await within(dialog).findByText(/^Your visit is cancelled\./u)).toBeVisible();
    expect(within(dialog).queryAllByText(words ?? 'Fee')).toHaveLength(words === null ? 0 : 1);
    expect(dialog.textContent.includes('so a fee may apply')).toBe(words === null);
  });
});

/** Serves the company's terms, by which a late cancellation costs a percent of the price. */
const termsAre = (percent: number) =>
  server.use(
    mockEndpoint(
      endpoints.getMyHourlyRates,
      answer({
        private_cents: 60_10,
        ndis_cents: null,
        billing_step_hundredths: 1,
        late_cancellation_percent: percent,
      }),
    ),
  );

describe('cancelling a visit', () => {
  it.each([
    [false, 'Your visit is cancelled. There is no charge.'],
    [true, 'so a fee may apply'],
  ])(
    'shows the end of free cancellation before it, and the cost after it (late: %s)',
    async (is_late, after) => {
      serveAppointments([confirmed]);
      const bodies: unknown[] = [];
      server.use(
        mockEndpoint(endpoints.cancelAppointment, ({ body }) => {
          bodies.push(body);
          return answer(
            anAppointment({
              status: 'cancelled',
              cancellation: { by: 'client', notice_at: '2026-11-20T02:00:00.000Z', is_late },
            }),
          );
        }),
      );
      const { user } = await openPortal(APPOINTMENTS);
      await user.click(await screen.findByRole('button', { name: 'Cancel visit A-1001' }));
      const dialog = screen.getByRole('dialog', { name: 'Cancel this visit?' });
      expect(dialog).toHaveTextContent('Cancel free until Tuesday 1 December, 9:30 am');
      expect(bodies).toEqual([]);
      await user.type(within(dialog).getByRole('textbox'), 'We are away.');
      await user.dblClick(within(dialog).getByRole('button', { name: 'Cancel visit' }));
      const outcome = await screen.findByRole('dialog', { name: 'Visit cancelled' });
      expect(outcome).toHaveTextContent(after);
      expect(bodies).toEqual([
        {
          version: 2,
          reason: 'We are away.',
          cost_shown_at: expect.any(String) as string,
          cost_shown_percent: 50,
        },
      ]);
      serveAppointments([]);
      await user.click(within(outcome).getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    },
  );

  it.each([
    [50, 'The fee is half the price of the visit: $75.13.', 'Cancel visit, $75.13 fee'],
    [100, 'The fee is the price of the visit: $150.25.', 'Cancel visit, $150.25 fee'],
    [0, 'There is no fee.', 'Cancel visit'],
  ])('says before the press what it costs late, at %i percent', async (percent, words, label) => {
    termsAre(percent);
    serveAppointments([anAppointmentSummary({ free_until: '2026-11-20T01:00:00.000Z' })]);
    const { user } = await openPortal(APPOINTMENTS);
    await user.click(await screen.findByRole('button', { name: 'Cancel visit A-1001' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Free cancellation ended Friday 20 November, 12:00 pm',
    );
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent(words));
    expect(within(dialog).getByRole('button', { name: label })).toBeVisible();
  });

  it('asks again when free cancellation has ended by the clock of the service', async () => {
    serveAppointments([confirmed]);
    const message = 'Free cancellation has ended, so a fee may apply.';
    const free = new Date(confirmed.free_until ?? '');
    const shown: Date[] = [];
    server.use(
      mockEndpoint(endpoints.cancelAppointment, ({ body }) => {
        shown.push(new Date(body.cost_shown_at ?? ''));
        return shown.length === 1
          ? refuse(409, { code: 'stale_version', detail: message, current: anAppointment() })
          : answer(anAppointment({ status: 'cancelled', version: 3 }));
      }),
    );
    const { user } = await openPortal(APPOINTMENTS);
    await user.click(await screen.findByRole('button', { name: 'Cancel visit A-1001' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Cancel free until Tuesday 1 December, 9:30 am');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel visit' }));
    expect(await within(dialog).findByText(message)).toBeVisible();
    expect(dialog).toHaveTextContent('Free cancellation ended Tuesday 1 December, 9:30 am');
    expect(within(dialog).queryByText('This visit has changed')).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Keep the visit' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: /^Cancel visit/u }));
    expect(await screen.findByRole('dialog', { name: 'Visit cancelled' })).toBeVisible();
    expect(shown.map((moment) => moment > free)).toEqual([false, true]);
  });

  it('asks again when the fee for cancelling late has become higher meanwhile', async () => {
    const visit = anAppointmentSummary({ free_until: '2026-11-20T01:00:00.000Z' });
    serveAppointments([visit]);
    termsAre(50);
    const message = 'The fee for cancelling late has changed since you opened this.';
    const shown: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.cancelAppointment, ({ body }) => {
        shown.push(body.cost_shown_percent);
        if (shown.length > 1) return answer(anAppointment({ status: 'cancelled', version: 3 }));
        termsAre(100);
        return refuse(409, {
          code: 'stale_version',
          detail: message,
          current: anAppointment(visit),
        });
      }),
    );
    const { user } = await openPortal(APPOINTMENTS);
    await user.click(await screen.findByRole('button', { name: 'Cancel visit A-1001' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Cancel visit, $75.13 fee' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByText(/The fee is the price of the visit: \$150\.25\./u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel visit, $150.25 fee' }));
    expect(await screen.findByRole('dialog', { name: 'Visit cancelled' })).toBeVisible();
    expect(shown).toEqual([50, 100]);
  });

  it('shows the new state when the visit was moved meanwhile, keeps the reason, and then cancels', async () => {
    serveAppointments([confirmed]);
    const moved = anAppointment({ version: 3, appointment_date: '2026-12-04' });
    const versions: number[] = [];
    server.use(
      mockEndpoint(endpoints.cancelAppointment, ({ body }) => {
        versions.push(body.version);
        return body.version === 2
          ? refuse(409, { code: 'stale_version', detail: 'It has changed.', current: moved })
          : answer(anAppointment({ status: 'cancelled', version: 4 }));
      }),
    );
    const { user } = await openPortal(APPOINTMENTS);
    await user.click(await screen.findByRole('button', { name: 'Cancel visit A-1001' }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'We are away.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel visit' }));
    expect(await within(dialog).findByText('This visit has changed')).toBeVisible();
    expect(dialog).toHaveTextContent('is now “Friday 4 December');
    expect(within(dialog).getByRole('textbox')).toHaveValue('We are away.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel visit' }));
    expect(await screen.findByRole('dialog', { name: 'Visit cancelled' })).toBeVisible();
    expect(versions).toEqual([2, 3]);
  });

  it('shows in the dialog why it failed', async () => {
    serveAppointments([confirmed]);
    server.use(mockEndpoint(endpoints.cancelAppointment, noResponse()));
    const { user } = await openPortal(APPOINTMENTS);
    await user.click(await screen.findByRole('button', { name: 'Cancel visit A-1001' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel visit' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Network error.');
  });
});

describe('asking for another time', () => {
  it('needs a date, says what happens next, and keeps what was typed after an error', async () => {
    serveAppointments([confirmed]);
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.requestReschedule, ({ body }) => {
        bodies.push(body);
        return answer(anAppointment({ version: 3, has_open_reschedule_request: true }));
      }),
    );
    const { user } = await openPortal(APPOINTMENTS);
    await user.click(await screen.findByRole('button', { name: 'Ask for another time A-1001' }));
    const dialog = screen.getByRole('dialog', { name: 'Ask for another time' });
    await user.type(within(dialog).getByLabelText(/Anything we should know/u), 'After work.');
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
    expect(await within(dialog).findByRole('link', { name: 'Choose a day.' })).toBeVisible();
    expect(within(dialog).getByLabelText(/Anything we should know/u)).toHaveValue('After work.');
    await user.type(within(dialog).getByLabelText('Day that suits you'), '2026-12-05');
    await user.selectOptions(within(dialog).getByLabelText('Time of day'), 'Afternoon');
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
    const outcome = await screen.findByRole('dialog', { name: 'We have your request' });
    expect(outcome).toHaveTextContent('You asked for Saturday 5 December, afternoon');
    expect(bodies).toEqual([
      {
        version: 2,
        preferred_date: '2026-12-05',
        preferred_time: 'afternoon',
        note: 'After work.',
      },
    ]);
  });

  it.each([
    [
      'which times are free on the day',
      ['09:00', '13:00'],
      'Free on Saturday 5 December: 9:00 am, 1:00 pm.',
    ],
    ['that the day is full', [], 'Saturday 5 December is full.'],
  ])('says before it is sent %s', async (_what, starts, words) => {
    serveAppointments([confirmed]);
    const asked: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.listOpenings, ({ query }) => {
        asked.push(Object.fromEntries(query));
        return answer({ days: [{ date: '2026-12-05', starts }] });
      }),
    );
    const { user } = await openPortal(APPOINTMENTS);
    await user.click(await screen.findByRole('button', { name: 'Ask for another time A-1001' }));
    const dialog = screen.getByRole('dialog', { name: 'Ask for another time' });
    await user.type(within(dialog).getByLabelText('Day that suits you'), '2026-12-05');
    await eventually(() => expect(within(dialog).getByRole('status')).toHaveTextContent(words));
    const minutes =
      (Date.parse(confirmed.ends_at ?? '') - Date.parse(confirmed.starts_at ?? '')) / 60_000;
    expect(asked).toEqual([{ minutes: String(minutes), from: '2026-12-05' }]);
  });

  it('can be withdrawn', async () => {
    serveAppointments([anAppointmentSummary(wantsAnotherTime)]);
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.withdrawReschedule, ({ body }) => {
        bodies.push(body);
        return answer(anAppointment({ version: 3 }));
      }),
    );
    const { user } = await openPortal(APPOINTMENTS);
    expect(await screen.findByText(/^You asked to move this to/u)).toHaveTextContent(
      'Friday 4 December, afternoon. We will email you our answer.',
    );
    await user.click(screen.getByRole('button', { name: 'Keep 9:30 am A-1001' }));
    const dialog = screen.getByRole('dialog', { name: 'Keep 9:30 am?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep 9:30 am' }));
    expect(
      await screen.findByRole('dialog', { name: 'Your visit stays as it is' }),
    ).toHaveTextContent('Thursday 3 December, 9:30 am');
    expect(bodies).toEqual([{ version: 2 }]);
  });
});
