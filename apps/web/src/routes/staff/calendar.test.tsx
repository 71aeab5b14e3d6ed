import {
  aClient,
  aClientHistory,
  aClientListItem,
  anAppointment,
  anAppointmentSummary,
  answer,
  aPageOf,
  aPlanCheck,
  aSeries,
  aStaffCalendar,
  aStaffToday,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints, type PlanCheck, type StaffCalendar } from '@cleaning/contract';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aWaitingReschedule } from './testing/a-waiting-reschedule.ts';
import { openStaffPortal, startStaffService } from './testing/staff-portal.ts';

const server = startStaffService();
const WEEK = '/staff/portal/calendar?week=2026-12-03';
const ALEX = '0190a1b2-0000-7000-8000-000000000010';
const visit = anAppointmentSummary();
const request = anAppointmentSummary({
  id: '0190a1b2-0000-7000-8000-000000002002',
  client_name: 'Ivy Thompson',
  status: 'requested',
  version: 1,
  preferred_time: 'afternoon',
  starts_at: null,
  ends_at: null,
  staff_member: null,
});

const FREE = aPlanCheck();

function serve(calendar: Partial<StaffCalendar> = {}, check: PlanCheck = FREE) {
  const asked: Record<string, string>[] = [];
  server.use(
    mockEndpoint(endpoints.getStaffCalendar, answer(aStaffCalendar(calendar))),
    mockEndpoint(endpoints.checkPlan, ({ query }) => {
      asked.push(Object.fromEntries(query));
      return answer(check);
    }),
  );
  return asked;
}

const card = (name: RegExp) => screen.findByRole('button', { name });

