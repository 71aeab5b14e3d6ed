import { aLeave, answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

import { CHECK, LATER, LUCA, PAGE, TOM, noah, sofia, startCleaner } from './testing.ts';

const { server, serve } = startCleaner();

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
    await user.selectOptions(forNoah, 'Tom, busy, free from 9:30 am, 25 min drive from Manly');
    expect(dialog.getByText(/2 with another cleaner, 0 without a cleaner/u)).toBeVisible();
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

  it('of a cleaner who is sick today settles every visit in three presses from their page', async () => {
    serve();
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
    await user.selectOptions(dialog.getByLabelText('Kind'), 'Sick leave');
    expect(dialog.getByLabelText('First day')).toHaveValue('2026-11-23');
    await dialog.findByLabelText(/Cleaner for Sofia Marino/u);
    await user.click(dialog.getByRole('button', { name: 'Add leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toMatchObject([
      {
        kind: 'sick',
        first_date: '2026-11-23',
        last_date: '2026-11-23',
        visits: [
          { appointment_id: noah.id, action: 'take_off' },
          { appointment_id: sofia.id, action: 'give', staff_id: LUCA.id },
        ],
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

  it('is neither added nor approved before its visits are known, which can be tried again', async () => {
    serve({ leave: [aLeave({ status: 'requested', visit_count: 2 })] });
    const fails = mockEndpoint(endpoints.checkLeave, refuse(500, {}));
    const works = mockEndpoint(endpoints.checkLeave, answer(CHECK));
    server.use(fails);
    const { user } = await openStaffPortal(PAGE);
    const failed = 'We could not load the visits in this time';
    await user.click(await screen.findByRole('button', { name: 'Add leave' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add leave for Hana?' }));
    await user.type(dialog.getByLabelText('First day'), '2026-12-07');
    await user.type(dialog.getByLabelText('Last day'), '2026-12-11');
    expect(await dialog.findByText(failed)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Add leave' })).toBeNull();
    server.use(works);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByLabelText(/Cleaner for Noah/u)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add leave' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Not now' }));

    server.use(fails);
    await user.click(screen.getByRole('button', { name: /^Approve and plan 2 visits/u }));
    const question = within(await screen.findByRole('dialog', { name: /^Approve Hana’s leave/u }));
    expect(await question.findByText(failed)).toBeVisible();
    expect(question.queryByText('Not approved')).toBeNull();
    expect(question.queryByRole('button', { name: 'Approve leave' })).toBeNull();
    server.use(works);
    await user.click(question.getByRole('button', { name: 'Try again' }));
    expect(await question.findByLabelText(/Cleaner for Noah/u)).toBeVisible();
    expect(question.getByRole('button', { name: 'Approve leave' })).toBeVisible();
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
