import {
  anAppointment,
  answer,
  aPageOf,
  aWorkSheet,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import type { Appointment, TimeCorrection, WorkSheet } from '@cleaning/contract/appointments';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openCleanerPortal } from '#app/testing/cleaner-portal.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { ADDRESS, startVisit } from '../testing/visit-page.ts';

const { server } = startVisit();

/** Completed on the morning of the day on which the tests stand still. */
const DONE: Appointment = anAppointment({
  status: 'completed',
  version: 4,
  appointment_date: '2026-11-22',
  starts_at: '2026-11-21T21:00:00.000Z',
  ends_at: '2026-11-22T01:00:00.000Z',
  actual_started_at: '2026-11-21T21:06:12.000Z',
  actual_ended_at: '2026-11-22T02:02:40.000Z',
  available_commands: ['correct_times'],
});

const CORRECTION: TimeCorrection = {
  id: '0190a1b2-0000-7000-8000-000000004401',
  started_before: DONE.actual_started_at,
  ended_before: DONE.actual_ended_at,
  started_after: DONE.actual_started_at ?? '',
  ended_after: '2026-11-22T01:06:00.000Z',
  reason: 'Mia forgot to press Complete.',
  corrected_by: 'Sam',
  corrected_at: '2026-11-22T22:14:00.000Z',
};

const serveSheet = (changes: Partial<WorkSheet> = {}) =>
  server.use(
    mockEndpoint(endpoints.getWorkSheet, answer(aWorkSheet({ appointment: DONE, ...changes }))),
  );

const CORRECTED = { ...DONE, version: 5, actual_ended_at: CORRECTION.ended_after };

/** Answers a correction, and serves the visit as it is then. */
function correcting(invoice: WorkSheet['invoice'] = null): unknown[] {
  serveSheet({ invoice });
  const sent: unknown[] = [];
  server.use(
    mockEndpoint(endpoints.correctTimes, ({ body }) => {
      sent.push(body);
      serveSheet({ appointment: CORRECTED, time_corrections: [CORRECTION], invoice });
      return answer({ appointment: CORRECTED, invoice });
    }),
  );
  return sent;
}

async function openDialog() {
  const { user } = await openStaffPortal(ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Correct times' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: /^What time did/u })) };
}

describe('the times of a completed visit', () => {
  it('are corrected with a reason, once for two presses, and the clock stays readable', async () => {
    const sent = correcting();
    const { user, dialog } = await openDialog();
    expect(dialog.getByLabelText('Started')).toHaveValue('08:06');
    const finish = dialog.getByLabelText('Finished');
    await user.clear(finish);
    await user.type(finish, '12:06');
    expect(dialog.getByText('4 h')).toBeVisible();
    await user.type(dialog.getByLabelText('Why'), CORRECTION.reason);
    await user.dblClick(dialog.getByRole('button', { name: 'Correct times' }));
    expect(await screen.findByText('Times corrected.')).toBeVisible();
    expect(
      await screen.findByText('8:06 am – 1:02 pm, 4 h 56 min → 8:06 am – 12:06 pm, 4 h'),
    ).toBeVisible();
    expect(
      screen.getByText('Sam, Monday 23 November, 9:14 am: “Mia forgot to press Complete.”'),
    ).toBeVisible();
    expect(sent).toEqual([
      {
        version: 4,
        started_at: DONE.actual_started_at,
        ended_at: '2026-11-22T01:06:00.000Z',
        reason: CORRECTION.reason,
      },
    ]);
  });

  it('that were recorded on another day are corrected to those of its day', async () => {
    const sent = correcting();
    serveSheet({
      appointment: {
        ...DONE,
        appointment_date: '2026-11-20',
        starts_at: '2026-11-19T21:00:00.000Z',
        ends_at: '2026-11-20T01:00:00.000Z',
      },
    });
    const { user, dialog } = await openDialog();
    expect(dialog.getByText('It was recorded on Sun 22 Nov, which is not its day')).toBeVisible();
    const finish = dialog.getByLabelText('Finished');
    expect(finish).toHaveValue('12:00');
    await user.clear(finish);
    await user.type(finish, '11:30');
    await user.type(dialog.getByLabelText('Why'), CORRECTION.reason);
    await user.click(dialog.getByRole('button', { name: 'Correct times' }));
    expect(await screen.findByText('Times corrected.')).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({
        started_at: '2026-11-19T21:00:00.000Z',
        ended_at: '2026-11-20T00:30:00.000Z',
      }),
    ]);
  });

  it('are not sent when the finish is before the start, or without a reason', async () => {
    const sent = correcting();
    const { user, dialog } = await openDialog();
    const finish = dialog.getByLabelText('Finished');
    await user.clear(finish);
    await user.type(finish, '07:00');
    await user.click(dialog.getByRole('button', { name: 'Correct times' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Why')).toHaveAccessibleDescription(
        expect.stringContaining('Say why, in a sentence.'),
      ),
    );
    await user.type(dialog.getByLabelText('Why'), 'A mistake.');
    await user.click(dialog.getByRole('button', { name: 'Correct times' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Finished')).toHaveAccessibleDescription(
        'The finish is before the start. Type a later time.',
      ),
    );
    expect(sent).toEqual([]);
  });

  it('link a sent invoice for a credit, and a draft to change its line', async () => {
    const invoice = { id: '0190a1b2-0000-7000-8000-000000004402', number: 'INV-2026-00044' };
    serveSheet({ appointment: CORRECTED, time_corrections: [CORRECTION], invoice });
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('link', { name: 'Open INV-2026-00044' })).toHaveAttribute(
      'href',
      `/staff/portal/invoices/${invoice.id}`,
    );
  });

  it('show what was changed elsewhere meanwhile, and keep what was typed', async () => {
    serveSheet();
    server.use(
      mockEndpoint(
        endpoints.correctTimes,
        refuse(409, {
          code: 'stale_version',
          detail: 'This visit has changed since you opened it. Check it and try again.',
          current: { ...DONE, version: 5, starts_at: '2026-11-21T21:30:00.000Z' },
          changed_by: 'Luca',
        }),
      ),
    );
    const { user, dialog } = await openDialog();
    await user.clear(dialog.getByLabelText('Finished'));
    await user.type(dialog.getByLabelText('Finished'), '12:06');
    await user.type(dialog.getByLabelText('Why'), 'A mistake.');
    await user.click(dialog.getByRole('button', { name: 'Correct times' }));
    expect(await dialog.findByText('Luca changed this visit')).toBeVisible();
    expect(dialog.getByLabelText('Finished')).toHaveValue('12:06');
  });

  it('are read by the cleaner, who cannot correct them', async () => {
    serveSheet({
      appointment: { ...CORRECTED, available_commands: [] },
      time_corrections: [CORRECTION],
    });
    server.use(mockEndpoint(endpoints.listThreads, answer(aPageOf([]))));
    await openCleanerPortal(ADDRESS);
    expect(await screen.findByText('Counts, corrected')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Correct times' })).not.toBeInTheDocument(),
    );
  });
});
