import {
  aPageOf,
  anAppointment,
  anAppointmentSummary,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { type Address, type AppointmentSummary, endpoints } from '@cleaning/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aQuotesPage, openPortal, startPortalService } from './testing/portal-pages.tsx';

const server = startPortalService();
const ADDRESS = '/clients/appointments';

const confirmed = anAppointmentSummary();
const requested = anAppointmentSummary({
  id: '0190a1b2-0000-7000-8000-000000002002',
  reference: 'A-1002',
  status: 'requested',
  visit_date: '2026-12-10',
  starts_at: null,
  ends_at: null,
  staff_member: null,
  free_until: null,
});
const completed = anAppointmentSummary({
  id: '0190a1b2-0000-7000-8000-000000002003',
  reference: 'A-1003',
  status: 'completed',
  visit_date: '2026-11-12',
});

/** Friday 20 November 2026, 1 pm in Sydney. */
beforeEach(() => {
  // The menu counts the quotes that wait.
  server.use(mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([]))));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T02:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The visits of the client, as the service lists them. */
function serveVisits(upcoming: AppointmentSummary[], past: AppointmentSummary[] = []) {
  const asked: string[] = [];
  server.use(
    mockEndpoint(endpoints.listMyAppointments, ({ query }) => {
      asked.push(query.toString());
      const when = query.get('when');
      if (when === 'past') return answer(aPageOf(past));
      return answer(aPageOf(when === 'all' ? [...upcoming, ...past] : upcoming));
    }),
  );
  return asked;
}

describe('the list of visits', () => {
  it('shows how to ask for a visit when there is none', async () => {
    serveVisits([]);
    openPortal(ADDRESS);
    expect(screen.getByRole('heading', { level: 1, name: 'Appointments' })).toBeVisible();
    const empty = await screen.findByRole('heading', { name: 'No visits coming up' });
    expect(empty).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows what is to come with its Sydney time and free-until time, then what is past', async () => {
    serveVisits([confirmed, requested], [completed]);
    openPortal(ADDRESS);
    const upcoming = await screen.findByRole('region', { name: 'Upcoming' });
    expect(upcoming).toHaveTextContent('2 visits');
    const [first, second] = within(upcoming).getAllByRole('listitem');
    expect(first).toHaveTextContent('Thursday 3 December, 9:30 am – 12:00 pm');
    expect(first).toHaveTextContent('Free until Tuesday 1 December, 9:30 am');
    expect(second).toHaveTextContent('Waiting for us');
    expect(second).not.toHaveTextContent('Free until');
    const past = await screen.findByRole('table', { name: 'Your past visits' });
    expect(within(past).getByRole('row', { name: /Thu 12 Nov 2026/u })).toHaveTextContent(
      'Completed',
    );
  });

  it('pages through both lists by the address', async () => {
    server.use(
      mockEndpoint(endpoints.listMyAppointments, ({ query }) =>
        answer({
          ...aPageOf([query.get('when') === 'past' ? completed : confirmed]),
          count: 25,
        }),
      ),
    );
    const { user, path } = openPortal(ADDRESS);
    const pages = await screen.findByRole('navigation', { name: 'Past visits pages' });
    await user.click(within(pages).getByRole('link', { name: 'Next page' }));
    expect(path()).toBe(`${ADDRESS}?past=2`);
  });

  it.each([
    ['the network is lost', noResponse(), 'Network error. Please check your internet connection.'],
    ['the server fails', refuse(500, {}), 'Server error. Please try again later.'],
  ])('says what happened when %s, and tries again', async (_title, failure, message) => {
    server.use(mockEndpoint(endpoints.listMyAppointments, failure));
    const { user } = openPortal(ADDRESS);
    const [alert] = await screen.findAllByRole('alert');
    expect(alert).toHaveTextContent(message);
    serveVisits([confirmed]);
    const [retry] = screen.getAllByRole('button', { name: 'Try again' });
    if (retry !== undefined) await user.click(retry);
    expect(await screen.findByRole('region', { name: 'Upcoming' })).toBeVisible();
  });
});

describe('the month', () => {
  it('is a table of whole weeks with each visit in its day, and the visits in words', async () => {
    const asked = serveVisits([confirmed], [completed]);
    const { user, path } = openPortal(`${ADDRESS}?view=month&month=2026-12`);
    const table = await screen.findByRole('table', { name: 'December 2026' });
    expect(within(table).getByRole('columnheader', { name: /Monday/u })).toBeVisible();
    expect(within(table).getAllByRole('row')).toHaveLength(6);
    const visit = await within(table).findByRole('button', {
      name: /^9:30 am ?, ?General cleaning ?, ?Thursday 3 December, Confirmed. See details$/u,
    });
    expect(visit.closest('td')?.textContent).toMatch(/^3/u);
    expect(asked.at(-1)).toContain('from=2026-11-30&to=2027-01-03');
    expect(screen.getByRole('region', { name: 'Visits in December 2026' })).toHaveTextContent(
      '1 visit',
    );
    await user.click(screen.getByRole('link', { name: 'November 2026' }));
    expect(path()).toBe(`${ADDRESS}?view=month&month=2026-11`);
    expect(await screen.findByRole('table', { name: 'November 2026' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'List' }));
    expect(path()).toBe(ADDRESS);
  });
});

describe('cancelling a visit', () => {
  it.each([
    [false, 'Nobody will come, and there is no fee.'],
    [true, 'so a fee may apply'],
  ])(
    'says until when it is free before, and what it means after (late: %s)',
    async (is_late, after) => {
      serveVisits([confirmed]);
      const bodies: unknown[] = [];
      server.use(
        mockEndpoint(endpoints.cancelAppointment, ({ body }) => {
          bodies.push(body);
          return answer(
            anAppointment({
              status: 'cancelled',
              cancellation: { by: 'client', notice_at: '2026-11-20T02:00:00.000Z', is_late },
            }),
          );
        }),
      );
      const { user } = openPortal(ADDRESS);
      await user.click(await screen.findByRole('button', { name: 'Cancel visit A-1001' }));
      const dialog = screen.getByRole('dialog', { name: 'Cancel this visit?' });
      expect(dialog).toHaveTextContent('Free until Tuesday 1 December, 9:30 am');
      expect(bodies).toEqual([]);
      await user.type(within(dialog).getByRole('textbox'), 'We are away.');
      await user.dblClick(within(dialog).getByRole('button', { name: 'Cancel visit' }));
      const outcome = await screen.findByRole('dialog', { name: 'Visit cancelled' });
      expect(outcome).toHaveTextContent(after);
      expect(bodies).toEqual([{ version: 2, reason: 'We are away.' }]);
      serveVisits([]);
      await user.click(within(outcome).getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    },
  );

  it('says that a fee may apply once the free time is over', async () => {
    serveVisits([anAppointmentSummary({ free_until: '2026-11-20T01:00:00.000Z' })]);
    const { user } = openPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Cancel visit A-1001' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'It was free until Friday 20 November, 12:00 pm',
    );
    expect(screen.getByRole('dialog')).toHaveTextContent('a fee may apply if you cancel now');
  });

  it('shows the new state when the visit was moved meanwhile, keeps the words, and then works', async () => {
    serveVisits([confirmed]);
    const moved = anAppointment({ version: 3, visit_date: '2026-12-04' });
    const versions: number[] = [];
    server.use(
      mockEndpoint(endpoints.cancelAppointment, ({ body }) => {
        versions.push(body.version);
        return body.version === 2
          ? refuse(409, { code: 'stale_version', detail: 'It has changed.', current: moved })
          : answer(anAppointment({ status: 'cancelled', version: 4 }));
      }),
    );
    const { user } = openPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Cancel visit A-1001' }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'We are away.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel visit' }));
    expect(await within(dialog).findByText('This visit has changed')).toBeVisible();
    expect(dialog).toHaveTextContent('It is now Friday 4 December');
    expect(within(dialog).getByRole('textbox')).toHaveValue('We are away.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel visit' }));
    expect(await screen.findByRole('dialog', { name: 'Visit cancelled' })).toBeVisible();
    expect(versions).toEqual([2, 3]);
  });

  it('says in the dialog why it did not work', async () => {
    serveVisits([confirmed]);
    server.use(mockEndpoint(endpoints.cancelAppointment, noResponse()));
    const { user } = openPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Cancel visit A-1001' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel visit' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Network error.');
  });
});