describe('the calendar of the company', () => {
  it('shows who is where, for the days of the address', async () => {
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.getStaffCalendar, ({ query }) => {
        asked.push(query.toString());
        return answer(aStaffCalendar());
      }),
    );
    const { user, path } = await openStaffPortal(WEEK);
    expect(
      await screen.findByRole('heading', { name: '30 November – 6 December 2026' }),
    ).toBeVisible();
    const sam = within(await screen.findByRole('group', { name: 'Sam' }));
    expect(
      sam.getByRole('button', { name: /Mia Tran.*9:30 am.*Castle Hill.*Confirmed/u }),
    ).toBeVisible();
    expect(asked).toEqual(['from=2026-11-30&to=2026-12-06']);
    await user.click(screen.getByRole('link', { name: 'Week after' }));
    await waitFor(() => expect(path()).toBe('/staff/portal/calendar?week=2026-12-07'));
  });

  it('warns of a trip that is too tight', async () => {
    const later = anAppointmentSummary({
      id: request.id,
      starts_at: '2026-12-03T01:15:00.000Z',
      ends_at: '2026-12-03T03:00:00.000Z',
    });
    const trip = {
      from_appointment_id: visit.id,
      to_appointment_id: later.id,
      gap_minutes: 15,
      drive_minutes: 30,
      is_tight: true,
    };
    serve({ appointments: [visit, later], trips: [trip] });
    await openStaffPortal(WEEK);
    expect(await screen.findByText('15 min gap, 30 min drive')).toBeVisible();
    expect(screen.getByText(/One trip is too tight/u)).toBeVisible();
  });

  it('names the clients who want another time on any day, each with their visit', async () => {
    const elsewhere = anAppointment({
      id: '0190a1b2-0000-7000-8000-000000002077',
      client_name: 'Grace Oduya',
      starts_at: '2027-01-13T22:00:00.000Z',
      ends_at: '2027-01-14T00:00:00.000Z',
      appointment_date: '2027-01-14',
    });
    serve({ appointments: [anAppointmentSummary({ has_open_reschedule_request: true })] });
    server.use(
      mockEndpoint(
        endpoints.getStaffToday,
        answer(
          aStaffToday({
            reschedules: { count: 3, waiting: [aWaitingReschedule({ appointment: elsewhere })] },
          }),
        ),
      ),
    );
    const { user, path } = await openStaffPortal(WEEK);
    expect(await screen.findByText('Clients want another time for 3 visits')).toBeVisible();
    const grace = screen.getByRole('link', { name: 'Grace Oduya' });
    expect(grace.closest('li')).toHaveTextContent(
      'Grace Oduya, Thu 14 Jan 2027, 9:00 am – 11:00 am',
    );
    expect(grace).toHaveAttribute('href', `/staff/portal/visits/${elsewhere.id}`);
    expect(screen.getByText('2 more')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Answer' }));
    await waitFor(() => expect(path()).toBe('/staff/portal?show=everyone'));
  });

  it('names those of its own days while the rest is not known', async () => {
    serve({ appointments: [anAppointmentSummary({ has_open_reschedule_request: true })] });
    server.use(mockEndpoint(endpoints.getStaffToday, refuse(503, { code: 'unavailable' })));
    await openStaffPortal(WEEK);
    expect(await screen.findByText('A client wants another time')).toBeVisible();
    expect(screen.getByRole('link', { name: visit.client_name })).toBeVisible();
  });

  it('leads to a new visit on the day that is shown, if it is to come', async () => {
    vi.useFakeTimers({ now: new Date('2026-12-01T00:00:00.000Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const client = aClient();
    serve();
    server.use(
      mockEndpoint(endpoints.listClients, answer(aPageOf([aClientListItem()]))),
      mockEndpoint(endpoints.getClient, answer(client)),
      mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([]))),
    );
    const { user, path } = await openStaffPortal('/staff/portal/calendar?day=2026-11-30');
    expect(await screen.findByRole('heading', { name: /^Monday 30 November/u })).toBeVisible();
    expect(screen.getByRole('link', { name: 'New visit' })).toHaveAttribute(
      'href',
      '/staff/portal/visits/new',
    );
    await user.click(screen.getByRole('link', { name: 'Day after' }));
    expect(await screen.findByRole('heading', { name: /^Tuesday 1 December/u })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'New visit' }));
    await user.click(await screen.findByRole('link', { name: /^Amira Haddad/u }));
    expect(await screen.findByLabelText('Preferred date')).toHaveValue('2026-12-01');
    await user.click(screen.getByRole('link', { name: 'Another client' }));
    await waitFor(() => expect(path()).toBe('/staff/portal/visits/new?day=2026-12-01'));
  });

  it('says so when it cannot be read', async () => {
    server.use(
      mockEndpoint(endpoints.getStaffCalendar, refuse(403, { code: 'permission_denied' })),
    );
    await openStaffPortal(WEEK);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('moving a visit', () => {
  it('works with the arrow keys, a check and a reason', async () => {
    const asked = serve();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.rescheduleAppointment, ({ body }) => {
        sent.push(body);
        return answer(anAppointment({ version: 3 }));
      }),
    );
    const { user } = await openStaffPortal(WEEK);
    (await card(/Mia Tran/u)).focus();
    await user.keyboard('m{ArrowRight}{ArrowDown}{Shift>}{ArrowUp}{/Shift}');
    expect(await screen.findByText(/Alex is free: Friday 4 December, 9:15 am/u)).toBeVisible();
    const plan = {
      starts_at: '2026-12-03T22:15:00.000Z',
      ends_at: '2026-12-04T00:45:00.000Z',
      staff_id: ALEX,
    };
    expect(asked.at(-1)).toEqual({ appointment_id: visit.id, ...plan });
    await user.keyboard('{Enter}Sam is ill.');
    await user.click(screen.getByRole('button', { name: 'Move visit' }));
    await waitFor(() => expect(sent).toEqual([{ version: 2, ...plan, reason: 'Sam is ill.' }]));
    await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull());
  });

  it('works by dropping it on a day of another cleaner', async () => {
    const asked = serve();
    await openStaffPortal(WEEK);
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type) ?? '',
    };
    fireEvent.dragStart(await card(/Mia Tran/u), { dataTransfer });
    const friday = screen.getByRole('group', { name: 'Alex' }).children.item(5);
    if (friday === null) throw new Error('There is no Friday');
    fireEvent.drop(friday, { dataTransfer });
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ staff_id: ALEX, starts_at: '2026-12-03T22:30:00.000Z' }),
    );
  });

  it('is not saved where it clashes, and says with whom', async () => {
    serve({}, { ...FREE, clashes: [{ ...visit, client_name: 'Noah Petrov' }] });
    const { user } = await openStaffPortal(WEEK);
    await user.click(await card(/Mia Tran/u));
    await user.type(screen.getByLabelText('Reason'), 'Sam is ill.');
    expect(await screen.findByText('Sam is with Noah Petrov')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Move visit' })).toBeDisabled();
  });

  it('says why a time cannot be saved at all', async () => {
    serve();
    const past = 'Choose a time that has not passed.';
    server.use(mockEndpoint(endpoints.checkPlan, refuse(400, { starts_at: [past] })));
    const { user } = await openStaffPortal(WEEK);
    await user.click(await card(/Mia Tran/u));
    expect(await screen.findByText(past)).toBeVisible();
  });

  it('is left with Escape, and the focus returns to the visit', async () => {
    serve();
    const { user } = await openStaffPortal(WEEK);
    const mia = await card(/Mia Tran/u);
    mia.focus();
    await user.keyboard('m{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull());
    await waitFor(() => expect(mia).toHaveFocus());
  });

  it('lays a newer version beside what was opened, keeps what was typed, and saves over it', async () => {
    serve();
    const changed = 'This visit has changed since you opened it.';
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.rescheduleAppointment, ({ body }) => {
        sent.push(body);
        return sent.length === 1
          ? refuse(409, {
              code: 'stale_version',
              detail: changed,
              current: anAppointment({
                version: 3,
                staff_member: { id: ALEX, first_name: 'Alex' },
              }),
            })
          : answer(anAppointment({ version: 4 }));
      }),
    );
    const { user } = await openStaffPortal(WEEK);
    await user.click(await card(/Mia Tran/u));
    await user.type(screen.getByLabelText('Reason'), 'Sam is ill.');
    await screen.findByText(/Sam is free/u);
    await user.click(screen.getByRole('button', { name: 'Move visit' }));
    expect(await screen.findByText(changed)).toBeVisible();
    expect(screen.getByText('Who comes: was “Sam”, is now “Alex”')).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('Sam is ill.');
    await user.click(screen.getByRole('button', { name: 'Move visit' }));
    await waitFor(() => expect(sent).toMatchObject([{ version: 2 }, { version: 3 }]));
  });
});

