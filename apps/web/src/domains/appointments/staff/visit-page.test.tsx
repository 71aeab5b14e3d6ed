import {
  anAppointmentSummary,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import type { WorkSheet } from '@cleaning/contract/appointments';
import { endpoints } from '@cleaning/contract/endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { ADDRESS, appointment, NEXT, STARTED, startVisit } from '../testing/visit-page.ts';

const { server, serve, serveNextVisit } = startVisit();

describe('the visit of a cleaner', () => {
  it('shows the client, time and place, with directions and a phone link', async () => {
    serve();
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('heading', { level: 1, name: 'Mia Tran' })).toBeVisible();
    expect(screen.getByText('Ring twice and wait.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      expect.stringContaining('12%20Example%20Street'),
    );
    expect(screen.getByRole('link', { name: 'Call Mia' })).toHaveAttribute(
      'href',
      'tel:+61491570006',
    );
  });

  it('starts with one press', async () => {
    serve();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.startAppointment, ({ body }) => {
        sent.push(body);
        return answer(STARTED);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.dblClick(await screen.findByRole('button', { name: 'Start visit' }));
    expect(await screen.findByRole('button', { name: 'Complete visit' })).toBeVisible();
    await waitFor(() =>
      expect(sent).toEqual([{ version: 2, started_at: expect.stringMatching(/Z$/u) }]),
    );
  });

  it('moves the focus to the next step when a pressed button disappears, or to the client', async () => {
    serve();
    server.use(mockEndpoint(endpoints.startAppointment, noResponse()));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Start visit' }));
    expect(screen.getByRole('region', { name: 'Next step' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Complete visit' })).toHaveFocus();
    vi.setSystemTime(Date.now() + 60_000);
    await user.click(screen.getByRole('button', { name: 'Complete visit' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Complete visit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Mia Tran' })).toHaveFocus(),
    );
  });

  it('takes several tasks by keyboard, and keeps the words of one while the office adds another', async () => {
    const sheet = serve(STARTED);
    server.use(mockEndpoint(endpoints.addTask, noResponse()));
    const { user, queryClient } = await openStaffPortal(ADDRESS);
    const field = await screen.findByLabelText('Add a task');
    await user.type(field, 'Wipe the shelves{Enter}');
    expect(await screen.findByRole('checkbox', { name: /^Wipe the shelves/u })).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    expect(field).toHaveFocus();
    await user.keyboard('Empty the');
    const fromOffice = { id: NEXT, label: 'Water the plants', done_at: null };
    server.use(
      mockEndpoint(
        endpoints.getWorkSheet,
        answer({ ...sheet, tasks: [...sheet.tasks, fromOffice] }),
      ),
    );
    await queryClient.invalidateQueries();
    expect(await screen.findByRole('checkbox', { name: 'Water the plants' })).toBeVisible();
    await user.keyboard(' bins{Enter}');
    expect(await screen.findByRole('checkbox', { name: /^Empty the bins/u })).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    await user.tab();
    await user.tab();
    expect(screen.queryByText('Not added')).toBeNull();
    expect(field).toBeValid();
  });

  it('ignores the second press of a double press', async () => {
    serve(STARTED);
    await openStaffPortal(ADDRESS);
    const complete = await screen.findByRole('button', { name: 'Complete visit' });
    fireEvent.click(complete, { detail: 2 });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(complete, { detail: 1 });
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('shows why a visit could not start, and offers to try again', async () => {
    serve();
    server.use(
      mockEndpoint(
        endpoints.startAppointment,
        refuse(409, { code: 'invalid_transition', detail: 'This visit has been cancelled.' }),
      ),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Start visit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This visit has been cancelled.');
    expect(screen.getByRole('button', { name: 'Start visit' })).toBeEnabled();
  });

  it('ticks tasks, and counts them', async () => {
    const sheet = serve();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.tickTask, ({ body }) => {
        sent.push(body);
        const tasks = sheet.tasks.map((task) => ({
          ...task,
          done_at: sheet.appointment.created_at,
        }));
        server.use(mockEndpoint(endpoints.getWorkSheet, answer({ ...sheet, tasks })));
        return answer({ id: body.task_id, label: 'Vacuum all rooms', done_at: null });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('checkbox', { name: 'Vacuum all rooms' }));
    await waitFor(() => expect(screen.getByText('2 of 2')).toBeVisible());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([
      { task_id: sheet.tasks[1]?.id, is_done: true, done_at: expect.stringMatching(/Z$/u) },
    ]);
  });

  it('shows the access code only on request', async () => {
    serve({}, true);
    server.use(mockEndpoint(endpoints.revealAccessCode, answer({ access_code: '4711' })));
    const { user } = await openStaffPortal(ADDRESS);
    const show = await screen.findByRole('button', { name: 'Show code' });
    expect(screen.queryByText('4711')).toBeNull();
    await user.click(show);
    expect(await screen.findByText('4711')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('Code 4711');
    expect(document.body).not.toHaveFocus();
  });

  it('shows duration and notes of earlier visits, or who cancelled them', async () => {
    const sheet = serve();
    const earlier = {
      ...anAppointmentSummary({ id: NEXT, status: 'completed', appointment_date: '2026-11-16' }),
      actual_started_at: '2026-11-15T21:04:00.000Z',
      actual_ended_at: '2026-11-15T23:34:00.000Z',
      completion_notes: 'Spare key returned.',
      cancellation: null,
    };
    const cancelled = {
      ...earlier,
      ...anAppointmentSummary({ status: 'cancelled', appointment_date: '2026-11-12' }),
      cancellation: {
        by: 'client' as const,
        notice_at: '2026-11-10T22:00:00.000Z',
        is_late: false,
      },
    };
    server.use(
      mockEndpoint(endpoints.getWorkSheet, answer({ ...sheet, earlier: [earlier, cancelled] })),
    );
    await openStaffPortal(ADDRESS);
    const card = within(await screen.findByRole('region', { name: 'Other visits' }));
    expect(card.getByText('Mon 16 Nov 2026, 2 h 30 min')).toBeVisible();
    expect(card.getByText(/^\S+\. Spare key returned\.$/u)).toBeVisible();
    expect(card.getByText('Thu 12 Nov 2026')).toBeVisible();
    expect(card.getByText('Cancelled by Mia the day before')).toBeVisible();
  });

  it('links to the visits after this one, the latest first, above those before', async () => {
    const sheet = serve();
    const later = ['2026-12-07', '2026-12-14'].map((day, index) =>
      anAppointmentSummary({ id: `${NEXT.slice(0, -1)}${index + 5}`, appointment_date: day }),
    );
    const earlier = {
      ...anAppointmentSummary({ id: NEXT, status: 'completed', appointment_date: '2026-11-16' }),
      actual_started_at: null,
      actual_ended_at: null,
      completion_notes: '',
      cancellation: null,
    };
    server.use(
      mockEndpoint(endpoints.getWorkSheet, answer({ ...sheet, later, earlier: [earlier] })),
    );
    await openStaffPortal(ADDRESS);
    const card = within(await screen.findByRole('region', { name: 'Other visits' }));
    const links = card.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent?.slice(0, 10))).toEqual([
      'Mon 14 Dec',
      'Mon 7 Dec ',
      'Mon 16 Nov',
    ]);
    expect(links[1]).toHaveAttribute('href', `/staff/portal/visits/${later[0]?.id}`);
  });

  it('shows the earlier visits from an older release of the service', async () => {
    const sheet = serve();
    const old = anAppointmentSummary({ status: 'completed', appointment_date: '2026-11-16' });
    const earlier = [
      { ...old, actual_started_at: null, actual_ended_at: null },
    ] as unknown as WorkSheet['earlier'];
    server.use(mockEndpoint(endpoints.getWorkSheet, answer({ ...sheet, earlier })));
    await openStaffPortal(ADDRESS);
    const card = within(await screen.findByRole('region', { name: 'Other visits' }));
    expect(card.getByText('Mon 16 Nov 2026, 9:30 am – 12:00 pm')).toBeVisible();
    expect(card.getByText('Sam')).toBeVisible();
  });

  it('shows before the start what there is to do, and how the last visit went', async () => {
    const sheet = serve();
    const earlier = {
      ...anAppointmentSummary({ id: NEXT, status: 'completed', appointment_date: '2026-11-16' }),
      actual_started_at: '2026-11-15T21:04:00.000Z',
      actual_ended_at: '2026-11-15T23:34:00.000Z',
      completion_notes: '',
      cancellation: null,
    };
    server.use(
      mockEndpoint(endpoints.getWorkSheet, answer({ ...sheet, earlier: [earlier] })),
      mockEndpoint(endpoints.startAppointment, noResponse()),
    );
    const { user } = await openStaffPortal(ADDRESS);
    const card = within(await screen.findByRole('region', { name: 'At this visit' }));
    expect(card.getByText(/^2 tasks: .+ Vacuum all rooms\.$/u)).toBeVisible();
    expect(card.getByText(/^Last time: Mon 16 Nov 2026, 2 h 30 min, with \S+$/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start visit' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'At this visit' })).toBeNull());
  });

  it('shows where to park, and notes on mobility and products', async () => {
    const sheet = serve({ notes: '' });
    const needs = { parking: 'Visitor bay 4', mobility: '', products: 'No bleach' };
    server.use(mockEndpoint(endpoints.getWorkSheet, answer({ ...sheet, needs })));
    await openStaffPortal(ADDRESS);
    const card = within(await screen.findByRole('region', { name: 'Getting in' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Parking: Visitor bay 4',
      'Products: No bleach',
    ]);
  });

  it('shows each line of the access notes separately', async () => {
    serve({ notes: 'Ring twice and wait.\n\nOne dog, in the backyard' });
    await openStaffPortal(ADDRESS);
    const card = within(await screen.findByRole('region', { name: 'Getting in' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ring twice and wait.',
      'One dog, in the backyard',
    ]);
  });

  it('links back to the user’s own day for their own visit', async () => {
    serve({ staff_member: { id: aStaffUser().id, first_name: 'Sam' } });
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('link', { name: 'Your day' })).toHaveAttribute(
      'href',
      '/staff/portal',
    );
  });

  it('links back to the calendar for a visit of someone else', async () => {
    serve();
    await openStaffPortal(ADDRESS);
    await screen.findByRole('heading', { level: 1, name: 'Mia Tran' });
    expect(screen.queryByRole('link', { name: 'Your day' })).toBeNull();
  });

  it('shows how long the work took before it is completed, and returns to what is open', async () => {
    serve(STARTED);
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Complete visit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Complete Mia’s visit?' }));
    const [started, finished] = [
      dialog.getByLabelText('Started'),
      dialog.getByLabelText('Finished'),
    ];
    await user.clear(started);
    await user.type(started, '08:04');
    await user.clear(finished);
    await user.type(finished, '10:34');
    expect(dialog.getByText('2 h 30 min')).toBeVisible();
    await user.clear(finished);
    await user.type(finished, '08:00');
    expect(dialog.getByText('Check the times')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Go back to it' }));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Vacuum all rooms' })).toHaveFocus(),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists the open tasks before it is completed, with notes', async () => {
    serve(STARTED);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.completeAppointment, ({ body }) => {
        sent.push(body);
        return answer({
          ...STARTED,
          status: 'completed',
          version: 4,
          actual_ended_at: '2026-12-03T00:34:00.000Z',
          completion_notes: 'Bins are out.',
          available_commands: [],
        });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Complete visit' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Vacuum all rooms.')).toBeVisible();
    await user.type(dialog.getByLabelText(/Notes/u), 'Bins are out.');
    await user.click(dialog.getByRole('button', { name: 'Complete visit' }));
    expect(await screen.findByText('Bins are out.')).toBeVisible();
    await waitFor(() =>
      expect(sent).toEqual([
        {
          version: 3,
          notes: 'Bins are out.',
          earlier_notes: '',
          started_at: STARTED.actual_started_at,
          ended_at: expect.stringMatching(/Z$/u),
        },
      ]),
    );
  });

  it('ends when the form says, however long it was open', async () => {
    serve(STARTED);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.completeAppointment, ({ body }) => {
        sent.push(body);
        return answer({ ...STARTED, status: 'completed', version: 4, available_commands: [] });
      }),
    );
    vi.setSystemTime('2026-11-23T00:45:20.000Z');
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Complete visit' }));
    const dialog = within(screen.getByRole('dialog'));
    const finished = dialog.getByLabelText('Finished');
    expect(finished).toHaveValue('11:45');
    vi.setSystemTime('2026-11-23T00:49:00.000Z');
    // Typed or left, it is the same time.
    await user.clear(finished);
    await user.type(finished, '11:45');
    await user.click(dialog.getByRole('button', { name: 'Complete visit' }));
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ ended_at: '2026-11-23T00:45:20.000Z' })]),
    );
  });

  it('saves a note for the office', async () => {
    serve(STARTED);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.saveOfficeNote, ({ body }) => {
        sent.push(body);
        return answer(undefined);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.type(await screen.findByLabelText(/^Anything we should know/u), 'Bins are out.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(sent).toEqual([{ notes: 'Bins are out.', earlier_notes: '' }]));
  });

  it('links to the next visit of the day once this one is over', async () => {
    serveNextVisit();
    serve({ status: 'completed', available_commands: [] });
    await openStaffPortal(ADDRESS);
    expect(
      await screen.findByRole('link', { name: 'Next: Mele Tauiliili, 9:30 am' }),
    ).toHaveAttribute('href', `/staff/portal/visits/${NEXT}`);
  });

  it.each([
    ['confirmed', 35, 'Leave by 8:55\u00A0am. About 35\u00A0min to drive to Castle Hill.'],
    ['confirmed', null, null],
    ['in_progress', 35, null],
  ] as const)(
    'says when to leave for a visit that is %s, %s min away',
    async (status, minutes, words) => {
      const sheet = serve({ status });
      server.use(
        mockEndpoint(endpoints.getWorkSheet, answer({ ...sheet, drive_minutes: minutes })),
      );
      await openStaffPortal(ADDRESS);
      expect(await screen.findByRole('heading', { level: 1, name: 'Mia Tran' })).toBeVisible();
      expect(screen.queryByText(/^Leave by/u)?.textContent ?? null).toBe(words);
    },
  );

  it('shows when a later visit can start, and lets it be cancelled', async () => {
    serve({ available_commands: ['reschedule', 'assign', 'cancel'] });
    await openStaffPortal(ADDRESS);
    expect(await screen.findByText('You can start this visit on its day.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel visit' })).toBeVisible();
  });

  it('offers only to record no access once the work has started', async () => {
    serve({ status: 'in_progress', available_commands: ['complete', 'report_no_access'] });
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('button', { name: 'No access' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'No access or cancel' })).toBeNull();
  });

  it('explains why there are no notes for an address that the client has not saved', async () => {
    const sheet = serve();
    server.use(mockEndpoint(endpoints.getWorkSheet, answer({ ...sheet, needs: null })));
    await openStaffPortal(ADDRESS);
    const [firstName] = appointment.client_name.split(' ');
    expect(
      await screen.findByRole('link', { name: `Look at ${firstName}’s addresses` }),
    ).toHaveAttribute('href', `/staff/portal/clients/${appointment.client_id}`);
    expect(
      screen.getByText(/^Nothing is known about parking, mobility or products/u),
    ).toBeVisible();
  });

  it('says so when it does not exist, and when it cannot be loaded', async () => {
    server.use(mockEndpoint(endpoints.getWorkSheet, refuse(404, { code: 'not_found' })));
    await openStaffPortal(ADDRESS);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no such visit' }),
    ).toBeVisible();
  });
});
