import { answer, mockEndpoint } from '@cleaning/api-client/testing';
import type { Appointment } from '@cleaning/contract/appointments';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { ADDRESS, appointment, startVisit } from '../testing/visit-page.ts';

const { server, serve } = startVisit();

/** Serves the visit, answers the command that ends it, and returns the bodies that were sent. */
function receiving(
  endpoint: typeof endpoints.reportNoAccess | typeof endpoints.cancelAppointment,
  status: Appointment['status'],
): unknown[] {
  serve();
  const sent: unknown[] = [];
  server.use(
    mockEndpoint(endpoint, ({ body }) => {
      sent.push(body);
      return answer({ ...appointment, status, available_commands: [] });
    }),
  );
  return sent;
}

describe('a visit that cannot take place', () => {
  it('asks what happened before it records no access', async () => {
    serve();
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'No access or cancel' }));
    await user.click(screen.getByRole('button', { name: 'No access' }));
    await user.click(screen.getByRole('button', { name: 'Record no access' }));
    expect(await screen.findAllByText('Say why, in a sentence.')).not.toHaveLength(0);
  });

  it('records the ticked attempts before the notes', async () => {
    const sent = receiving(endpoints.reportNoAccess, 'no_access');
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'No access or cancel' }));
    await user.click(screen.getByRole('button', { name: 'No access' }));
    const { client_name: name, address_line1: street, suburb } = appointment;
    expect(
      screen.getByText((text) => text.startsWith(`${name}, ${street}, ${suburb}. Booked `)),
    ).toBeVisible();
    const [firstName] = name.split(' ');
    expect(screen.getByRole('checkbox', { name: `I called ${firstName}` })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'I rang the bell and knocked' }));
    await user.click(screen.getByRole('checkbox', { name: 'I waited 15 minutes' }));
    await user.type(screen.getByLabelText('What happened'), 'Nobody opened.');
    await user.click(screen.getByRole('button', { name: 'Record no access' }));
    expect(await screen.findByText('No access recorded.')).toBeVisible();
    expect(sent).toEqual([
      { version: 2, reason: 'Rang the bell and knocked. Waited 15 minutes. Nobody opened.' },
    ]);
  });

  it('records when the client was called from the page, before it records no access', async () => {
    vi.setSystemTime('2026-12-02T22:36:00.000Z');
    const sent = receiving(endpoints.reportNoAccess, 'no_access');
    const { user } = await openStaffPortal(ADDRESS);
    const [firstName = ''] = appointment.client_name.split(' ');
    const call = await screen.findByRole('link', { name: `Call ${firstName}` });
    await user.click(call);
    vi.setSystemTime('2026-12-02T22:44:00.000Z');
    await user.click(call);
    await user.click(screen.getByRole('button', { name: 'No access or cancel' }));
    await user.click(screen.getByRole('button', { name: 'No access' }));
    const called = screen.getByRole('checkbox', { name: `I called ${firstName} twice` });
    expect(called).toBeChecked();
    expect(called).toHaveAccessibleDescription('9:36 am and 9:44 am');
    await user.click(screen.getByRole('button', { name: 'Record no access' }));
    expect(await screen.findByText('No access recorded.')).toBeVisible();
    expect(sent).toEqual([{ version: 2, reason: 'Called at 9:36 am and 9:44 am.' }]);
  });

  it('is cancelled with a reason that the client can read', async () => {
    const sent = receiving(endpoints.cancelAppointment, 'cancelled');
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'No access or cancel' }));
    await user.click(screen.getByRole('button', { name: 'Cancel visit' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Why'), 'The cleaner is ill.');
    await user.click(dialog.getByRole('button', { name: 'Cancel visit' }));
    expect(await screen.findByText('Visit cancelled.')).toBeVisible();
    expect(sent).toEqual([{ version: 2, reason: 'The cleaner is ill.' }]);
  });
});