/** Drags of the test window have no place of their own. */
const at = (clientX: number, event: Event) =>
  Object.defineProperty(event, 'clientX', { value: clientX });

describe('one day', () => {
  const DAY = '/staff/portal/calendar?day=2026-12-03';

  it('stands on a clock, and a visit takes the time at which it is dropped', async () => {
    const asked = serve();
    await openStaffPortal(DAY);
    expect(await screen.findByText('10 am')).toBeInTheDocument();
    const mia = within(await screen.findByRole('group', { name: 'Sam' })).getByRole('button', {
      name: /Mia Tran.*9:30 am.*Castle Hill.*confirmed/u,
    });
    // The clock shows 7 am to 6 pm; ten pixels are a quarter of an hour.
    const boxes = vi
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 0, 440, 76));
    onTestFinished(() => boxes.mockRestore());
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type) ?? '',
    };
    fireEvent(mia, at(5, createEvent.dragStart(mia, { dataTransfer })));
    const alex = within(screen.getByRole('group', { name: 'Alex' })).getByRole('list');
    fireEvent(alex, at(245, createEvent.drop(alex, { dataTransfer })));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ staff_id: ALEX, starts_at: '2026-12-03T02:00:00.000Z' }),
    );
  });

  it('moves a visit along its clock with the arrow keys', async () => {
    const asked = serve();
    const { user } = await openStaffPortal(DAY);
    (await card(/Mia Tran/u)).focus();
    await user.keyboard('m{ArrowRight}');
    await waitFor(() => expect(asked.at(-1)?.['starts_at']).toBe('2026-12-02T22:45:00.000Z'));
  });

  it('says whose way is too tight', async () => {
    const later = anAppointmentSummary({
      id: request.id,
      starts_at: '2026-12-03T01:15:00.000Z',
      ends_at: '2026-12-03T03:00:00.000Z',
    });
    serve({
      appointments: [visit, later],
      trips: [
        {
          from_appointment_id: visit.id,
          to_appointment_id: later.id,
          gap_minutes: 15,
          drive_minutes: 30,
          is_tight: true,
        },
      ],
    });
    await openStaffPortal(DAY);
    const sam = within(await screen.findByRole('group', { name: 'Sam' }));
    expect(sam.getByText('15 min gap, 30 min drive')).toBeVisible();
  });
});

