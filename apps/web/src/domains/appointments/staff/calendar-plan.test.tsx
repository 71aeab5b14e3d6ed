import {
  anAppointment,
  anAppointmentSummary,
  answer,
  aCheckedCleaner,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ALEX, request, serveCalendar, visit, visitCard, WEEK } from '../testing/calendar.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const server = startService();

describe('planning a request', () => {
  it('starts at the time that the client wants, and needs no reason', async () => {
    serveCalendar(server, { requests: [request], request_count: 1 });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.confirmAppointment, ({ body }) => {
        sent.push(body);
        return answer(anAppointment({ id: request.id }));
      }),
    );
    const { user } = await openStaffPortal(WEEK);
    await user.click(await screen.findByRole('button', { name: 'Plan visit' }));
    await user.selectOptions(screen.getByLabelText('Cleaner'), ALEX);
    await screen.findByText(/Alex is free: Thursday 3 December, 1:00 pm – 3:00 pm/u);
    await user.click(screen.getByRole('button', { name: 'Plan visit' }));
    const plan = {
      starts_at: '2026-12-03T02:00:00.000Z',
      ends_at: '2026-12-03T04:00:00.000Z',
      staff_id: ALEX,
    };
    await waitFor(() => expect(sent).toEqual([{ version: 1, ...plan }]));
  });

  it('shows the price of the visit as its length is chosen', async () => {
    serveCalendar(server, { requests: [request], request_count: 1 });
    const { user } = await openStaffPortal(WEEK);
    await user.click(await screen.findByRole('button', { name: 'Plan visit' }));
    expect(await screen.findByText('2 h × $70.00 = $140.00')).toBeVisible();
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '15:30' } });
    expect(await screen.findByText('2.5 h × $70.00 = $175.00')).toBeVisible();
  });

  it('takes the price of a quoted visit from its quote', async () => {
    const quoted = { ...request, quote_id: '0190a1b2-0000-7000-8000-000000000041' };
    serveCalendar(server, { requests: [quoted], request_count: 1 });
    const { user } = await openStaffPortal(WEEK);
    await user.click(await screen.findByRole('button', { name: 'Plan visit' }));
    expect(await screen.findByText('Its quote says the price.')).toBeVisible();
    expect(screen.queryByText(/\$70/u)).toBeNull();
  });

  it('warns of too little time to drive, but can be saved', async () => {
    const before = {
      client_name: 'Mia Tran',
      suburb: 'Castle Hill',
      gap_minutes: 15,
      drive_minutes: 40,
    };
    serveCalendar(server, { requests: [request], request_count: 1 }, [
      aCheckedCleaner({ answers: { drive: { result: 'warn', before, after: null } } }),
    ]);
    const { user } = await openStaffPortal(WEEK);
    await user.click(await screen.findByRole('button', { name: 'Plan visit' }));
    expect(
      await screen.findByText(
        'The drive from Mia Tran in Castle Hill takes 40 min, and there are 15 min.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Plan visit' })).toBeEnabled();
  });
});

