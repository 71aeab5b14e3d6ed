import { aPageOf, answer, mockEndpoint, noResponse, refuse } from '@cleaning/api-client/testing';
import type { HandOver, UserAccount } from '@cleaning/contract/people';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import {
  aHandOver,
  anEmptyHandOver,
  HANA,
  KIM,
  LUCA,
  SAM,
  seriesOfGrace,
  seriesOfRuth,
  visitOfBen,
  visitUnderWay,
} from './testing-hand-over.ts';
import { aUserAccount } from './testing.ts';

const alex = aStaffUser({ id: '0190a1b2-0000-7000-8000-000000009009', user_type: 'admin' });
const tom = aUserAccount({ first_name: 'Tom', last_name: 'Okafor' });
const leaving = { ...tom, last_day: '2026-12-04' };

const server = startService();
let asked: string[] = [];
/** What is left after each day, `now`, or any other day. */
const serve = (of: Readonly<Record<string, HandOver>> & { readonly any: HandOver }) =>
  server.use(
    mockEndpoint(endpoints.getHandOver, ({ query }) => {
      const day = query.get('last_day') ?? 'now';
      asked.push(day);
      return answer(of[day] ?? of.any);
    }),
  );
beforeEach(() => {
  asked = [];
  serve({ any: aHandOver() });
});

async function open(person: UserAccount = tom, action = 'Tom leaves') {
  server.use(mockEndpoint(endpoints.listUsers, answer(aPageOf([person]))));
  const opened = await openStaffPortal('/admin/portal/users', { user: alex });
  await opened.user.click(await screen.findByRole('button', { name: 'Change Tom Okafor' }));
  await opened.user.click(screen.getByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...opened, dialog };
}

type Opened = Awaited<ReturnType<typeof open>>;

const chooseDay = async ({ user, dialog }: Opened, day: string) => {
  const field = dialog.getByLabelText('Last day');
  await user.clear(field);
  await user.type(field, day);
};
const whenRead = ({ dialog }: Opened, words: RegExp) => dialog.findByText(words);
const closing = (dialog: Opened['dialog'], when: string) =>
  dialog.getByRole('button', { name: `Close Tom’s account ${when}` });

async function openWithDay(person?: UserAccount) {
  const opened = await open(person);
  await chooseDay(opened, '2026-12-04');
  await whenRead(opened, /^At 11:59 pm on Friday 4 December/u);
  return opened;
}

const forRuth = (dialog: Opened['dialog']) => dialog.getByLabelText(/^Cleaner for Ruth Callaghan/u);
const forGrace = (dialog: Opened['dialog']) => dialog.getByLabelText(/^Cleaner for Grace Oduya/u);
const forBen = (dialog: Opened['dialog']) => dialog.getByLabelText(/^Cleaner for Ben Carver/u);

/** Notes what is sent, and answers with the last day that was asked for. */
function noteSent() {
  const sent: unknown[] = [];
  server.use(
    mockEndpoint(endpoints.setLastDay, ({ body }) => {
      sent.push(body);
      const { last_day: lastDay } = body as { last_day: string | null };
      return answer({ ...tom, last_day: lastDay, is_active: lastDay !== null });
    }),
  );
  return sent;
}

const decisions = {
  series: [
    { series_id: seriesOfRuth().series.id, version: 1, staff_id: LUCA.id },
    { series_id: seriesOfGrace().series.id, version: 4, staff_id: HANA.id },
  ],
  visits: [{ appointment_id: visitOfBen().appointment.id, version: 2, staff_id: HANA.id }],
  office_id: KIM.id,
};

