import {
  aLeave,
  anAppointmentSummary,
  answer,
  aRoster,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints, type CleanerRoster, type LeaveCheck } from '@cleaning/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStaffPortal, startStaffService } from './testing/staff-portal.ts';

const server = startStaffService();
const { id } = aRoster().cleaner;
const PAGE = `/staff/portal/cleaners/${id}`;
const TOM = { id: '0190a1b2-0000-7000-8000-000000000011', first_name: 'Tom' };
const LUCA = { id: '0190a1b2-0000-7000-8000-000000000012', first_name: 'Luca' };
const noah = anAppointmentSummary({
  client_name: 'Noah Petrov',
  appointment_date: '2026-12-07',
  starts_at: '2026-12-06T22:00:00.000Z',
  ends_at: '2026-12-07T00:30:00.000Z',
});
const sofia = anAppointmentSummary({
  id: '0190a1b2-0000-7000-8000-000000002002',
  client_name: 'Sofia Marino',
  appointment_date: '2026-12-07',
  starts_at: '2026-12-07T01:30:00.000Z',
  ends_at: '2026-12-07T04:00:00.000Z',
});
const LATER = { starts_at: '2026-12-06T22:30:00.000Z', ends_at: '2026-12-07T01:00:00.000Z' };
const CHECK: LeaveCheck = {
  visits: [
    {
      appointment: noah,
      openings: [
        {
          staff_member: TOM,
          ...LATER,
          is_free_all_day: false,
          drive: { from_suburb: 'Manly', minutes: 25 },
        },
      ],
    },
    {
      appointment: sofia,
      openings: [
        {
          staff_member: LUCA,
          starts_at: sofia.starts_at ?? '',
          ends_at: sofia.ends_at ?? '',
          is_free_all_day: true,
          drive: null,
        },
      ],
    },
  ],
  overlaps: [],
};

function serve(roster: Partial<CleanerRoster> = {}, check: LeaveCheck = CHECK) {
  server.use(
    mockEndpoint(endpoints.getCleaner, answer(aRoster(roster))),
    mockEndpoint(endpoints.checkLeave, answer(check)),
    mockEndpoint(endpoints.checkWorkingHours, answer({ count: 0, visits: [] })),
  );
}

const monday = async () => within(await screen.findByRole('group', { name: 'Monday' }));

