import {
  anAppointment,
  anAppointmentSummary,
  answer,
  aCheckedCleaner,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ALEX, request, serveCalendar, visit, visitCard, WEEK } from '../testing/calendar.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const server = startService();

describe('moving a visit', () => {
  it('works with the arrow keys, a check and a reason', async () => {
    const asked = serveCalendar(server);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.rescheduleAppointment, ({ body }) => {
        sent.push(body);
        return answer(anAppointment({ version: 3 }));
      }),
    );
    const { user } = await openStaffPortal(WEEK);
    (await visitCard(/Mia Tran/u)).focus();
    expect(await screen.findByText('move with the arrows')).toBeVisible();
    await user.keyboard('m');
    expect(screen.getByText('15 minutes later')).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowUp}{/Shift}');
    expect(await screen.findByText(/Alex is free: Friday 4 December, 9:15 am/u)).toBeVisible();
    const plan = {
      starts_at: '2026-12-03T22:15:00.000Z',
      ends_at: '2026-12-04T00:45:00.000Z',
      staff_id: ALEX,
    };
    expect(asked.at(-1)).toEqual({
      client_id: visit.client_id,
      suburb: visit.suburb,
      starts: [plan.starts_at],
      minutes: 150,
      appointment_id: visit.id,
      staff_id: ALEX,
    });
    await user.keyboard('{Enter}Sam is ill.');
    await user.click(screen.getByRole('button', { name: 'Move visit' }));
    await waitFor(() => expect(sent).toEqual([{ version: 2, ...plan, reason: 'Sam is ill.' }]));
    await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull());
  });

  it('starts at once for the visit in the address, unless it can no longer be moved', async () => {
    serveCalendar(server);
    await openStaffPortal(`${WEEK}&plan=${visit.id}`);
    expect(await screen.findByRole('button', { name: 'Move visit' })).toBeVisible();
    cleanup();
    serveCalendar(server, { appointments: [{ ...visit, status: 'completed' }] });
    await openStaffPortal(`${WEEK}&plan=${visit.id}`);
    await visitCard(/Mia Tran/u);
    expect(screen.queryByRole('button', { name: 'Move visit' })).toBeNull();
  });

  it('works by dropping it on a day of another cleaner', async () => {
    const asked = serveCalendar(server);
    await openStaffPortal(WEEK);
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type) ?? '',
    };
    fireEvent.dragStart(await visitCard(/Mia Tran/u), { dataTransfer });
    const friday = screen.getByRole('group', { name: 'Alex' }).children.item(5);
    if (friday === null) throw new Error('There is no Friday');
    fireEvent.drop(friday, { dataTransfer });
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ staff_id: ALEX, starts: ['2026-12-03T22:30:00.000Z'] }),
    );
  });

  it('is refused where it clashes, and shows with whom', async () => {
    serveCalendar(server, {}, [
      aCheckedCleaner({
        answers: {
          visit: {
            result: 'stop',
            other: {
              id: '1',
              client_name: 'Noah Petrov',
              suburb: 'Glebe',
              starts_at: '2026-12-02T22:00:00.000Z',
              ends_at: '2026-12-03T00:00:00.000Z',
              cleaner_name: 'Sam',
            },
          },
        },
      }),
    ]);
    const { user } = await openStaffPortal(WEEK);
    await user.click(await visitCard(/Mia Tran/u));
    await user.type(screen.getByLabelText('Reason'), 'Sam is ill.');
    expect(
      await screen.findByText(
        /^Sam is with Noah Petrov from 9:00\sam to 11:00\sam\. Choose another time/u,
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Move visit' })).toBeDisabled();
  });

  it('shows why a time cannot be saved at all', async () => {
    serveCalendar(server);
    const past = 'Choose a time that has not passed.';
    server.use(mockEndpoint(endpoints.checkAvailability, refuse(400, { starts: [past] })));
    const { user } = await openStaffPortal(WEEK);
    await user.click(await visitCard(/Mia Tran/u));
    expect(await screen.findByText(past)).toBeVisible();
  });

  it('is cancelled with Escape, and the focus returns to the visit', async () => {
    serveCalendar(server);
    const { user } = await openStaffPortal(WEEK);
    const mia = await visitCard(/Mia Tran/u);
    mia.focus();
    await user.keyboard('m{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull());
    await waitFor(() => expect(mia).toHaveFocus());
  });

  it('is cancelled with Escape from its form too', async () => {
    serveCalendar(server);
    const { user } = await openStaffPortal(WEEK);
    const mia = await visitCard(/Mia Tran/u);
    mia.focus();
    await user.keyboard('a');
    await waitFor(() => expect(screen.getByLabelText('Cleaner')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull());
    await waitFor(() => expect(mia).toHaveFocus());
  });

  it('shows a newer version beside the opened one, keeps what was typed, and overwrites it', async () => {
    serveCalendar(server);
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
              changed_by: 'Priya',
            })
          : answer(anAppointment({ version: 4 }));
      }),
    );
    const { user } = await openStaffPortal(WEEK);
    await user.click(await visitCard(/Mia Tran/u));
    await user.clear(screen.getByLabelText('From'));
    await user.type(screen.getByLabelText('From'), '10:00');
    await user.type(screen.getByLabelText('Reason'), 'The bridge is closed.');
    await screen.findByText(/Sam is free: Thursday 3 December, 10:00 am/u);
    await user.click(screen.getByRole('button', { name: 'Move visit' }));
    expect(await screen.findByText(changed)).toBeVisible();
    expect(screen.getByText('Priya changed this visit')).toBeVisible();
    expect(screen.getByText('Who comes: was “Sam”, is now “Alex”')).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('The bridge is closed.');
    await user.click(screen.getByRole('button', { name: 'Move visit' }));
    await waitFor(() => expect(sent).toMatchObject([{ version: 2 }, { version: 3 }]));
  });
});