describe('another time', () => {
  it('is asked for with a date, says what happens next, and keeps what was typed on a mistake', async () => {
    serveVisits([confirmed]);
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.askForAnotherTime, ({ body }) => {
        bodies.push(body);
        return answer(anAppointment({ version: 3, has_open_change_request: true }));
      }),
    );
    const { user } = openPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Ask to change A-1001' }));
    const dialog = screen.getByRole('dialog', { name: 'Ask for another time' });
    await user.type(within(dialog).getByLabelText(/Anything we should know/u), 'After work.');
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
    expect(await within(dialog).findByRole('link', { name: 'Choose a day.' })).toBeVisible();
    expect(within(dialog).getByLabelText(/Anything we should know/u)).toHaveValue('After work.');
    await user.type(within(dialog).getByLabelText('Day that suits you'), '2026-12-05');
    await user.selectOptions(within(dialog).getByLabelText('Time of day'), 'Afternoon');
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
    const outcome = await screen.findByRole('dialog', { name: 'We have your request' });
    expect(outcome).toHaveTextContent('You asked for Saturday 5 December, afternoon');
    expect(bodies).toEqual([
      {
        version: 2,
        preferred_date: '2026-12-05',
        preferred_time: 'afternoon',
        note: 'After work.',
      },
    ]);
  });

  it('can be taken back', async () => {
    serveVisits([anAppointmentSummary({ has_open_change_request: true })]);
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.withdrawAnotherTime, ({ body }) => {
        bodies.push(body);
        return answer(anAppointment({ version: 3 }));
      }),
    );
    const { user } = openPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Keep 9:30 am A-1001' }));
    await user.click(screen.getByRole('button', { name: 'Keep this time' }));
    expect(
      await screen.findByRole('dialog', { name: 'Your visit stays as it is' }),
    ).toHaveTextContent('Thursday 3 December, 9:30 am');
    expect(bodies).toEqual([{ version: 2 }]);
  });
});

