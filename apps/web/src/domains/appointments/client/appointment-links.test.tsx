import {
  answer,
  anAppointment,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { APPOINTMENTS, startAppointments } from '../testing/appointments.ts';
import { confirmed } from '../testing/visits.ts';
import { openPortal } from '#app/testing/portal.ts';

const { server, serveAppointments } = startAppointments();
const LINK = `${APPOINTMENTS}?visit=${confirmed.id}`;

beforeEach(() => void serveAppointments([confirmed]));

describe('a link to one visit', () => {
  it('opens its details, then removes the visit from the address and focuses the title', async () => {
    server.use(mockEndpoint(endpoints.getAppointment, answer(anAppointment())));
    const { user, router } = await openPortal(LINK);
    const details = await screen.findByRole('dialog', { name: 'Visit A-1001' });
    expect(within(details).getByRole('heading', { name: 'Visit A-1001' })).toHaveFocus();
    expect(router.state.location.search).toBe('');
    await user.click(within(details).getAllByRole('button', { name: 'Close' })[0] ?? details);
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1, name: 'Visits' })).toHaveFocus();
    });
  });

  it('shows an error for a visit that is not theirs, above the list of visits', async () => {
    server.use(mockEndpoint(endpoints.getAppointment, refuse(404, {})));
    await openPortal(LINK);
    expect(await screen.findByText('We could not find that visit')).toBeVisible();
    expect(screen.getByText(/Your visits are below/u).closest('[role=status]')).not.toBeNull();
    expect(await screen.findByRole('region', { name: 'Upcoming' })).toHaveTextContent('1 visit');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers to try again when the visit cannot be loaded', async () => {
    server.use(mockEndpoint(endpoints.getAppointment, refuse(500, {})));
    const { user } = await openPortal(LINK);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We could not open that visit');
    server.use(mockEndpoint(endpoints.getAppointment, answer(anAppointment())));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Visit A-1001' })).toBeVisible();
    expect(screen.queryByText('We could not open that visit')).not.toBeInTheDocument();
  });
});

describe('text typed in a dialog about a visit', () => {
  it.each([
    ['Cancel visit A-1001', endpoints.cancelAppointment],
    ['Ask for another time A-1001', endpoints.requestReschedule],
  ])('is restored after a session that ended: %s', async (button, endpoint) => {
    server.use(mockEndpoint(endpoint, noResponse()));
    const { user, router } = await openPortal(APPOINTMENTS);
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: button }));
      return within(screen.getByRole('dialog')).getByRole('textbox');
    };
    await user.type(await open(), 'We are away.');
    await router.navigate('/clients/calculator');
    await router.navigate(APPOINTMENTS);
    expect(await open()).toHaveValue('We are away.');
    await user.click(screen.getByRole('button', { name: /^Keep/u }));
    expect(await open()).toHaveValue('');
  });
});
