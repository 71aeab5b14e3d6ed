import {
  answer,
  aPageOf,
  aTimesheet,
  aTimesheetVisit,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Timesheet } from '@cleaning/contract/timesheets';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openCleanerPortal } from '#app/testing/cleaner-portal.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const server = startService();
const PAGE = `/staff/portal/timesheets/${aTimesheet().cleaner.id}?week=2026-11-16`;

const serve = (changes: Partial<Timesheet> = {}) =>
  server.use(mockEndpoint(endpoints.getTimesheet, answer(aTimesheet(changes))));

/** What differs for the cleaner whose timesheet it is. */
const own = (changes: Partial<Timesheet> = {}): Partial<Timesheet> => ({
  available_commands: ['ask'],
  ...changes,
});

/** The form of a command, opened by the button with a name. */
async function openForm(name: RegExp | string) {
  const { user } = await openStaffPortal(PAGE);
  await user.click(await screen.findByRole('button', { name }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

describe('the timesheet of a cleaner', () => {
  it('has each day with its visits, planned and worked, and the travel between them', async () => {
    serve();
    await openStaffPortal(PAGE);
    expect(await screen.findByRole('heading', { name: 'Monday 16 November' })).toBeVisible();
    expect(screen.getByText('7:30 – 9:30 am, as planned')).toBeVisible();
    expect(screen.getByText('North Sydney to Manly. Estimated by distance.')).toBeVisible();
    expect(screen.queryByText(/\$/u)).not.toBeInTheDocument();
  });

  it('is approved with one press, once for two', async () => {
    serve();
    const sent: unknown[] = [];
    const approved: Partial<Timesheet> = {
      version: 2,
      status: 'approved',
      approved_by: 'Priya',
      approved_at: '2026-11-22T23:12:00.000Z',
      available_commands: ['reopen', 'export', 'answer'],
    };
    server.use(
      mockEndpoint(endpoints.approveTimesheet, ({ body }) => {
        sent.push(body);
        serve(approved);
        return answer(aTimesheet(approved));
      }),
    );
    const { user } = await openStaffPortal(PAGE);
    await user.dblClick(
      await screen.findByRole('button', { name: 'Approve Mia, 5\u00A0h\u00A030\u00A0min' }),
    );
    expect(await screen.findByText('Mia’s hours approved.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Open again' })).toBeVisible();
    expect(sent).toEqual([{ week: '2026-11-16', version: 1 }]);
    // Its button is gone.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('says what has to be done before it is approved', async () => {
    const obstacle = '1 question waits for an answer. Answer first.';
    serve({ approval_obstacle: obstacle });
    await openStaffPortal(PAGE);
    expect(await screen.findByText(obstacle)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/u })).not.toBeInTheDocument();
  });

  it('gets extra time for training, in minutes of a day', async () => {
    serve();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.addExtraLine, ({ body }) => {
        sent.push(body);
        return answer(aTimesheet({ version: 2 }));
      }),
    );
    const { user, dialog } = await openForm('Add extra time');
    await user.click(dialog.getByRole('button', { name: 'Add time' }));
    expect(await dialog.findAllByText('Enter from 1 minute to 12 hours.')).not.toHaveLength(0);
    await user.type(dialog.getByLabelText('What for'), 'Training');
    await user.selectOptions(dialog.getByLabelText('Day'), 'Tue 17 Nov');
    await user.type(dialog.getByLabelText('Minutes'), '90');
    await user.click(dialog.getByRole('button', { name: 'Add time' }));
    expect(await screen.findByText('Extra time added.')).toBeVisible();
    expect(sent).toEqual([
      { week: '2026-11-16', version: 1, date: '2026-11-17', minutes: 90, what: 'Training' },
    ]);
  });

  it('has its travel corrected with a reason, and keeps what was typed when it changed', async () => {
    serve();
    server.use(
      mockEndpoint(
        endpoints.correctTravel,
        refuse(409, {
          code: 'stale_version',
          detail: 'This timesheet has changed since you opened it. Check it and try again.',
          current: aTimesheet({ version: 2, status: 'approved' }),
        }),
      ),
    );
    const { user, dialog } = await openForm(/^Correct travel of Monday/u);
    const minutes = dialog.getByLabelText('Minutes');
    expect(minutes).toHaveValue('30');
    await user.clear(minutes);
    await user.type(minutes, '50');
    await user.type(dialog.getByLabelText('Why'), 'The bridge was closed.');
    await user.click(dialog.getByRole('button', { name: 'Correct travel' }));
    expect(await dialog.findByText(/This timesheet has changed since/u)).toBeVisible();
    expect(minutes).toHaveValue('50');
    expect(screen.getByRole('dialog')).toHaveTextContent('Approved');
  });

  it('shows what its cleaner asks with a link to the visit, and takes the answer', async () => {
    const [visit] = aTimesheet().visits;
    const request = {
      id: '0190a1b2-0000-7000-8000-000000004701',
      appointment_id: visit?.appointment_id ?? null,
      message: 'I stayed until 9:50 for the oven.',
      asked_at: '2026-11-20T06:02:00.000Z',
      answer: null,
      answered_by: null,
      answered_at: null,
    };
    serve({ requests: [request], open_request_count: 1 });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.answerCorrection, ({ body }) => {
        sent.push(body);
        return answer(aTimesheet({ version: 2 }));
      }),
    );
    const { user, dialog } = await openForm('Answer');
    await user.type(dialog.getByLabelText('Your answer'), 'Corrected to 9:50 am.');
    await user.click(dialog.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Answered.')).toBeVisible();
    expect(sent).toEqual([
      {
        week: '2026-11-16',
        version: 1,
        request_id: request.id,
        answer: 'Corrected to 9:50 am.',
      },
    ]);
  });

  it('warns of hours that moved since they were approved, and is opened again', async () => {
    serve({
      status: 'approved',
      moved_to_minutes: 300,
      available_commands: ['reopen', 'answer'],
    });
    server.use(mockEndpoint(endpoints.reopenTimesheet, answer(aTimesheet({ version: 3 }))));
    const { user, dialog } = await openForm('Open again');
    await user.type(dialog.getByLabelText('Why'), 'A visit was corrected.');
    await user.click(dialog.getByRole('button', { name: 'Open again' }));
    expect(await screen.findByText('Timesheet open again.')).toBeVisible();
  });
});