const home: Address = {
  id: '0190a1b2-0000-7000-8000-000000004001',
  version: 1,
  label: 'Home',
  line1: '12 Example Street',
  suburb: 'Castle Hill',
  postcode: '2154',
  access_notes: '',
  is_default: true,
  created_at: '2026-11-20T01:00:00.000Z',
  updated_at: '2026-11-20T01:00:00.000Z',
};

describe('asking for a visit', () => {
  it('lists what is missing, keeps the rest, and asks once for a double press', async () => {
    serveVisits([]);
    const sent: { body: unknown; key: string | null }[] = [];
    server.use(
      mockEndpoint(endpoints.listAddresses, answer(aPageOf([home]))),
      mockEndpoint(endpoints.requestAppointment, ({ body, headers }) => {
        sent.push({ body, key: headers.get('idempotency-key') });
        return answer(anAppointment({ ...requested }));
      }),
    );
    const { user, path } = openPortal(`${ADDRESS}?view=request`);
    await user.type(await screen.findByLabelText(/Getting in/u), 'Ring twice.');
    await user.click(screen.getByRole('button', { name: 'Ask for this visit' }));
    expect(await screen.findByRole('link', { name: 'Choose a service.' })).toBeVisible();
    expect(screen.getByLabelText(/Getting in/u)).toHaveValue('Ring twice.');
    await user.selectOptions(screen.getByLabelText('Service'), 'Deep cleaning');
    await user.type(screen.getByLabelText('Day that suits you'), '2026-12-10');
    await user.dblClick(screen.getByRole('button', { name: 'Ask for this visit' }));
    await waitFor(() => expect(path()).toBe(ADDRESS));
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

  it('takes a typed address, and repeats the same call after a failure', async () => {
    const keys: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.listAddresses, noResponse()),
      mockEndpoint(endpoints.requestAppointment, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return noResponse();
      }),
    );
    const { user } = openPortal(`${ADDRESS}?view=request`);
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

describe('the calendar', () => {
  it('gives the file of one visit', async () => {
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
    serveVisits([confirmed]);
    const { user } = openPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'See details A-1001' }));
    const dialog = screen.getByRole('dialog', { name: 'Visit A-1001' });
    expect(
      await within(dialog).findByText('12 Example Street, Castle Hill NSW 2154'),
    ).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Add to my calendar' }));
    expect(await within(dialog).findByText(/is in your downloads/u)).toBeVisible();
    expect(clicked).toEqual(['visit-A-1001.ics']);
  });

  it('makes, shows once, copies and turns off the private link, and says what it reveals', async () => {
    serveVisits([]);
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
    const { user } = openPortal(ADDRESS);
    await user.click(screen.getByRole('button', { name: 'Put visits in my calendar' }));
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