describe('working hours', () => {
  it('show each day of the week, and the total of a week', async () => {
    serve();
    await openStaffPortal(PAGE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Hana Kim' })).toBeVisible();
    expect((await monday()).getByLabelText('From')).toHaveValue('08:00');
    expect(
      within(screen.getByRole('group', { name: 'Sunday' })).getByText('Not working'),
    ).toBeVisible();
    expect(screen.getByText('40 h')).toBeVisible();
  });

  it('are saved from a date on, after showing which visits fall outside them', async () => {
    serve();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.checkWorkingHours, answer({ count: 1, visits: [noah] })),
      mockEndpoint(endpoints.saveWorkingHours, ({ body }) => {
        sent.push(body);
        return answer(aRoster({ version: 3 }));
      }),
    );
    const { user } = await openStaffPortal(PAGE);
    for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await user.click(await screen.findByRole('switch', { name: day }));
    }
    expect(await screen.findByText('1 visit outside the new hours')).toBeVisible();
    expect(screen.getByText(/Noah Petrov, Mon 7 Dec 2026/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { version: 2, days: [{ weekday: 1, start_time: '08:00', end_time: '16:00' }] },
      ]),
    );
    expect(await screen.findByText('The working hours are saved.')).toBeVisible();
  });

  it('include an area, which is shown beside the name once it applies', async () => {
    const [hours] = aRoster().hours;
    const inArea = (area: string) => hours && { hours: [{ ...hours, area }] };
    serve(inArea('Inner West'));
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.saveWorkingHours, ({ body }) => {
        sent.push(body);
        const next = { ...inArea('North Shore'), version: 3 };
        serve(next);
        return answer(aRoster(next));
      }),
    );
    const { user } = await openStaffPortal(PAGE);
    expect(await screen.findByText('Inner West', { selector: 'span' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Area (optional)'), 'North Shore');
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    expect(await screen.findByText('North Shore', { selector: 'span' })).toBeVisible();
    expect(sent).toMatchObject([{ area: 'North Shore', version: 2 }]);
    expect(screen.queryByRole('button', { name: 'Save hours' })).toBeDisabled();
  });

  it('are not sent while a day ends before it begins', async () => {
    serve();
    const { user } = await openStaffPortal(PAGE);
    const to = (await monday()).getByLabelText('To');
    await user.clear(to);
    await user.type(to, '07:00');
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    expect(await screen.findByText('The day has to end after it begins.')).toBeVisible();
    await waitFor(() => expect(to).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Undo changes' }));
    expect(to).toHaveValue('16:00');
  });

  it('keep what is chosen while they are saved', async () => {
    serve();
    const answered = Promise.withResolvers<null>();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.saveWorkingHours, async ({ body }) => {
        sent.push(body);
        await answered.promise;
        return answer(aRoster({ version: 2 + sent.length }));
      }),
    );
    const { user } = await openStaffPortal(PAGE);
    await user.click(await screen.findByRole('switch', { name: 'Saturday' }));
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(screen.getByRole('switch', { name: 'Sunday' }));
    answered.resolve(null);
    expect(await screen.findByText('The working hours are saved.')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Sunday' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    await waitFor(() => expect(sent[1]).toMatchObject({ version: 3 }));
  });

  it('show what changed meanwhile, keep what was typed, and can be saved over it', async () => {
    serve();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.saveWorkingHours, ({ body }) => {
        sent.push(body);
        return sent.length === 1
          ? refuse(409, {
              code: 'stale_version',
              current: aRoster({ version: 7, hours: [] }),
              changed_by: 'Priya',
            })
          : answer(aRoster({ version: 8 }));
      }),
    );
    const { user } = await openStaffPortal(PAGE);
    await user.click(await screen.findByRole('switch', { name: 'Saturday' }));
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    expect(await screen.findByText(/Now: no working days/u)).toBeVisible();
    expect(screen.getByText('Priya changed these hours')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Saturday' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    await waitFor(() => expect(sent).toMatchObject([{ version: 2 }, { version: 7 }]));
  });
});

