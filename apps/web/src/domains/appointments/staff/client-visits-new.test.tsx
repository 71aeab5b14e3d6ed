import {
  aCheckedDate,
  aClient,
  aClientProfile,
  someAnswers,
  answer,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plan } from '#domains/clients/testing/client-periods.ts';
import {
  ADDRESS,
  alex,
  button,
  card,
  client,
  dialog,
  free,
  series,
  startRegularVisits,
  together,
} from '../testing/regular-visits.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const { server, serve } = startRegularVisits();

describe('a new series', () => {
  it('promises an email only to a client who has an address', async () => {
    serve([]);
    server.use(mockEndpoint(endpoints.getClient, answer({ ...client, email: null })));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button('New series'));
    expect(
      dialog().getByText(/^\w+ has no email, so phone them\. We book twelve weeks ahead\.$/u),
    ).toBeVisible();
  });

  it('is checked while typing, and booked once with the dates on the button', async () => {
    serve([]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(
        endpoints.checkSeries,
        answer({
          dates: [
            free('2026-11-30'),
            aCheckedDate({ date: '2026-12-28', state: 'public_holiday', holiday: 'Boxing Day' }),
          ],
        }),
      ),
      mockEndpoint(endpoints.startSeries, ({ body }) => {
        sent.push(body);
        serve([series]);
        return answer(series);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button('New series'));
    expect(dialog().getByLabelText('Street address')).toHaveValue('14 Banksia Street');
    await waitFor(() =>
      expect(dialog().getByRole('option', { name: 'Sam, free' })).toBeInTheDocument(),
    );
    await user.selectOptions(dialog().getByLabelText('Cleaner'), 'Sam, free');
    const [booked, leftOut] = await dialog().findAllByRole('listitem');
    expect(booked).toHaveTextContent('Mon 30 Nov Sam is free');
    expect(leftOut).toHaveTextContent('Mon 28 Dec Boxing DayLeft out');
    expect(dialog().getByText('1 visit, $150.25.')).toBeVisible();
    expect(dialog().getByText(/Each 2\.5 h × \$60\.10 = \$150\.25\./u)).toBeVisible();
    const chips = within(dialog().getByRole('list', { name: 'Dates to book' }));
    expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mon 30 Nov',
    ]);
    await user.dblClick(await button('Book 1 visit'));
    expect(await card()).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({
        client_id: client.id,
        recurrence: 'every_2_weeks',
        first_date: '2026-11-30',
        start_time: '09:00',
        plan_clashes_later: false,
      }),
    ]);
  });

  it('asks about a visit that the client has then with somebody else, and can be booked', async () => {
    serve([]);
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.checkSeries, ({ query }) => {
        asked.push(query.get('client_id') ?? '');
        return answer({
          dates: [aCheckedDate({ answers: together('Ann Lee', ['2026-12-02T22:30:00.000Z']) })],
        });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button('New series'));
    await waitFor(() =>
      expect(dialog().getByRole('option', { name: 'Sam, free' })).toBeInTheDocument(),
    );
    await user.selectOptions(dialog().getByLabelText('Cleaner'), 'Sam, free');
    expect(
      await dialog().findByText('The client already has a visit then. Book it anyway?'),
    ).toBeVisible();
    expect(
      dialog().getByText(/^Thursday 3 December: Ann Lee already has Alex from 9:30/u),
    ).toBeVisible();
    expect(await button('Book 1 visit')).toBeEnabled();
    expect(asked).toContain(client.id);
  });

  it('shows on which dates the cleaner is not free, and can leave those for later', async () => {
    serve([]);
    const sent: { plan_clashes_later?: boolean | undefined }[] = [];
    server.use(
      mockEndpoint(
        endpoints.checkSeries,
        answer({
          dates: [
            free('2026-11-30'),
            aCheckedDate({
              date: '2026-12-14',
              state: 'clash',
              answers: someAnswers({
                visit: {
                  result: 'stop',
                  other: {
                    id: '1',
                    client_name: 'Ivy Thompson',
                    suburb: 'Glebe',
                    starts_at: '2026-12-13T22:30:00.000Z',
                    ends_at: '2026-12-14T01:00:00.000Z',
                    cleaner_name: 'Sam',
                  },
                },
              }),
            }),
          ],
        }),
      ),
      mockEndpoint(endpoints.startSeries, ({ body }) => {
        sent.push(body);
        return answer(series);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button('New series'));
    await waitFor(() =>
      expect(dialog().getByRole('option', { name: 'Sam, free' })).toBeInTheDocument(),
    );
    await user.selectOptions(dialog().getByLabelText('Cleaner'), 'Sam, free');
    const taken = (await dialog().findAllByRole('listitem'))[1];
    expect(taken).toHaveTextContent(
      'Mon 14 Dec Sam is with Ivy Thompson from 9:30 am to 12:00 pm.',
    );
    expect(taken).toHaveTextContent('No one else is free');
    await user.click(dialog().getByLabelText(/plan them later/u));
    await user.click(await button('Book 2 visits'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.plan_clashes_later).toBe(true);
  });

  it('can have another cleaner on a date when its cleaner is not free', async () => {
    serve([]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(
        endpoints.checkSeries,
        answer({
          dates: [
            free('2026-11-30'),
            aCheckedDate({ date: '2026-12-14', state: 'clash', free_staff: [alex] }),
            aCheckedDate({ date: '2027-01-11', state: 'leave', free_staff: [alex] }),
          ],
        }),
      ),
      mockEndpoint(endpoints.startSeries, ({ body }) => {
        sent.push(body.covers);
        return answer(series);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button('New series'));
    await waitFor(() =>
      expect(dialog().getByRole('option', { name: 'Sam, free' })).toBeInTheDocument(),
    );
    await user.selectOptions(dialog().getByLabelText('Cleaner'), 'Sam, free');
    const taken = await dialog().findByLabelText('Cleaner on Monday 14 December');
    expect(dialog().getByLabelText(/plan them later/u)).toBeVisible();
    await user.selectOptions(taken, 'Alex, free');
    expect(dialog().queryByLabelText(/plan them later/u)).toBeNull();
    expect(dialog().getByLabelText('Cleaner on Monday 11 January')).toHaveDisplayValue(
      'Without a cleaner',
    );
    await user.click(await button('Book 3 visits'));
    await waitFor(() => expect(sent).toEqual([[{ date: '2026-12-14', staff_id: alex.id }]]));
  });

  it('can end with the plan', async () => {
    serve([]);
    server.use(
      mockEndpoint(
        endpoints.getClient,
        answer(aClient({ profile: aClientProfile({ plans: [plan] }) })),
      ),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button('New series'));
    await user.click(await button('The plan ends, 28 Feb 2027'));
    expect(dialog().getByLabelText(/^Until/u)).toHaveValue('2027-02-28');
    expect(dialog().getByText('Sun 28 Feb 2027')).toBeVisible();
  });

  it('requires a cleaner', async () => {
    serve([]);
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button('New series'));
    await user.click(await button('Book'));
    expect((await dialog().findAllByText('Choose who comes.')).length).toBeGreaterThan(0);
  });
});