describe('the last day of a person', () => {
  it('asks for a day first, and then reads what they have after it', async () => {
    const opened = await open();
    const { user, dialog } = opened;
    expect(
      dialog.getByText('Choose the last day, and see what Tom still has after it.'),
    ).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Close Tom’s account' }));
    expect((await dialog.findAllByText('Enter a date, like 2026-12-03.'))[0]).toBeVisible();
    await chooseDay(opened, '2026-12-04');
    await whenRead(opened, /^At 11:59 pm/u);
    expect(asked).toEqual(['2026-12-04']);
  });

  it('chooses the best for each, and says what nobody does', async () => {
    const { dialog } = await openWithDay();
    expect(dialog.getByRole('group', { name: '12 regular visits after Fri 4 Dec' })).toBeVisible();
    expect(dialog.getByText('Every Monday, 7:00 am – 9:00 am, Epping, 9 visits')).toBeVisible();
    expect(forRuth(dialog)).toHaveDisplayValue('Luca, free for 9 of 9 visits');
    expect(forGrace(dialog)).toHaveDisplayValue('Hana, 2 of 3 visits');
    expect(dialog.getByText('1 visit stays without a cleaner.')).toBeVisible();
    expect(forBen(dialog)).toHaveDisplayValue(/^Hana, free/u);
    expect(within(forBen(dialog)).queryByRole('option', { name: /Luca/u })).toBeNull();
    expect(dialog.getByText('12 visits with another cleaner, 1 without a cleaner.')).toBeVisible();
    expect(dialog.getByLabelText('Conversations and quotes')).toHaveValue(KIM.id);
    expect(dialog.getByText('Tom’s hours of 16 – 22 Nov 2026 are not approved')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'See the hours of 16 – 22 Nov 2026' })).toHaveAttribute(
      'href',
      `/staff/portal/timesheets/${tom.id}?week=2026-11-16`,
    );
    expect(
      dialog.getByText(
        'At 11:59 pm on Friday 4 December Tom is logged out on 2 devices and cannot log in. Past visits, photos and hours stay. Ruth and Grace get an email with the new cleaner, if we have an address.',
      ),
    ).toBeVisible();
  });

  it('is sent once with each choice, and shown', async () => {
    const sent = noteSent();
    const { user, dialog } = await openWithDay();
    await user.selectOptions(forRuth(dialog), 'Hana, 7 of 9 visits');
    await user.selectOptions(forGrace(dialog), 'No cleaner yet');
    await user.selectOptions(forBen(dialog), 'No cleaner yet');
    await user.selectOptions(dialog.getByLabelText('Conversations and quotes'), 'Sam');
    expect(dialog.getByText('7 visits with another cleaner, 6 without a cleaner.')).toBeVisible();
    expect(dialog.getByText(/Ruth gets an email with the new cleaner/u)).toBeVisible();
    await user.type(dialog.getByLabelText('Why'), 'Moves to Brisbane.');
    await user.dblClick(closing(dialog, 'on Fri 4 Dec'));
    expect(await screen.findByText('Tom’s last day is Fri 4 Dec.')).toBeVisible();
    expect(sent).toEqual([
      {
        last_day: '2026-12-04',
        earlier_last_day: null,
        reason: 'Moves to Brisbane.',
        series: [
          { ...decisions.series[0], staff_id: HANA.id },
          { ...decisions.series[1], staff_id: null },
        ],
        visits: [{ ...decisions.visits[0], staff_id: null }],
        office_id: SAM.id,
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('needs a reason', async () => {
    const { user, dialog } = await openWithDay();
    await user.click(closing(dialog, 'on Fri 4 Dec'));
    const summary = await dialog.findByRole('alert');
    expect(summary).toHaveTextContent('Say why you are doing this.');
    expect(summary).toHaveFocus();
  });

  it('keeps the choices that are still there on another day, and what is shown meanwhile', async () => {
    serve({
      '2026-12-11': aHandOver({
        series: [
          seriesOfRuth({ visit_count: 8, cleaners: [{ staff_member: HANA, free_count: 8 }] }),
          seriesOfGrace(),
        ],
        visits: [],
      }),
      any: aHandOver(),
    });
    const opened = await openWithDay();
    const { user, dialog } = opened;
    await user.selectOptions(forRuth(dialog), 'Luca, free for 9 of 9 visits');
    await user.selectOptions(forGrace(dialog), 'No cleaner yet');
    await user.clear(dialog.getByLabelText('Last day'));
    expect(forRuth(dialog)).toBeVisible();
    await chooseDay(opened, '2026-12-11');
    await whenRead(opened, /^At 11:59 pm on Friday 11 December/u);
    await waitFor(() => expect(forRuth(dialog)).toHaveDisplayValue('Hana, free for 8 of 8 visits'));
    expect(forGrace(dialog)).toHaveDisplayValue('No cleaner yet');
    expect(dialog.queryByLabelText(/^Cleaner for Ben/u)).toBeNull();
  });

  it('can be now', async () => {
    const sent = noteSent();
    const opened = await open();
    const { user, dialog } = opened;
    await user.click(dialog.getByLabelText('Now, not at the end of a day'));
    await whenRead(opened, /^At once Tom is logged out on 2 devices and cannot log in\./u);
    expect(dialog.queryByLabelText('Last day')).toBeNull();
    expect(asked).toEqual(['now']);
    expect(dialog.getByRole('group', { name: '12 regular visits from now on' })).toBeVisible();
    await user.type(dialog.getByLabelText('Why'), 'Left.');
    await user.click(closing(dialog, 'now'));
    expect(await screen.findByText('The account of Tom is closed.')).toBeVisible();
    expect(sent).toEqual([
      { last_day: null, earlier_last_day: null, reason: 'Left.', ...decisions },
    ]);
  });

  it('now says whose visit is under way, and that it stays', async () => {
    serve({
      now: anEmptyHandOver({
        under_way: [
          visitUnderWay(),
          visitUnderWay({
            id: '0190a1b2-0000-7000-8000-000000008002',
            client_name: 'Ben Carver',
            appointment_date: '2026-11-20',
            ends_at: '2026-11-20T02:00:00.000Z',
          }),
        ],
      }),
      any: anEmptyHandOver(),
    });
    const sent = noteSent();
    const opened = await open();
    const { user, dialog } = opened;
    await chooseDay(opened, '2026-12-04');
    await whenRead(opened, /^At 11:59 pm/u);
    expect(dialog.queryByText(/not completed/u)).toBeNull();
    await user.click(dialog.getByLabelText('Now, not at the end of a day'));
    expect(await dialog.findByText(/^Tom is at Ruth’s until about 1:00 pm\./u)).toBeVisible();
    expect(
      dialog.getByText(/^The visit at Ben’s on Fri 20 Nov 2026 began and was not completed\./u),
    ).toBeVisible();
    expect(
      dialog.getByText('Those visits stay with Tom. Complete them for Tom, or choose a later day.'),
    ).toBeVisible();
    expect(dialog.getByRole('link', { name: /^Open the visit at Ruth’s/u })).toHaveAttribute(
      'href',
      `/staff/portal/visits/${visitUnderWay().id}`,
    );
    await user.type(dialog.getByLabelText('Why'), 'Left.');
    await user.click(closing(dialog, 'now'));
    expect(await screen.findByText('The account of Tom is closed.')).toBeVisible();
    expect(sent).toMatchObject([{ last_day: null, visits: [] }]);
  });

  it('says so when there is nothing to hand over', async () => {
    serve({ any: anEmptyHandOver({ session_count: 0 }) });
    const sent = noteSent();
    const { user, dialog } = await openWithDay();
    expect(dialog.getByText('Tom has nothing to hand over after Fri 4 Dec.')).toBeVisible();
    expect(
      dialog.getByText(
        'At 11:59 pm on Friday 4 December Tom’s account is closed, and Tom cannot log in. Past visits, photos and hours stay.',
      ),
    ).toBeVisible();
    await user.type(dialog.getByLabelText('Why'), 'Left.');
    await user.click(closing(dialog, 'on Fri 4 Dec'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        last_day: '2026-12-04',
        earlier_last_day: null,
        reason: 'Left.',
        series: [],
        visits: [],
        office_id: null,
      },
    ]);
  });

  it('cannot be set while what they have cannot be read', async () => {
    server.use(mockEndpoint(endpoints.getHandOver, refuse(403, {})));
    const opened = await open();
    const { user, dialog } = opened;
    await chooseDay(opened, '2026-12-04');
    await dialog.findByRole('heading', { name: 'We could not load what Tom still has' });
    expect(dialog.queryByRole('button', { name: /^Close Tom/u })).toBeNull();
    serve({ any: aHandOver() });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await whenRead(opened, /^At 11:59 pm/u);
    expect(closing(dialog, 'on Fri 4 Dec')).toBeEnabled();
  });

  it('reads it again when it has changed, keeps the choices, and says what changed', async () => {
    const message = 'Tom’s work has changed since you opened it. Check it and try again.';
    const { user, dialog } = await openWithDay();
    await user.selectOptions(forRuth(dialog), 'Hana, 7 of 9 visits');
    await user.type(dialog.getByLabelText('Why'), 'Left.');
    server.use(
      mockEndpoint(endpoints.setLastDay, () => {
        const ruth = seriesOfRuth();
        const series = [{ ...ruth, series: { ...ruth.series, version: 2, suburb: 'Ryde' } }];
        serve({ any: aHandOver({ series, quote_count: 0 }) });
        return refuse(409, { code: 'stale_version', message, current: tom });
      }),
    );
    await user.click(closing(dialog, 'on Fri 4 Dec'));
    const alert = await dialog.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('Gone: Grace Oduya'));
    expect(alert).toHaveTextContent(message);
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Changed: Ruth Callaghan, every Monday, 7:00 am – 9:00 am, Ryde, 9 visits',
      'Gone: Grace Oduya, every second Wednesday, 10:30 am – 12:30 pm, Bondi, 3 visits',
      'Open now: 3 conversations',
    ]);
    expect(forRuth(dialog)).toHaveDisplayValue('Hana, 7 of 9 visits');
    const sent = noteSent();
    await user.click(closing(dialog, 'on Fri 4 Dec'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toMatchObject([{ reason: 'Left.', series: [{ version: 2, staff_id: HANA.id }] }]);
  });

  it('keeps everything when the network is lost, and stops when it was closed elsewhere', async () => {
    server.use(mockEndpoint(endpoints.setLastDay, noResponse()));
    const { user, dialog } = await openWithDay();
    await user.selectOptions(forGrace(dialog), 'No cleaner yet');
    await user.type(dialog.getByLabelText('Why'), 'Left.');
    await user.click(closing(dialog, 'on Fri 4 Dec'));
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Network error.');
    expect(alert).not.toHaveTextContent('Your choices are kept');
    expect(dialog.getByLabelText('Why')).toHaveValue('Left.');
    expect(forGrace(dialog)).toHaveDisplayValue('No cleaner yet');
    server.use(
      mockEndpoint(
        endpoints.setLastDay,
        refuse(409, {
          code: 'invalid_transition',
          message: 'This account is closed already.',
          current: { ...tom, is_active: false },
        }),
      ),
    );
    await waitFor(() => expect(closing(dialog, 'on Fri 4 Dec')).not.toHaveAttribute('aria-busy'));
    await user.click(closing(dialog, 'on Fri 4 Dec'));
    expect(await dialog.findByText('This account is closed already.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Close Tom/u })).toBeNull();
  });

  it('of oneself says that you are logged out, in the words of the service if it is refused', async () => {
    server.use(
      mockEndpoint(endpoints.setLastDay, refuse(400, { last_day: ['Choose a later day.'] })),
    );
    const { user, dialog } = await openWithDay({ ...tom, id: alex.id, user_type: 'admin' });
    expect(
      dialog.getByText(/^At 11:59 pm on Friday 4 December you are logged out on 2 devices/u),
    ).toBeVisible();
    await user.type(dialog.getByLabelText('Why'), 'Retires.');
    await user.click(closing(dialog, 'on Fri 4 Dec'));
    await waitFor(() =>
      expect(dialog.getByLabelText('Last day')).toHaveAccessibleDescription(
        /Choose a later day\./u,
      ),
    );
  });

  it('can be changed', async () => {
    const sent = noteSent();
    const opened = await open(leaving, 'Change the last day');
    const { user, dialog } = opened;
    expect(dialog.getByLabelText('Last day')).toHaveValue('2026-12-04');
    expect(
      dialog.getByText(
        'Tom’s last day is Fri 4 Dec so far. What was handed over stays with the others.',
      ),
    ).toBeVisible();
    await chooseDay(opened, '2027-01-08');
    await whenRead(opened, /^At 11:59 pm on Friday 8 January 2027/u);
    await user.type(dialog.getByLabelText('Why'), 'Stays longer.');
    await user.click(closing(dialog, 'on Fri 8 Jan 2027'));
    expect(await screen.findByText('Tom’s last day is Fri 8 Jan 2027.')).toBeVisible();
    expect(sent).toMatchObject([{ last_day: '2027-01-08', reason: 'Stays longer.' }]);
  });
});

describe('staying on', () => {
  it('says what stays with the others, needs a reason, and is sent once', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.stayOn, ({ body }) => {
        sent.push(body);
        return answer(tom);
      }),
    );
    const { user, dialog } = await open(leaving, 'Stay on');
    expect(
      dialog.getByText(
        'Tom’s account stays open after Fri 4 Dec. What was handed over stays with the others: give Tom visits again in the calendar.',
      ),
    ).toBeVisible();
    const button = dialog.getByRole('button', { name: 'Tom stays on' });
    await user.click(button);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Say why you are doing this.');
    await user.type(dialog.getByLabelText('Why'), 'Changed plans.');
    await user.dblClick(button);
    expect(await screen.findByText('Tom stays on.')).toBeVisible();
    expect(sent).toEqual([{ earlier_last_day: '2026-12-04', reason: 'Changed plans.' }]);
  });

  it('shows the day that another admin has set meanwhile, before that is taken back', async () => {
    const message = 'The last day of Tom has changed since you opened it. Check it and try again.';
    const moved = { ...leaving, last_day: '2026-12-11' };
    server.use(
      mockEndpoint(
        endpoints.stayOn,
        refuse(409, { code: 'stale_version', message, current: moved }),
      ),
    );
    const { user, dialog } = await open(leaving, 'Stay on');
    await user.type(dialog.getByLabelText('Why'), 'Changed plans.');
    await user.click(dialog.getByRole('button', { name: 'Tom stays on' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByText(/^Tom’s account stays open after Fri 11 Dec\./u)).toBeVisible();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.stayOn, ({ body }) => {
        sent.push(body);
        return answer(tom);
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Tom stays on' }));
    expect(await screen.findByText('Tom stays on.')).toBeVisible();
    expect(sent).toEqual([{ earlier_last_day: '2026-12-11', reason: 'Changed plans.' }]);
  });

  it('is not offered again once another admin took the last day back', async () => {
    server.use(
      mockEndpoint(
        endpoints.stayOn,
        refuse(409, {
          code: 'invalid_transition',
          message: 'This person has no last day.',
          current: tom,
        }),
      ),
    );
    const { user, dialog } = await open(leaving, 'Stay on');
    await user.type(dialog.getByLabelText('Why'), 'Changed plans.');
    await user.click(dialog.getByRole('button', { name: 'Tom stays on' }));
    expect(await dialog.findByText('This person has no last day.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Tom stays on' })).toBeNull();
  });
});
