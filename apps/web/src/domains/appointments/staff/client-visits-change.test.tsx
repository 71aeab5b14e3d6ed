import {
  aCheckedDate,
  anAppointment,
  answer,
  aSeries,
  mockEndpoint,
  someAnswers,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  ADDRESS,
  alex,
  button,
  client,
  dialog,
  free,
  series,
  startRegularVisits,
  together,
} from '../testing/regular-visits.ts';
import { aSeriesWithMovedVisit } from '../testing/moved-visit.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const { server, serve } = startRegularVisits();
const [first, second] = series.occurrences.map(({ appointment }) => appointment?.id);

/** The series with its first visit today; it is noon in Sydney. */
const withVisitToday = (startsAt: string, endsAt: string) => {
  const [next, ...others] = series.occurrences;
  if (!next?.appointment) throw new Error('The series has no visit.');
  const appointment = {
    ...next.appointment,
    id: '0190a1b2-0000-7000-8000-000000002123',
    appointment_date: '2026-11-23',
    starts_at: startsAt,
    ends_at: endsAt,
  };
  return { ...series, occurrences: [{ ...next, date: '2026-11-23', appointment }, ...others] };
};

describe('a running series', () => {
  it('asks about other visits of the client at the new times', async () => {
    serve([series]);
    const dates = ['2026-12-03', '2026-12-10', '2026-12-17', '2026-12-24'].map((date) =>
      aCheckedDate({ date, answers: together('Ann Lee', [`${date}T00:00:00.000Z`]) }),
    );
    server.use(mockEndpoint(endpoints.checkSeriesChange, answer({ dates })));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button(/^Change/u));
    expect(
      await dialog().findByText('The client already has 4 visits then. Change it anyway?'),
    ).toBeVisible();
    expect(dialog().getByText('And 1 more.')).toBeVisible();
  });

  it('is moved from a visit on, after showing the result for each date', async () => {
    serve([series]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(
        endpoints.checkSeriesChange,
        answer({
          dates: [free('2026-12-18'), aCheckedDate({ date: '2026-12-30', state: 'kept' })],
        }),
      ),
      mockEndpoint(endpoints.changeSeries, ({ body }) => {
        sent.push(body);
        return answer(series);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button(/^Change/u));
    await user.selectOptions(dialog().getByLabelText('Visit'), 'Thursday 17 December');
    expect(dialog().getByLabelText(/^This and all following/u)).toHaveAccessibleDescription(
      '1 visit from Thu 17 Dec',
    );
    await user.selectOptions(dialog().getByLabelText('Day'), 'Friday');
    // The result of the first choice may still be shown, and is then replaced.
    await waitFor(() => {
      expect(dialog().getByText('1 visit moves from Thursday to Friday.')).toBeVisible();
      expect(dialog().getByText(/Changed on its own before/u)).toBeVisible();
      expect(dialog().getByText('Kept')).toBeVisible();
    });
    await user.type(dialog().getByLabelText('Reason'), 'Physio on Thursdays.');
    await user.click(await button('Change 1 visit'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      version: 1,
      appointment_id: second,
      first_date: '2026-12-18',
      recurrence: 'every_2_weeks',
      reason: 'Physio on Thursdays.',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('can come once a month, from a date of the month of its first visit', async () => {
    serve([series]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.checkSeriesChange, answer({ dates: [free('2026-12-15')] })),
      mockEndpoint(endpoints.changeSeries, ({ body }) => {
        sent.push(body);
        return refuse(400, { first_date: ['Choose a day in the month of the first visit.'] });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button(/^Change/u));
    await user.selectOptions(dialog().getByLabelText('Visit'), 'Thursday 17 December');
    await user.selectOptions(dialog().getByLabelText('How often'), 'Every month, same weekday');
    const firstDate = dialog().getByLabelText('First date');
    expect(firstDate).toHaveValue('2026-12-17');
    // The visit on 3 December stays.
    expect([firstDate.getAttribute('min'), firstDate.getAttribute('max')]).toEqual([
      '2026-12-04',
      '2026-12-31',
    ]);
    fireEvent.change(firstDate, { target: { value: '2026-12-15' } });
    expect(firstDate).toHaveAccessibleDescription(/On the third Tuesday of the month\./u);
    expect(
      await dialog().findByText(
        '1 visit comes on the third Tuesday of the month instead of every second Thursday.',
      ),
    ).toBeVisible();
    await user.type(dialog().getByLabelText('Reason'), 'Less is enough.');
    await user.click(await button('Change 1 visit'));
    await waitFor(() => expect(dialog().getByLabelText('First date')).toBeInvalid());
    expect(sent[0]).toMatchObject({
      appointment_id: second,
      recurrence: 'month_weekday',
      first_date: '2026-12-15',
    });
  });

  it('stays on the last day of the month when its time changes from a shorter month on', async () => {
    const [visit] = series.occurrences;
    if (!visit?.appointment) throw new Error('The series has no visit.');
    const inNovember = { ...visit.appointment, appointment_date: '2026-11-30' };
    serve([
      aSeries({
        client_id: client.id,
        recurrence: 'month_date',
        first_date: '2026-10-31',
        occurrences: [{ ...visit, date: '2026-11-30', appointment: inNovember }],
      }),
    ]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.checkSeriesChange, answer({ dates: [free('2026-11-30')] })),
      mockEndpoint(endpoints.changeSeries, ({ body }) => {
        sent.push(body);
        return answer(series);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button(/^Change/u));
    const firstDate = dialog().getByLabelText('First date');
    expect(firstDate).toHaveValue('2026-11-30');
    expect(firstDate).toHaveAttribute('min', '2026-11-23');
    expect(firstDate).toHaveAccessibleDescription(/On the last day of the month\./u);
    fireEvent.change(dialog().getByLabelText('From'), { target: { value: '09:00' } });
    fireEvent.change(dialog().getByLabelText('To'), { target: { value: '11:30' } });
    expect(await dialog().findByText('1 visit moves from 9:30 am to 9:00 am.')).toBeVisible();
    await user.type(dialog().getByLabelText('Reason'), 'School starts earlier.');
    await user.click(await button('Change 1 visit'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ recurrence: 'month_date', first_date: '2026-11-30' });
  });

  it('goes to another cleaner on the date of a leave, and says so if they are taken meanwhile', async () => {
    serve([series]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(
        endpoints.checkSeriesChange,
        answer({
          dates: [
            free('2026-12-03'),
            aCheckedDate({
              date: '2026-12-17',
              state: 'leave',
              answers: someAnswers({
                leave: { result: 'stop', ends_at: '2026-12-18T13:00:00.000Z' },
              }),
              free_staff: [alex],
            }),
          ],
        }),
      ),
      mockEndpoint(endpoints.changeSeries, ({ body }) => {
        sent.push(body.covers);
        return refuse(409, {
          code: 'double_booked',
          detail: 'Alex is not free on 17 Dec 2026. Choose someone else for that date.',
        });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button(/^Change/u));
    expect(await dialog().findByText(/Sam is on leave/u)).toBeVisible();
    const choice = dialog().getByLabelText('Cleaner on Thursday 17 December');
    await user.selectOptions(choice, 'Alex, free');
    await user.type(dialog().getByLabelText('Reason'), 'Physio.');
    await user.click(await button('Change 2 visits'));
    expect(await dialog().findByText(/Alex is not free on 17 Dec 2026/u)).toBeVisible();
    expect(sent).toEqual([[{ date: '2026-12-17', staff_id: alex.id }]]);
    expect(choice).toHaveDisplayValue('Alex, free');
  });

  it('shows its cleaner, even when the names load after the form', async () => {
    serve([series]);
    const names = Promise.withResolvers<null>();
    server.use(
      mockEndpoint(endpoints.checkSeriesChange, answer({ dates: [free('2026-12-03')] })),
      mockEndpoint(endpoints.listStaffMembers, async () => {
        await names.promise;
        return answer([series.staff_member]);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button(/^Change/u));
    names.resolve(null);
    await waitFor(() => expect(dialog().getByLabelText('Cleaner')).toHaveDisplayValue('Sam, free'));
  });

  it('can have one visit moved alone with its price, without a change of the series', async () => {
    serve([series]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.checkSeriesChange, answer({ dates: [free('2026-12-03')] })),
      mockEndpoint(endpoints.rescheduleAppointment, ({ body, params }) => {
        sent.push({ id: params['id'], ...body });
        return answer(anAppointment({ version: 3 }));
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button(/^Change/u));
    await user.selectOptions(dialog().getByLabelText('Visit'), 'Thursday 17 December');
    await user.click(dialog().getByLabelText(/^Only this visit/u));
    expect(dialog().getByLabelText(/^Only this visit/u)).toHaveFocus();
    expect(dialog().queryByLabelText('How often')).toBeNull();
    expect(dialog().getByText('This visit: 2.5 h × $70.00 = $175.00.')).toBeVisible();
    fireEvent.change(dialog().getByLabelText('To'), { target: { value: '11:30' } });
    expect(dialog().getByText('This visit: 2 h × $70.00 = $140.00.')).toBeVisible();
    await user.type(dialog().getByLabelText('Reason'), 'Less to do.');
    const move = dialog().getByRole('button', { name: 'Move visit' });
    await waitFor(() => expect(move).toBeEnabled());
    await user.click(move);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        id: second,
        version: 2,
        starts_at: '2026-12-16T22:30:00.000Z',
        ends_at: '2026-12-17T00:30:00.000Z',
        staff_id: series.staff_member.id,
        reason: 'Less to do.',
      },
    ]);
  });

  it('shows both versions when it changed elsewhere, and keeps what was typed', async () => {
    serve([series]);
    const versions: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.pauseSeries, ({ body }) => {
        versions.push(body.version);
        return body.version === 1
          ? refuse(409, {
              code: 'stale_version',
              detail: 'These visits have changed since you opened them.',
              current: aSeries({ client_id: client.id, version: 2, start_time: '08:00' }),
            })
          : answer(series);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button(/^Pause/u));
    await user.type(dialog().getByLabelText('Reason'), 'They travel.');
    await user.click(await button('Pause 2 visits'));
    expect(await dialog().findByText(/When: was “every second Thursday, 9:30 am/u)).toBeVisible();
    expect(dialog().getByLabelText('Reason')).toHaveValue('They travel.');
    await user.click(await button('Pause 2 visits'));
    await waitFor(() => expect(versions).toEqual([1, 2]));
  });

  it('loses one visit that its client asked to skip, free of charge', async () => {
    serve([series]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.cancelAppointment, ({ body, params }) => {
        sent.push({ id: params['id'], ...body });
        return answer(anAppointment({ status: 'cancelled' }));
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button(/^Skip one/u));
    expect(
      dialog().getByText(/No charge: skipping is free until Tuesday 1 December/u),
    ).toBeVisible();
    expect(dialog().getByText(/with Sam\. The next one is Thursday 17 December\./u)).toBeVisible();
    await user.type(dialog().getByLabelText('Reason'), 'At the hospital.');
    await user.click(await button('Skip 3 December'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      id: first,
      version: 2,
      reason: 'At the hospital.',
      client_notice_at: '2026-11-23T01:00:00.000Z',
    });
  });

  it.each([
    ['skip', /^Skip one/u, 'Skip 3 December', endpoints.cancelAppointment],
    ['pause', /^Pause/u, 'Pause 2 visits', endpoints.pauseSeries],
  ] as const)('says the fee of a late %s, unless we asked for it', async (...row) => {
    const [, open, label, endpoint] = row;
    const [late, ...others] = series.occurrences;
    if (!late?.appointment) throw new Error('The series has no visit.');
    const visit = { ...late.appointment, free_until: '2026-11-20T01:00:00.000Z' };
    serve([{ ...series, occurrences: [{ ...late, appointment: visit }, ...others] }]);
    const sent: { client_notice_at?: string | undefined }[] = [];
    server.use(
      mockEndpoint(endpoint, ({ body }: { body: { client_notice_at?: string | undefined } }) => {
        sent.push(body);
        return refuse(500, {});
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button(open));
    await user.type(dialog().getByLabelText('Reason'), 'At the hospital.');
    // 2.5 h × $70.00, halved.
    expect(await dialog().findByText(/The fee is half .*: \$87\.50\./u)).toBeVisible();
    await user.click(await button(`${label}, $87.50 fee`));
    await waitFor(() => expect(sent[0]?.client_notice_at).toBe('2026-11-23T01:00:00.000Z'));
    await user.click(dialog().getByRole('radio', { name: 'We did' }));
    expect(dialog().queryByText(/The fee is/u)).toBeNull();
    await user.click(await button(label));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.client_notice_at).toBeUndefined();
  });

  it('shows which visits a pause leaves out, and the first one after it', async () => {
    serve([
      aSeries({
        occurrences: [
          ...series.occurrences.slice(0, 1),
          {
            date: '2026-12-10',
            state: 'public_holiday',
            holiday: 'A holiday',
            appointment: null,
            skipped_by: null,
          },
          ...series.occurrences.slice(1),
        ],
      }),
    ]);
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button(/^Pause/u));
    expect(screen.getByRole('heading', { name: 'Pause the Thursday visits?' })).toBeVisible();
    fireEvent.change(dialog().getByLabelText(/^Starts again/u), {
      target: { value: '2026-12-17' },
    });
    const rows = await dialog().findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
      'Thu 3 Dec 9:30 am – 12:00 pm, SamCancelled',
      'Thu 10 Dec A holidayLeft out',
      'Thu 17 Dec First visit againStays booked',
    ]);
    expect(await button('Pause 1 visit')).toBeVisible();
  });

  describe('with a visit today', () => {
    it('is paused from the visit after it, unless today is chosen, which is then said', async () => {
      serve([withVisitToday('2026-11-23T03:00:00.000Z', '2026-11-23T05:30:00.000Z')]);
      const { user } = await openStaffPortal(ADDRESS);
      await user.click(await button(/^Pause/u));
      expect(dialog().getByLabelText('From')).toHaveValue('2026-12-17');
      expect(await button('Pause 1 visit')).toBeVisible();
      expect(dialog().queryByText(/Today is among them/u)).toBeNull();
      fireEvent.change(dialog().getByLabelText('From'), { target: { value: '2026-11-23' } });
      expect(
        dialog().getByText(
          /^Today is among them: 2:00.– 4:30.pm\. To keep it, choose a later day\.$/u,
        ),
      ).toBeVisible();
      expect(await button('Pause 2 visits')).toBeVisible();
    });

    it('keeps it once its time has come, by a pause and by the end', async () => {
      serve([withVisitToday('2026-11-22T22:30:00.000Z', '2026-11-23T01:30:00.000Z')]);
      const { user } = await openStaffPortal(ADDRESS);
      await user.click(await button(/^Pause/u));
      fireEvent.change(dialog().getByLabelText('From'), { target: { value: '2026-11-23' } });
      expect(
        dialog().getByText(/It is too late to leave out 9:30.am.– 12:30.pm today: it stays\./u),
      ).toBeVisible();
      expect(await button('Pause 1 visit')).toBeVisible();
      await user.click(await button('Keep the visits'));
      await user.click(await button(/^End/u));
      await user.selectOptions(await dialog().findByLabelText('Last visit'), 'No more visits');
      expect(await button('End now, cancel 1 visit')).toBeVisible();
    });
  });

  it('ends after the day on which the chosen visit takes place', async () => {
    const [moved, next] = aSeriesWithMovedVisit().occurrences;
    if (moved === undefined || next === undefined) throw new Error('The series has no visits.');
    serve([aSeriesWithMovedVisit({ client_id: client.id, last_date: '2026-12-16' })]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.endSeries, ({ body }) => {
        sent.push(body);
        return answer(series);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button(/^End/u));
    const choice = within(dialog().getByLabelText('Last visit')).getAllByRole('option');
    expect(choice.map(({ textContent }) => textContent)).toEqual([
      'Monday 14 December',
      'No more visits',
    ]);
    const rows = dialog().getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Mon 14 Dec 1 visit.*Stay booked$/u),
      expect.stringMatching(/^Thu 17 Dec 1 visit.*Cancelled$/u),
    ]);
    await user.type(dialog().getByLabelText('Reason'), 'They move.');
    await user.click(await button('End after 14 December'));
    await waitFor(() => expect(sent).toMatchObject([{ last_date: '2026-12-14' }]));
  });

  it('is changed from a date of its own that is to come', async () => {
    const [past, next] = aSeriesWithMovedVisit().occurrences;
    if (past === undefined || next === undefined) throw new Error('The series has no visits.');
    const occurrences = [{ ...past, date: '2026-11-19' }, next];
    serve([aSeriesWithMovedVisit({ client_id: client.id, occurrences })]);
    server.use(mockEndpoint(endpoints.checkSeriesChange, answer({ dates: [free('2026-12-17')] })));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button(/^Change/u));
    const choice = within(dialog().getByLabelText('Visit')).getAllByRole('option');
    expect(choice.map(({ textContent }) => textContent)).toEqual(['Thursday 17 December']);
  });

  it('ends after the chosen visit', async () => {
    serve([series]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.endSeries, ({ body }) => {
        sent.push(body);
        return answer(series);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button(/^End/u));
    const [stays, goes] = await dialog().findAllByRole('listitem');
    expect(stays).toHaveTextContent('Thu 3 Dec 1 visitStay booked');
    expect(goes).toHaveTextContent('Thu 17 Dec 1 visit, $175.00Cancelled');
    await user.type(dialog().getByLabelText('Reason'), 'The budget is used up.');
    await user.click(await button('End after 3 December'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      version: 1,
      last_date: '2026-12-03',
      reason: 'The budget is used up.',
    });
  });

  it('says that it has ended when no visit is left', async () => {
    serve([series]);
    server.use(mockEndpoint(endpoints.endSeries, answer({ ...series, status: 'ended' })));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button(/^End/u));
    await user.selectOptions(await dialog().findByLabelText('Last visit'), 'No more visits');
    await user.type(dialog().getByLabelText('Reason'), 'The budget is used up.');
    await user.click(await button(/^End now, cancel/u));
    expect(await screen.findByText('The series has ended.')).toBeVisible();
  });

  it('shows who paused it, and can be started again', async () => {
    serve([
      aSeries({
        status: 'paused',
        paused_from: '2026-11-20',
        available_commands: ['resume'],
        events: [
          {
            id: '0190a1b2-0000-7000-8000-000000004101',
            command: 'pause',
            actor: 'client',
            reason: null,
            occurred_at: '2026-11-19T01:00:00.000Z',
          },
        ],
      }),
    ]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.resumeSeries, ({ body }) => {
        sent.push(body);
        return answer(series);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    expect(await screen.findByText('20 Nov 2026, by Mia')).toBeVisible();
    expect(screen.getByText('When Mia or we say so')).toBeVisible();
    await user.click(await button(/^Start again/u));
    await user.click(dialog().getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(sent).toEqual([{ version: 1, resumes_on: '2026-11-24' }]));
  });
});