describe('planning a request', () => {
  it('starts where the client wants it, and needs no reason', async () => {
    serve({ requests: [request], request_count: 1 });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.confirmAppointment, ({ body }) => {
        sent.push(body);
        return answer(anAppointment({ id: request.id }));
      }),
    );
    const { user } = await openStaffPortal(WEEK);
    await user.click(await screen.findByRole('button', { name: 'Plan visit' }));
    await user.selectOptions(screen.getByLabelText('Cleaner'), 'Alex');
    await screen.findByText(/Alex is free: Thursday 3 December, 1:00 pm – 3:00 pm/u);
    await user.click(screen.getByRole('button', { name: 'Plan visit' }));
    const plan = {
      starts_at: '2026-12-03T02:00:00.000Z',
      ends_at: '2026-12-03T04:00:00.000Z',
      staff_id: ALEX,
    };
    await waitFor(() => expect(sent).toEqual([{ version: 1, ...plan }]));
  });

  it('warns of a tight drive, and can be saved all the same', async () => {
    const trip = {
      from_appointment_id: visit.id,
      to_appointment_id: request.id,
      gap_minutes: 15,
      drive_minutes: 40,
      is_tight: true,
      other: visit,
    };
    serve({ requests: [request], request_count: 1 }, aPlanCheck({ tight_trips: [trip] }));
    const { user } = await openStaffPortal(WEEK);
    await user.click(await screen.findByRole('button', { name: 'Plan visit' }));
    expect(await screen.findByText('The drive is tight')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Plan visit' })).toBeEnabled();
  });
});

describe('time off', () => {
  const SAM = '0190a1b2-0000-7000-8000-000000000009';
  const away = {
    leave_id: '0190a1b2-0000-7000-8000-000000005001',
    staff_id: ALEX,
    starts_at: '2026-12-02T13:00:00.000Z',
    ends_at: '2026-12-03T13:00:00.000Z',
  };
  const off = { staff_id: SAM, date: '2026-12-05', start_time: null, end_time: null };
  const open = anAppointmentSummary({ staff_member: null });
  const opening = {
    appointment_id: open.id,
    staff_member: { id: ALEX, first_name: 'Alex' },
    starts_at: open.starts_at ?? '',
    ends_at: open.ends_at ?? '',
  };

  it('is shown in the week and on the day', async () => {
    serve({ away: [away], hours: [off] });
    const week = await openStaffPortal(WEEK);
    const alex = within(await screen.findByRole('group', { name: 'Alex' }));
    expect(alex.getByText('Leave, all day')).toBeVisible();
    expect(
      within(screen.getByRole('group', { name: 'Sam' })).getByText('Not working'),
    ).toBeVisible();
    expect(screen.getByText('Week 49')).toBeInTheDocument();
    expect(screen.getByText(/On leave: Alex/u)).toBeVisible();
    await week.user.keyboard('d');
    await waitFor(() => expect(week.path()).toContain('day='));
    await week.user.keyboard('w');
    await waitFor(() => expect(week.path()).toContain('week='));
  });

  it('refuses a plan for who is away, and offers who is free', async () => {
    const check = aPlanCheck({ away: [{ ...away, staff_id: SAM }], openings: [opening] });
    const asked = serve({}, check);
    const { user } = await openStaffPortal(WEEK);
    await user.click(await card(/Mia Tran/u));
    expect(await screen.findByText('Sam is on leave')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Move visit' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Use Alex, 9:30 am' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ staff_id: ALEX }));
  });

  it('warns of a time outside the working hours, and saves it', async () => {
    const hours = { staff_id: SAM, date: '2026-12-03', start_time: '10:00', end_time: '16:00' };
    serve({ requests: [request], request_count: 1 }, aPlanCheck({ outside_hours: hours }));
    const { user } = await openStaffPortal(WEEK);
    await user.click(await screen.findByRole('button', { name: 'Plan visit' }));
    expect(await screen.findByText('Outside the working hours of Sam')).toBeVisible();
    expect(screen.getByText(/Sam works from 10:00 am to 4:00 pm/u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Plan visit' })).toBeEnabled();
  });

  it('leaves visits without a cleaner in a row of their own, given with one press', async () => {
    serve({ appointments: [open], openings: [opening] });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.assignAppointment, ({ body }) => {
        sent.push(body);
        return answer(anAppointment());
      }),
    );
    const { user } = await openStaffPortal(WEEK);
    expect(await screen.findByText('A visit has no cleaner')).toBeVisible();
    const row = within(screen.getByRole('group', { name: 'No cleaner' }));
    expect(row.getByRole('button', { name: /Mia Tran/u })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Give to Alex' }));
    await waitFor(() => expect(sent).toEqual([{ version: 2, staff_id: ALEX }]));
  });

  it('needs no reason for another cleaner at the same time, by the keyboard too', async () => {
    serve({ appointments: [open] });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.assignAppointment, ({ body }) => {
        sent.push(body);
        return answer(anAppointment());
      }),
    );
    const { user } = await openStaffPortal(WEEK);
    (await card(/Mia Tran/u)).focus();
    await user.keyboard('a');
    await waitFor(() => expect(screen.getByLabelText('Cleaner')).toHaveFocus());
    await user.selectOptions(screen.getByLabelText('Cleaner'), 'Alex');
    await screen.findByText(/Alex is free/u);
    expect(screen.queryByLabelText('Reason')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Give visit' }));
    await waitFor(() => expect(sent).toEqual([{ version: 2, staff_id: ALEX }]));
  });
});

