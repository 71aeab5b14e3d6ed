import {
  anAddressesPage,
  aPageOf,
  anAppointment,
  answer,
  mockEndpoint,
  noResponse,
} from '@cleaning/api-client/testing';
import type { Address } from '@cleaning/contract/clients';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { APPOINTMENTS, startAppointments } from '../testing/appointments.ts';
import { confirmed, requested } from '../testing/visits.ts';
import { openPortal } from '#app/testing/portal.ts';

const { server, serveAppointments } = startAppointments();

const home: Address = {
  id: '0190a1b2-0000-7000-8000-000000004001',
  version: 1,
  label: 'Home',
  line1: '12 Example Street',
  suburb: 'Castle Hill',
  postcode: '2154',
  access_notes: '',
  parking: '',
  mobility: '',
  products: '',
  is_default: true,
  created_at: '2026-11-20T01:00:00.000Z',
  updated_at: '2026-11-20T01:00:00.000Z',
};

describe('asking for a visit', () => {
  it('lists what is missing, keeps the rest, and sends one request for a double press', async () => {
    serveAppointments([]);
    const sent: { body: unknown; key: string | null }[] = [];
    server.use(
      mockEndpoint(endpoints.listAddresses, answer(anAddressesPage([home]))),
      mockEndpoint(endpoints.requestAppointment, ({ body, headers }) => {
        sent.push({ body, key: headers.get('idempotency-key') });
        return answer(anAppointment({ ...requested }));
      }),
    );
    const { user, path } = await openPortal(`${APPOINTMENTS}?view=request`);
    await user.type(await screen.findByLabelText(/Getting in/u), 'Ring twice.');
    await user.click(screen.getByRole('button', { name: 'Ask for this visit' }));
    expect(await screen.findByRole('link', { name: 'Choose a service.' })).toBeVisible();
    expect(screen.getByLabelText(/Getting in/u)).toHaveValue('Ring twice.');
    await user.selectOptions(screen.getByLabelText('Service'), 'Deep cleaning');
    await user.type(screen.getByLabelText('Day that suits you'), '2026-12-10');
    await user.dblClick(screen.getByRole('button', { name: 'Ask for this visit' }));
    await waitFor(() => expect(path()).toBe(APPOINTMENTS));
    expect(sent).toEqual([
      {
        body: {
          service_id: 'deep',
          preferred_date: '2026-12-10',
          preferred_time: 'any',
          address_line1: '12 Example Street',
          suburb: 'Castle Hill',
          postcode: '2154',
          notes: 'Ring twice.',
        },
        key: expect.stringMatching(/^[\da-f-]{36}$/u),
      },
    ]);
  });

  it('accepts a typed address, and repeats the same call after a failure', async () => {
    const keys: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.listMyAppointments, answer(aPageOf([]))),
      mockEndpoint(endpoints.listAddresses, noResponse()),
      mockEndpoint(endpoints.requestAppointment, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return noResponse();
      }),
    );
    const { user } = await openPortal(`${APPOINTMENTS}?view=request`);
    expect(await screen.findByText('Your saved addresses did not load')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Service'), 'Deep cleaning');
    await user.type(screen.getByLabelText('Day that suits you'), '2026-12-10');
    await user.type(screen.getByLabelText('Street address'), '1 Sample Road');
    await user.type(screen.getByLabelText('Suburb'), 'Ryde');
    await user.type(screen.getByLabelText('Postcode'), '2112');
    await user.click(screen.getByRole('button', { name: 'Ask for this visit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error.');
    await user.click(screen.getByRole('button', { name: 'Ask for this visit' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBe(keys[1]);
    expect(screen.getByLabelText('Suburb')).toHaveValue('Ryde');
  });
});

describe('the place of a visit', () => {
  const used = { line1: '14 Banksia Street', suburb: 'Castle Hill', postcode: '2154' };
  const label = '14 Banksia Street, Castle Hill (last used)';

  it('is the last one used when none is saved', async () => {
    serveAppointments([]);
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.listAddresses, answer(anAddressesPage([], used))),
      mockEndpoint(endpoints.requestAppointment, ({ body }) => {
        bodies.push(body);
        return answer(anAppointment({ ...requested }));
      }),
    );
    const { user, path } = await openPortal(`${APPOINTMENTS}?view=request`);
    expect(await screen.findByLabelText('Where to clean')).toHaveDisplayValue(label);
    expect(screen.queryByLabelText('Street address')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Service'), 'Deep cleaning');
    await user.type(screen.getByLabelText('Day that suits you'), '2026-12-10');
    await user.click(screen.getByRole('button', { name: 'Ask for this visit' }));
    await waitFor(() => expect(path()).toBe(APPOINTMENTS));
    expect(bodies).toEqual([
      expect.objectContaining({
        address_line1: '14 Banksia Street',
        suburb: 'Castle Hill',
        postcode: '2154',
      }),
    ]);
  });

  it('is a saved one otherwise, and the last one used is the last choice before another', async () => {
    serveAppointments([]);
    server.use(mockEndpoint(endpoints.listAddresses, answer(anAddressesPage([home], used))));
    await openPortal(`${APPOINTMENTS}?view=request`);
    const places = await screen.findByLabelText('Where to clean');
    expect(places).toHaveDisplayValue('Home: 12 Example Street, Castle Hill');
    expect(
      within(places)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Home: 12 Example Street, Castle Hill', label, 'Another address']);
  });
});

describe('adding visits to a calendar', () => {
  it('downloads the file of one visit', async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:visit', revokeObjectURL: () => undefined });
    server.use(
      mockEndpoint(endpoints.getAppointment, answer(anAppointment())),
      mockEndpoint(
        endpoints.getAppointmentCalendar,
        answer({
          fileName: 'visit-A-1001.ics',
          mediaType: 'text/calendar; charset=utf-8',
          content: new TextEncoder().encode('BEGIN:VCALENDAR').buffer,
        }),
      ),
    );
    serveAppointments([confirmed]);
    const { user } = await openPortal(APPOINTMENTS);
    await user.click(await screen.findByRole('button', { name: 'See details A-1001' }));
    const dialog = screen.getByRole('dialog', { name: 'Visit A-1001' });
    expect(
      await within(dialog).findByText('12 Example Street, Castle Hill NSW 2154'),
    ).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Add to my calendar' }));
    expect(await within(dialog).findByText(/is in your downloads/u)).toBeVisible();
    expect(clicked).toEqual(['visit-A-1001.ics']);
  });

  it('creates, shows once, copies and turns off the private link, and says what it reveals', async () => {
    serveAppointments([]);
    let is_on = false;
    const created_at = '2026-11-20T02:00:00.000Z';
    server.use(
      mockEndpoint(endpoints.getCalendarFeed, () =>
        answer({ is_on, created_at: is_on ? created_at : null }),
      ),
      mockEndpoint(endpoints.renewCalendarFeed, () => {
        is_on = true;
        return answer({ url: 'https://clean.example/calendars/secret/', created_at });
      }),
      mockEndpoint(endpoints.removeCalendarFeed, () => {
        is_on = false;
        return answer(undefined);
      }),
    );
    const { user } = await openPortal(APPOINTMENTS);
    await user.click(screen.getByRole('button', { name: 'Add visits to my calendar' }));
    const dialog = screen.getByRole('dialog', { name: 'Visits in your calendar' });
    expect(dialog).toHaveTextContent('It does not show your address or notes.');
    await user.click(await within(dialog).findByRole('button', { name: 'Make my link' }));
    expect(await within(dialog).findByLabelText('Your private link')).toHaveValue(
      'https://clean.example/calendars/secret/',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
    expect(await within(dialog).findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('https://clean.example/calendars/secret/');
    await user.click(within(dialog).getByRole('button', { name: 'Turn the link off' }));
    expect(await within(dialog).findByText(/The link is off/u)).toBeVisible();
    expect(within(dialog).queryByLabelText('Your private link')).not.toBeInTheDocument();
    expect(await within(dialog).findByRole('button', { name: 'Make my link' })).toBeVisible();
  });
});
