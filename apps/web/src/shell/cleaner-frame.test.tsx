import { answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCleanerUser } from '#app/testing/a-staff-user.ts';
import { openCleanerPortal, startCleanerService } from '#app/testing/cleaner-portal.ts';
import { OTHER_OWN_VISITS, ownVisits } from '#domains/appointments/testing/mias-day.ts';

const server = startCleanerService();
const HOME = '/staff/portal';

const openPalette = async () => {
  server.use(
    mockEndpoint(
      endpoints.getOwnVisits,
      answer(ownVisits({ visits: Object.values(OTHER_OWN_VISITS) })),
    ),
  );
  const app = await openCleanerPortal(HOME);
  await app.settled();
  await app.user.keyboard('{Control>}k{/Control}');
  return { ...app, field: await screen.findByRole('combobox') };
};

describe('the frame of a cleaner', () => {
  it('has four links, and nothing that starts something for a client', async () => {
    await openCleanerPortal(HOME);
    const navigation = within(screen.getByRole('navigation', { name: 'Staff portal' }));
    expect(
      navigation.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Today', HOME],
      ['My week', `${HOME}?show=week`],
      ['Hours and leave', `${HOME}/cleaners/${aCleanerUser().id}`],
      ['Timesheet', `${HOME}/timesheet`],
      ['Messages', `${HOME}/messages`],
    ]);
    expect(screen.queryByRole('button', { name: 'New' })).toBeNull();
  });

  it('is what a browser installs as an app, and only while it is shown', async () => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.setAttribute('href', '/site.webmanifest');
    document.head.append(link);
    await openCleanerPortal(HOME);
    await screen.findByRole('navigation', { name: 'Staff portal' });
    expect(link).toHaveAttribute('href', '/team.webmanifest');
    cleanup();
    expect(link).toHaveAttribute('href', '/site.webmanifest');
    link.remove();
  });

  it('asks before Get Quote logs out, without the form of the office', async () => {
    const { user } = await openCleanerPortal(HOME);
    await user.click(screen.getByRole('link', { name: 'Get Quote' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who is the quote for?' }));
    expect(dialog.getByRole('link', { name: 'Open and log out' })).toBeVisible();
    expect(dialog.queryByRole('link', { name: 'Make a quote' })).toBeNull();
  });

  it('finds own visits and own pages alone in the palette', async () => {
    const { user, field, path } = await openPalette();
    await user.type(field, 'me');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Mele Tauiliili, Rooty Hill/u),
      expect.stringMatching(/^Kofi Mensah, Blacktown/u),
      expect.stringMatching(/^Timesheet/u),
      expect.stringMatching(/^Messages/u),
    ]);
    await user.clear(field);
    await user.type(field, 'invoice');
    expect(screen.getByText(/^Nothing matches “invoice”\./u)).toBeVisible();
    await user.clear(field);
    server.use(mockEndpoint(endpoints.getWorkSheet, refuse(404, { detail: 'Not found.' })));
    await user.type(field, 'kofi{Enter}');
    await waitFor(() => expect(path()).toBe(`${HOME}/visits/${OTHER_OWN_VISITS.tomorrow.id}`));
  });
});