describe('a visit of a series', () => {
  const series = aSeries();
  const second = anAppointmentSummary({
    ...series.occurrences[1]?.appointment,
    series: { id: series.id, interval_weeks: 2 },
  });
  const LATER_WEEK = '/staff/portal/calendar?week=2026-12-17';

  function serveSeries() {
    const other = { ...second, id: request.id, client_name: 'Ivy Thompson', series: null };
    serve({ appointments: [second, other] });
    const skipped: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.listAppointmentSeries, answer([series])),
      mockEndpoint(endpoints.cancelAppointment, ({ body, params }) => {
        skipped.push({ id: params['id'], ...body });
        serve({ appointments: [] });
        return answer(anAppointment({ status: 'cancelled' }));
      }),
    );
    return skipped;
  }

  it('is skipped by a key, with a reason, and the panel goes with it', async () => {
    const skipped = serveSeries();
    const { user } = await openStaffPortal(LATER_WEEK);
    (await card(/Mia Tran/u)).focus();
    await user.keyboard('l');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Skip Thursday 17 December?' }),
    );
    await user.type(dialog.getByLabelText('Reason'), 'At the hospital.');
    await user.click(dialog.getByRole('button', { name: 'Skip this visit' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Mia Tran' })).toBeNull());
    expect(skipped).toMatchObject([{ id: second.id, reason: 'At the hospital.' }]);
  });

  it('is skipped by a button, and stays in hand when it is kept', async () => {
    const skipped = serveSeries();
    const { user } = await openStaffPortal(LATER_WEEK);
    await user.click(await card(/Mia Tran/u));
    await user.click(await screen.findByRole('button', { name: 'Skip this one' }));
    await user.click(await screen.findByRole('button', { name: 'Keep the visit' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Mia Tran' })).toBeVisible();
    expect(skipped).toHaveLength(0);
  });

  it('opens the change of its series by a key, from this visit on', async () => {
    serveSeries();
    server.use(
      mockEndpoint(endpoints.getClient, answer(aClient({ id: second.client_id }))),
      mockEndpoint(endpoints.getClientHistory, answer(aClientHistory())),
      mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([]))),
      mockEndpoint(endpoints.listStaffMembers, answer([series.staff_member])),
      mockEndpoint(endpoints.getHourlyRates, answer({ private_cents: 70_00, ndis_cents: null })),
      mockEndpoint(endpoints.checkSeriesChange, answer({ dates: [] })),
    );
    const { user, path } = await openStaffPortal(LATER_WEEK);
    (await card(/Mia Tran/u)).focus();
    await user.keyboard('e');
    const dialog = within(await screen.findByRole('dialog', { name: /^Change the visits/u }));
    expect(dialog.getByLabelText('Visit')).toHaveDisplayValue('Thursday 17 December');
    await user.click(dialog.getByRole('button', { name: 'Leave as it is' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(path()).toBe(`/staff/portal/clients/${second.client_id}/visits`);
  });

  it('is no visit of its own: the keys do nothing with those', async () => {
    serveSeries();
    const { user, path } = await openStaffPortal(LATER_WEEK);
    await user.click(await card(/Mia Tran/u));
    await screen.findByRole('button', { name: 'Skip this one' });
    (await card(/Ivy Thompson/u)).focus();
    await user.keyboard('le');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(path()).toBe(LATER_WEEK);
  });

  it('says so when its series cannot be loaded', async () => {
    serveSeries();
    server.use(mockEndpoint(endpoints.listAppointmentSeries, refuse(500, { code: 'internal' })));
    const { user } = await openStaffPortal(LATER_WEEK);
    (await card(/Mia Tran/u)).focus();
    await user.keyboard('l');
    expect(await screen.findByText('The series could not be loaded')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
