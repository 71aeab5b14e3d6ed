import type { AppointmentSeries } from '@cleaning/contract/series';
import { describe, expect, test } from 'vitest';
import { command, createDraft, readQuote, storeStatus } from '../../../test/quote-fixtures.ts';
import { RECURRENCE } from '../../../test/series-fixtures.ts';
import { makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const api = startBeforeAll();
const client = makeBeforeEach(() => api.signIn());
const staff = makeBeforeEach(() => api.signIn({ userType: 'staff', firstName: 'Sam' }));

const approvedQuote = async () => {
  const quote = await createDraft(api, client);
  await storeStatus(api, quote, 'approved');
  return quote;
};

const seriesOfClient = async () =>
  (await api.call({ path: `appointment_series/?client_id=${client.id}`, as: staff })).json<
    AppointmentSeries[]
  >();

describe('an approved quote', () => {
  test('can be booked as a series, whose visits all refer to the quote', async () => {
    const quote = await approvedQuote();
    const answer = await command(api, staff, quote, 'convert', {
      appointments: [],
      series: { ...RECURRENCE, staff_id: staff.id },
    });
    expect(answer.json()).toMatchObject({ status: 'converted' });
    const [series, ...others] = await seriesOfClient();
    expect(others).toEqual([]);
    expect(series).toMatchObject({
      quote_id: quote.id,
      recurrence: 'every_2_weeks',
      first_date: '2026-12-03',
    });
    const visits = await api.call({
      path: `appointments/my_appointments/?quote_id=${quote.id}`,
      as: client,
    });
    expect(visits.json()).toMatchObject({ count: 6 });
  });

  test('stays approved when its series cannot be booked', async () => {
    const quote = await approvedQuote();
    const answer = await command(api, staff, quote, 'convert', {
      appointments: [],
      series: { ...RECURRENCE, first_date: '2026-01-01', staff_id: staff.id },
    });
    expect(answer.json()).toEqual({
      first_date: ['Choose a day and a time that have not passed.'],
    });
    expect(await readQuote(api, client, quote)).toMatchObject({ status: 'approved' });
    expect(await seriesOfClient()).toEqual([]);
  });
});
