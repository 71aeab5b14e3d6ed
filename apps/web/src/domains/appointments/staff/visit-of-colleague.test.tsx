import { answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import type { Appointment } from '@cleaning/contract/appointments';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { ADDRESS, appointment, STARTED, startVisit } from '../testing/visit-page.ts';

const { server, serve } = startVisit();

const LEE = { id: '0190a1b2-0000-7000-8000-000000000077', first_name: 'Lee' };

const HOUR_MS = 60 * 60 * 1000;

/** Refuses the start, once it may be answered, because the visit is like this by now. */
function refuseStart(current: Appointment, mayAnswer: Promise<unknown> = Promise.resolve()): void {
  server.use(
    mockEndpoint(endpoints.startAppointment, async () => {
      await mayAnswer;
      serve(current);
      return refuse(409, { code: 'stale_version', detail: 'It changed.', current });
    }),
  );
}

/**
 * Starts the visit and completes it an hour later. Then the start is refused, since the visit is under
 * way; collects the versions with which the end is sent.
 */
async function workWithoutAnswer(underWay: Appointment) {
  serve();
  const answered = Promise.withResolvers<null>();
  refuseStart(underWay, answered.promise);
  const sent: unknown[] = [];
  server.use(
    mockEndpoint(endpoints.completeAppointment, ({ body }) => {
      sent.push(body.version);
      return answer({ ...underWay, status: 'completed', version: 4, available_commands: [] });
    }),
  );
  const { user } = await openStaffPortal(ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Start visit' }));
  vi.setSystemTime(Date.now() + HOUR_MS);
  await user.click(await screen.findByRole('button', { name: 'Complete visit' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Complete visit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answered.resolve(null);
  return { user, sent };
}

describe('a start that the office recorded', () => {
  it('is not sent to a visit that a colleague has meanwhile before this was said', async () => {
    serve();
    refuseStart({ ...appointment, version: 5, staff_member: LEE });
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Start visit' }));
    await user.click(await screen.findByRole('button', { name: /^Choose what is right Start/u }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Who comes').nextElementSibling).toHaveTextContent('Lee');
    expect(
      dialog.getByText('This is Lee’s visit. What you send counts as Lee’s work.'),
    ).toBeVisible();
  });

  it('waits with the end for an answer when a colleague has started it', async () => {
    const { user, sent } = await workWithoutAnswer({ ...STARTED, staff_member: LEE });
    await user.click(await screen.findByRole('button', { name: /^Choose what is right Start/u }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove this from your phone?' }));
    expect(dialog.getByText('This is Lee’s visit.')).toBeVisible();
    expect(screen.getByText('Complete visit, 1 h')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('counts as sent when the same cleaner started it on another phone', async () => {
    const { sent } = await workWithoutAnswer(STARTED);
    await waitFor(() => expect(sent).toEqual([STARTED.version]));
  });
});
