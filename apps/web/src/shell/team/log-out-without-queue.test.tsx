import { anAppointment, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { hasUnsentWork } from '#domains/appointments/visit-queue/has-unsent-work.ts';
import { openVisitDatabase } from '#domains/appointments/visit-queue/visit-database.ts';

// The code of the queue does not arrive, as without a network.
vi.mock(import('./visit-signal.tsx'), () => new Promise<never>(() => undefined));

const server = startService();

const pressLogout = async () => {
  server.use(mockEndpoint(endpoints.getAppointment, answer(anAppointment())));
  const { user, logout } = await openStaffPortal('/staff/portal');
  const [button] = screen.getAllByRole('button', { name: 'Logout' });
  if (button === undefined) throw new Error('There is no Logout');
  await user.click(button);
  return logout;
};

describe('a logout before the queue of unsent work is loaded', () => {
  it('does not wait for it', async () => {
    const logout = await pressLogout();
    await waitFor(() => expect(logout).toHaveBeenCalledOnce());
  });

  it('waits for its question where it would lose work', async () => {
    const database = openVisitDatabase();
    await database.changeQueue({
      put: [
        {
          id: 'a1',
          userId: aStaffUser().id,
          visitId: anAppointment().id,
          order: 1,
          madeAt: '2026-11-23T01:00:00.000Z',
          tries: 0,
          triedAt: null,
          problem: { message: 'The visit was cancelled.', isStale: false },
          work: { kind: 'start', version: 1 },
        },
      ],
    });
    const logout = await pressLogout();
    expect(await act(() => hasUnsentWork(aStaffUser().id))).toBe(true);
    expect(logout).not.toHaveBeenCalled();
    await database.changeQueue({ remove: ['a1'] });
  });
});