describe('a timesheet that is in payroll', () => {
  it.each([
    [
      'more',
      510,
      /Payroll has 5 h 30 min, and this week has 8 h 30 min now\. Add 3 h to Mia’s next timesheet/u,
    ],
    ['less', 300, /this week has 5 h now\. Pay Mia 30 min less in your payroll program\./u],
    ['the same on other days', 330, /Check the days in your payroll program\./u],
  ])('is not green once its hours are %s, and says what to do', async (_what, moved, words) => {
    serve({ status: 'exported', moved_to_minutes: moved, available_commands: ['answer'] });
    await openStaffPortal(PAGE);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Changed since payroll')).toBeVisible();
    expect(screen.queryByText('In payroll')).not.toBeInTheDocument();
    expect(screen.queryByText(/Open it again/u)).not.toBeInTheDocument();
  });

  it('is settled once, in words that the history keeps', async () => {
    serve({
      status: 'exported',
      moved_to_minutes: 510,
      available_commands: ['settle', 'answer'],
    });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.settleTimesheet, ({ body }) => {
        sent.push(body);
        const settled = { moved_to_minutes: null, settled_minutes: 510 };
        return answer(aTimesheet({ status: 'exported', version: 2, ...settled }));
      }),
    );
    const { user, dialog } = await openForm('Mark as settled');
    expect(dialog.getByText(/Add 3 h to Mia’s next timesheet as extra time\./u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Mark as settled' }));
    expect(await dialog.findAllByText('Say how it was settled, in a sentence.')).not.toHaveLength(
      0,
    );
    await user.type(dialog.getByLabelText('How it was settled'), 'Paid with this week.');
    await user.dblClick(dialog.getByRole('button', { name: 'Mark as settled' }));
    expect(await screen.findByText('Difference settled.')).toBeVisible();
    expect(sent).toEqual([
      { week: '2026-11-16', version: 1, moved_to_minutes: 510, reason: 'Paid with this week.' },
    ]);
  });

  it('says what is new since a difference was settled', async () => {
    serve({ status: 'exported', settled_minutes: 510, moved_to_minutes: 540 });
    await openStaffPortal(PAGE);
    expect(
      await screen.findByText(
        /With what was settled, payroll has 8 h 30 min, and this week has 9 h now\. Add 30 min/u,
      ),
    ).toBeVisible();
  });

  it('is green while its hours are those in payroll', async () => {
    serve({ status: 'exported', available_commands: ['answer'] });
    await openStaffPortal(PAGE);
    expect(await screen.findByText('In payroll')).toBeVisible();
  });
});

describe('a cleaner’s own timesheet', () => {
  const OWN = '/staff/portal/timesheet?week=2026-11-16';
  it('asks the office for a correction of one visit', async () => {
    server.use(mockEndpoint(endpoints.listThreads, answer(aPageOf([]))));
    serve(own());
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.askForCorrection, ({ body }) => {
        sent.push(body);
        return answer(aTimesheet(own({ version: 2 })));
      }),
    );
    const { user } = await openCleanerPortal(OWN);
    await user.click(await screen.findByRole('button', { name: 'Ask for a correction' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What is not right?' }));
    await user.selectOptions(dialog.getByLabelText('Visit'), 'Mon 16 Nov, Ben Carver');
    await user.type(dialog.getByLabelText('What happened'), 'The guests left late.');
    await user.click(dialog.getByRole('button', { name: 'Send to the office' }));
    expect(await screen.findByText('Sent to the office.')).toBeVisible();
    expect(sent).toEqual([
      {
        week: '2026-11-16',
        version: 1,
        appointment_id: '0190a1b2-0000-7000-8000-000000004502',
        message: 'The guests left late.',
      },
    ]);
  });

  it('says that its hours have changed since payroll', async () => {
    server.use(mockEndpoint(endpoints.listThreads, answer(aPageOf([]))));
    serve(own({ status: 'exported', moved_to_minutes: 510, available_commands: [] }));
    await openCleanerPortal(OWN);
    expect(await screen.findByText('Changed since payroll')).toBeVisible();
    expect(screen.queryByText(/next timesheet/u)).not.toBeInTheDocument();
  });

  it('names the place of an older visit in place of its client, and links nothing', async () => {
    server.use(mockEndpoint(endpoints.listThreads, answer(aPageOf([]))));
    serve(own({ visits: [aTimesheetVisit({ client_name: null })] }));
    await openCleanerPortal(OWN);
    expect(await screen.findByText('General cleaning, North Sydney')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/u })).not.toBeInTheDocument();
  });
});
