import { answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { ADDRESS, appointment, startVisit } from '../testing/visit-page.ts';

const { server, serve } = startVisit();

describe('the access code of a visit that got another address meanwhile', () => {
  it('is saved only once the change was shown', async () => {
    serve();
    const moved = {
      ...appointment,
      version: appointment.version + 1,
      address_line1: '14 Hill Road',
      suburb: 'Epping',
    };
    const versions: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.setAccessCode, ({ body }) => {
        versions.push(body.version);
        if (body.version === moved.version) return answer(undefined);
        const detail = 'This visit has changed since you opened it.';
        return refuse(409, { code: 'stale_version', detail, current: moved, changed_by: 'Priya' });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Add a code' }));
    const dialog = within(screen.getByRole('dialog', { name: 'What is the code?' }));
    const { address_line1: street, suburb } = appointment;
    expect(dialog.getByText(`For ${street}, ${suburb}.`)).toBeVisible();
    await user.type(dialog.getByLabelText(/^Code of the door/u), '4711');
    await user.click(dialog.getByRole('button', { name: 'Save code' }));
    expect(await dialog.findByText(`Suburb: was “${suburb}”, is now “Epping”`)).toBeVisible();
    expect(dialog.getByText('For 14 Hill Road, Epping.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save code' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(versions).toEqual([appointment.version, moved.version]);
  });
});
