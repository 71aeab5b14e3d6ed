import { answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { ADDRESS, appointment, STARTED, startVisit } from '../testing/visit-page.ts';

const { server, serve } = startVisit();

/** Planned for Saturday, 9:00 am to 11:30 am; the tests stand still on Monday. */
const SATURDAY = {
  appointment_date: '2026-11-21',
  starts_at: '2026-11-20T22:00:00.000Z',
  ends_at: '2026-11-21T00:30:00.000Z',
};

/** Collects what is sent about the work, and answers with the visit after it. */
function recording(): unknown[] {
  const sent: unknown[] = [];
  const started = { ...STARTED, ...SATURDAY };
  server.use(
    mockEndpoint(endpoints.startAppointment, ({ body }) => {
      sent.push({ start: body });
      return answer(started);
    }),
    mockEndpoint(endpoints.completeAppointment, ({ body }) => {
      sent.push({ complete: body });
      return answer({ ...started, status: 'completed', version: 4, available_commands: [] });
    }),
  );
  return sent;
}

async function openDialog() {
  const { user } = await openStaffPortal(ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Complete visit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Complete Mia’s visit?' }));
  const complete = () => user.click(dialog.getByRole('button', { name: 'Complete visit' }));
  return { user, dialog, complete };
}

describe('a visit of a past day', () => {
  it('that nobody started is recorded with the times of its day', async () => {
    serve(SATURDAY);
    const sent = recording();
    const { user, dialog, complete } = await openDialog();
    expect(dialog.getByText('This visit was planned for Sat 21 Nov, 9:00 am')).toBeVisible();
    expect(dialog.getByLabelText('Started')).toHaveValue('09:00');
    const finish = dialog.getByLabelText('Finished');
    expect(finish).toHaveValue('11:30');
    await user.clear(finish);
    await user.type(finish, '11:00');
    expect(dialog.getByText('2 h')).toBeVisible();
    await complete();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { start: { version: appointment.version, started_at: expect.stringMatching(/Z$/u) } },
      {
        complete: {
          version: STARTED.version,
          started_at: SATURDAY.starts_at,
          ended_at: '2026-11-21T00:00:00.000Z',
        },
      },
    ]);
  });

  it('is not recorded with more work than a correction allows', async () => {
    serve(SATURDAY);
    const sent = recording();
    const { user, dialog, complete } = await openDialog();
    const finish = dialog.getByLabelText('Finished');
    await user.clear(finish);
    await user.type(finish, '23:01');
    await complete();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'That is more than 14 hours of work. Check both times.',
    );
    expect(sent).toEqual([]);
  });

  it('can still be started now, in case it was done on another day', async () => {
    serve(SATURDAY);
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('button', { name: 'Start visit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /late/iu })).toBeNull();
  });

  it('that nobody completed ended when it was planned to, not just now', async () => {
    serve({ ...STARTED, ...SATURDAY, actual_started_at: '2026-11-20T22:04:30.000Z' });
    const sent = recording();
    const { dialog, complete } = await openDialog();
    expect(
      dialog.getByText('This visit has been under way since Sat 21 Nov, 9:04 am'),
    ).toBeVisible();
    await complete();
    await waitFor(() =>
      expect(sent).toEqual([
        {
          complete: expect.objectContaining({
            started_at: '2026-11-20T22:04:30.000Z',
            ended_at: SATURDAY.ends_at,
          }),
        },
      ]),
    );
  });
});

it('work that went on past midnight ends on the day after, and says so', async () => {
  serve({ ...STARTED, actual_started_at: '2026-11-22T22:34:00.000Z' });
  const { user, dialog } = await openDialog();
  const [started, finished] = [dialog.getByLabelText('Started'), dialog.getByLabelText('Finished')];
  await user.clear(started);
  await user.type(started, '22:00');
  await user.clear(finished);
  await user.type(finished, '00:30');
  expect(dialog.getByText('2 h 30 min')).toBeVisible();
  expect(finished).toHaveAccessibleDescription('On Tue 24 Nov');
});