describe('time off in the calendar', () => {
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
    is_free_all_day: true,
    drive: null,
  };

  it('is shown in the week and on the day', async () => {
    serveCalendar(server, { away: [away], hours: [off] });
    const week = await openStaffPortal(WEEK);
    const alex = within(await screen.findByRole('group', { name: 'Alex' }));
    expect(alex.getByText('Leave, all day')).toBeVisible();
    expect(
      within(screen.getByRole('group', { name: 'Sam' })).getByText('Not working'),
    ).toBeVisible();
    expect(screen.getByText('Week 49')).toBeInTheDocument();
    expect(screen.getByText(/Alex is on leave on Thursday/u)).toBeVisible();
    await week.user.keyboard('d');
    await waitFor(() => expect(week.path()).toContain('day='));
    await week.user.keyboard('w');
    await waitFor(() => expect(week.path()).toContain('week='));
    await week.user.keyboard('t');
    await waitFor(() => expect(week.path()).not.toContain('2026-12-03'));
  });

  it('refuses a plan for an absent cleaner, and offers free ones', async () => {
    const alex = { staff_member: { id: ALEX, first_name: 'Alex' }, opening };
    const leave = { result: 'stop', ends_at: away.ends_at } as const;
    const asked = serveCalendar(server, {}, [
      aCheckedCleaner({ answers: { leave } }),
      aCheckedCleaner(alex),
    ]);
    const { user } = await openStaffPortal(WEEK);
    await user.click(await visitCard(/Mia Tran/u));
    expect(await screen.findByText(/^Sam is on leave at that time\./u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Move visit' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Use Alex, 9:30 am' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ staff_id: ALEX }));
  });

  it('asks about a visit that the client has then with somebody else, and can be saved', async () => {
    const other = {
      id: visit.id,
      client_name: 'Mia Tran',
      suburb: 'Castle Hill',
      starts_at: '2026-12-02T22:30:00.000Z',
      ends_at: '2026-12-03T01:00:00.000Z',
      cleaner_name: 'Alex',
    };
    serveCalendar(server, { requests: [request], request_count: 1 }, [
      aCheckedCleaner({ answers: { same_client: { result: 'warn', others: [other] } } }),
    ]);
    const { user } = await openStaffPortal(WEEK);
    await user.click(await screen.findByRole('button', { name: 'Plan visit' }));
    expect(
      await screen.findByText(/^Mia Tran already has Alex from 9:30\sam to 12:00\spm\.$/u),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Plan visit' })).toBeEnabled();
  });

  it('warns of a time outside the working hours, but saves it', async () => {
    const hours = {
      result: 'warn',
      weekday: 4,
      start_time: '10:00',
      end_time: '16:00',
    } as const;
    serveCalendar(server, { requests: [request], request_count: 1 }, [
      aCheckedCleaner({ answers: { hours } }),
    ]);
    const { user } = await openStaffPortal(WEEK);
    await user.click(await screen.findByRole('button', { name: 'Plan visit' }));
    expect(
      await screen.findByText(/^Sam works from 10:00 am to 4:00 pm on Thursdays\.$/u),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Plan visit' })).toBeEnabled();
  });

  it('puts visits without a cleaner in a separate row, to be assigned with one press', async () => {
    serveCalendar(server, { appointments: [open], openings: [opening] });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.assignAppointment, ({ body }) => {
        sent.push(body);
        return answer(anAppointment());
      }),
    );
    const { user } = await openStaffPortal(WEEK);
    expect(await screen.findByText('A visit has no cleaner:')).toBeVisible();
    expect(screen.getByText('Alex is free all day.')).toBeVisible();
    const row = within(screen.getByRole('group', { name: 'No cleaner' }));
    expect(row.getByRole('button', { name: /Mia Tran/u })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose Alex' }));
    await waitFor(() => expect(sent).toEqual([{ version: 2, staff_id: ALEX }]));
  });

  it('keeps the focus beside the visit that was assigned, and says who comes', async () => {
    const other = { ...open, id: request.id, client_name: 'Grace Oduya' };
    const openingOfOther = { ...opening, appointment_id: other.id };
    serveCalendar(server, { appointments: [open, other], openings: [opening, openingOfOther] });
    server.use(
      mockEndpoint(endpoints.assignAppointment, () => {
        serveCalendar(server, { appointments: [visit, other], openings: [openingOfOther] });
        return answer(anAppointment());
      }),
    );
    const { user } = await openStaffPortal(WEEK);
    const [first] = await screen.findAllByRole('button', { name: 'Choose Alex' });
    if (first === undefined) throw new Error('Nobody is offered.');
    await user.click(first);
    expect(
      await screen.findByText('Alex is now the cleaner for the visit of Mia Tran.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Choose Alex' })).toHaveLength(1),
    );
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Choose Alex' })).toHaveFocus();
  });

  it('opens the first visit without a cleaner from the bar, and one at the time at which someone is free', async () => {
    const later = {
      ...opening,
      starts_at: '2026-12-03T00:30:00.000Z',
      drive: { from_suburb: 'Manly', minutes: 25 },
    };
    const asked = serveCalendar(server, { appointments: [open], openings: [later] });
    const { user } = await openStaffPortal(WEEK);
    await user.click(await screen.findByRole('button', { name: 'Choose a cleaner' }));
    await waitFor(() => expect(screen.getByLabelText('Cleaner')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
    expect(
      screen.getByText(
        'No one is free at that time. Alex is free from 11:30 am. 25 min drive from Manly.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use Alex, 11:30 am' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ starts: [later.starts_at] }));
  });

  it('leaves a client’s request for another time open when only the cleaner changes', async () => {
    const asking = anAppointmentSummary({
      has_open_reschedule_request: true,
      wanted_time: { preferred_date: '2026-12-08', preferred_time: 'morning' },
    });
    serveCalendar(server, { appointments: [asking] });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.assignAppointment, ({ body }) => {
        sent.push(body);
        return answer(anAppointment());
      }),
    );
    const { user } = await openStaffPortal(WEEK);
    await user.click(await visitCard(/Mia Tran/u));
    await screen.findByText(/Sam is free/u);
    // Nothing is changed yet, so that the client would read of a new time that is the old one.
    expect(screen.getByText('Choose another time or another cleaner.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Move visit' })).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Cleaner'), ALEX);
    await screen.findByText(/Alex is free/u);
    await user.click(screen.getByRole('button', { name: 'Change cleaner' }));
    await waitFor(() => expect(sent).toEqual([{ version: 2, staff_id: ALEX }]));
    expect(await screen.findByText('Cleaner changed.')).toBeVisible();
  });

  it('needs no reason for another cleaner at the same time, also by keyboard', async () => {
    serveCalendar(server, { appointments: [open] });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.assignAppointment, ({ body }) => {
        sent.push(body);
        return answer(anAppointment());
      }),
    );
    const { user } = await openStaffPortal(WEEK);
    (await visitCard(/Mia Tran/u)).focus();
    await user.keyboard('a');
    await waitFor(() => expect(screen.getByLabelText('Cleaner')).toHaveFocus());
    await user.selectOptions(screen.getByLabelText('Cleaner'), ALEX);
    await screen.findByText(/Alex is free/u);
    expect(screen.queryByLabelText('Reason')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change cleaner' }));
    await waitFor(() => expect(sent).toEqual([{ version: 2, staff_id: ALEX }]));
  });
});