/** Sets the position of a drag event, which jsdom does not support. */
const at = (clientX: number, event: Event) =>
  Object.defineProperty(event, 'clientX', { value: clientX });

describe('the day view of the calendar', () => {
  const DAY = '/staff/portal/calendar?day=2026-12-03';

  it('shows a timeline, and a dropped visit takes the time at that place', async () => {
    const asked = serveCalendar(server);
    await openStaffPortal(DAY);
    expect(await screen.findByText('10 am')).toBeInTheDocument();
    const mia = within(await screen.findByRole('group', { name: 'Sam' })).getByRole('button', {
      name: /Mia Tran.*9:30\sam.*Castle Hill.*confirmed/u,
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
      expect(asked.at(-1)).toMatchObject({ staff_id: ALEX, starts: ['2026-12-03T02:00:00.000Z'] }),
    );
  });

  it('moves a visit along its timeline with the arrow keys', async () => {
    const asked = serveCalendar(server);
    const { user } = await openStaffPortal(DAY);
    (await visitCard(/Mia Tran/u)).focus();
    await user.keyboard('m{ArrowRight}');
    await waitFor(() => expect(asked.at(-1)?.starts).toEqual(['2026-12-02T22:45:00.000Z']));
  });

  it('shows which cleaner has too little time to drive', async () => {
    const later = anAppointmentSummary({
      id: request.id,
      starts_at: '2026-12-03T01:15:00.000Z',
      ends_at: '2026-12-03T03:00:00.000Z',
    });
    serveCalendar(server, {
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

describe('the arrow keys in the calendar', () => {
  const ivy = anAppointmentSummary({
    id: request.id,
    client_name: 'Ivy Thompson',
    starts_at: '2026-12-03T03:00:00.000Z',
    ends_at: '2026-12-03T05:00:00.000Z',
    staff_member: { id: ALEX, first_name: 'Alex' },
  });

  it.each([WEEK, '/staff/portal/calendar?day=2026-12-03'])(
    'move from visit to visit while no visit is being moved, in %s',
    async (page) => {
      serveCalendar(server, { appointments: [visit, ivy] });
      const { user } = await openStaffPortal(page);
      const mia = await visitCard(/Mia Tran/u);
      mia.focus();
      await user.keyboard('{ArrowDown}');
      expect(await visitCard(/Ivy Thompson/u)).toHaveFocus();
      await user.keyboard('{ArrowDown}{ArrowUp}');
      expect(mia).toHaveFocus();
      await user.keyboard('m{ArrowDown}');
      expect(mia).toHaveFocus();
      expect(await screen.findByText(/Alex is free/u)).toBeVisible();
    },
  );

  it('are in the list of shortcuts', async () => {
    serveCalendar(server);
    const { user } = await openStaffPortal(WEEK);
    await visitCard(/Mia Tran/u);
    await user.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(sheet.getByText('Go to another visit')).toBeVisible();
    const labels = sheet.getAllByRole('term').map(({ textContent }) => textContent);
    expect(labels).toContain('Skip this visit of a series');
    expect(labels).toHaveLength(new Set(labels).size);
  });
});