describe('leave', () => {
  it('is added with a decision for each visit, in one call', async () => {
    serve();
    const sent: { body: unknown; key: string | null }[] = [];
    server.use(
      mockEndpoint(endpoints.addLeave, ({ body, headers }) => {
        sent.push({ body, key: headers.get('idempotency-key') });
        return answer(aLeave());
      }),
    );
    const { user } = await openStaffPortal(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Add leave' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add leave for Hana?' }));
    await user.type(dialog.getByLabelText('First day'), '2026-12-07');
    await user.type(dialog.getByLabelText('Last day'), '2026-12-11');
    const forNoah = await dialog.findByLabelText(/Cleaner for Noah Petrov/u);
    expect(forNoah).toHaveValue('take_off');
    expect(dialog.getByLabelText(/Cleaner for Sofia Marino/u)).toHaveValue(LUCA.id);
    await user.selectOptions(forNoah, 'Tom, from 9:30 am, 25 min drive from Manly');
    expect(dialog.getByText(/2 given to others, 0 without a cleaner/u)).toBeVisible();
    expect(dialog.getByText(/Noah Petrov gets an email: 9:30 am/u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        key: expect.any(String),
        body: {
          kind: 'annual',
          note: '',
          first_date: '2026-12-07',
          last_date: '2026-12-11',
          visits: [
            {
              appointment_id: noah.id,
              version: noah.version,
              action: 'give',
              staff_id: TOM.id,
              ...LATER,
            },
            { appointment_id: sofia.id, version: sofia.version, action: 'give', staff_id: LUCA.id },
          ],
        },
      },
    ]);
  });

  it('shows what is missing, and keeps what was chosen when it is refused', async () => {
    serve();
    server.use(
      mockEndpoint(
        endpoints.addLeave,
        refuse(409, { code: 'stale_version', detail: 'The visits have changed.', current: CHECK }),
      ),
    );
    const { user } = await openStaffPortal(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Add leave' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add leave' }));
    expect((await dialog.findAllByText('Enter a date, like 2026-12-03.')).length).toBeGreaterThan(
      0,
    );
    await user.type(dialog.getByLabelText('First day'), '2026-12-07');
    await user.type(dialog.getByLabelText('Last day'), '2026-12-07');
    await user.selectOptions(await dialog.findByLabelText(/Noah/u), 'Hana comes all the same');
    await user.click(dialog.getByRole('button', { name: 'Add leave' }));
    expect(await dialog.findByText(/The visits have changed/u)).toBeVisible();
    expect(dialog.getByLabelText(/Noah/u)).toHaveValue('keep');
  });

  it('is limited to one day when it is given in hours', async () => {
    serve({}, { visits: [], overlaps: [] });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.addLeave, ({ body }) => {
        sent.push(body);
        return answer(aLeave());
      }),
    );
    const { user } = await openStaffPortal(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Add leave' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText('Only some hours of one day'));
    await user.type(dialog.getByLabelText('Day'), '2026-12-07');
    expect(await dialog.findByText('No visits fall on this time.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add leave' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          first_date: '2026-12-07',
          last_date: '2026-12-07',
          start_time: '13:00',
          end_time: '16:00',
        },
      ]),
    );
  });

  it('cannot overlap other leave', async () => {
    serve({}, { visits: [], overlaps: [aLeave()] });
    const { user } = await openStaffPortal(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Add leave' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('First day'), '2026-12-07');
    await user.type(dialog.getByLabelText('Last day'), '2026-12-07');
    expect(await dialog.findByText('Hana already has leave then')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Add leave' })).toBeNull();
  });

  it('that a cleaner requests decides about no visit', async () => {
    serve({ can_decide: false, leave: [aLeave({ status: 'requested', visit_count: 1 })] });
    const { user } = await openStaffPortal(PAGE);
    expect(await screen.findByText('To approve')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/u })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ask for leave' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for leave?' }));
    await user.type(dialog.getByLabelText('First day'), '2026-12-07');
    await user.type(dialog.getByLabelText('Last day'), '2026-12-07');
    expect(dialog.queryByLabelText(/Cleaner for/u)).toBeNull();
  });

  it('is approved with its visits, or declined with a reason', async () => {
    serve({ leave: [aLeave({ status: 'requested', visit_count: 2 })] });
    const approvals: unknown[] = [];
    const refusals: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.approveLeave, ({ body }) => {
        approvals.push(body);
        return answer(aLeave());
      }),
      mockEndpoint(endpoints.declineLeave, ({ body }) => {
        refusals.push(body);
        return answer(aLeave({ status: 'declined' }));
      }),
    );
    const { user } = await openStaffPortal(PAGE);
    await user.click(await screen.findByRole('button', { name: /^Approve and plan 2 visits/u }));
    await screen.findByLabelText(/Cleaner for Noah/u);
    await user.click(screen.getByRole('button', { name: 'Approve leave' }));
    await waitFor(() =>
      expect(approvals).toMatchObject([
        { version: 1, visits: [{ action: 'take_off' }, { action: 'give', staff_id: LUCA.id }] },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Decline/u }));
    await user.type(await screen.findByLabelText('Reason'), 'Two others are away.');
    await user.click(screen.getByRole('button', { name: 'Decline leave' }));
    await waitFor(() => expect(refusals).toEqual([{ version: 1, reason: 'Two others are away.' }]));
  });

  it('can be shortened, and taken back', async () => {
    serve({ leave: [aLeave()] });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.shortenLeave, ({ body }) => {
        sent.push(body);
        return answer(aLeave());
      }),
      mockEndpoint(endpoints.removeLeave, ({ body }) => {
        sent.push(body);
        return answer(aLeave({ status: 'removed' }));
      }),
    );
    const { user } = await openStaffPortal(PAGE);
    await user.click(await screen.findByRole('button', { name: /^Shorten/u }));
    const last = await screen.findByLabelText('Last day');
    await user.clear(last);
    await user.type(last, '2026-12-09');
    await user.click(screen.getByRole('button', { name: 'Shorten leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Take back/u }));
    await user.click(await screen.findByRole('button', { name: 'Take leave back' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { version: 1, first_date: '2026-12-07', last_date: '2026-12-09' },
        { version: 1 },
      ]),
    );
  });
});

it('shows an error for an unknown cleaner', async () => {
  server.use(mockEndpoint(endpoints.getCleaner, refuse(404, { code: 'not_found' })));
  await openStaffPortal(PAGE);
  expect(await screen.findByRole('heading', { name: 'Cleaner not found' })).toBeVisible();
});
