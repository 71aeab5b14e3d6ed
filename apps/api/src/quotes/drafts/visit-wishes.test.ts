import type { Quote } from '@cleaning/contract/quotes';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/create-test-app.ts';
import { act, quoteIn, SITE } from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

/** A general clean with a bathroom: $155 later, $186 tomorrow, $232.50 today. */
const CHOICES = { service_id: 'general', rooms: { bathroom: 1 }, addon_ids: [] } as const;

const TODAY = '2026-11-23';
const TOMORROW = '2026-11-24';
const LATER = '2026-11-26';

const testApp = startBeforeAll();
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff' }));
// 10 am on Monday in Sydney.
beforeEach(() => testApp.clock.set('2026-11-22T23:00:00.000Z'));
const client = makeBeforeEach(() => testApp.signIn());

const create = (body: object, as: TestPerson = client) =>
  testApp.call({ method: 'POST', path: 'quotes/', as, body: { ...CHOICES, ...SITE, ...body } });
const draftOf = async (body: object) => quoteIn(await create(body));
const edit = (quote: Pick<Quote, 'id' | 'version'>, body: object, as: TestPerson = client) =>
  act(testApp, as, quote, 'edit', body);
const submit = (quote: Pick<Quote, 'id' | 'version'>, expected_total_cents: number) =>
  act(testApp, client, quote, 'submit', { expected_total_cents });

describe('the timing of a quote', () => {
  test.each([
    [TODAY, 'same-day', 232_50, 69_75],
    [TOMORROW, 'urgent', 186_00, 55_80],
    [LATER, 'standard', 155_00, 0],
    ['2027-03-15', 'standard', 155_00, 0],
    [null, 'standard', 155_00, 0],
  ])('for %s is %s', async (preferred_date, timeline_id, total_cents, deposit_cents) => {
    const price = { total_cents, deposit_cents };
    expect(await draftOf({ preferred_date })).toMatchObject({ timeline_id, price });
    const draft = await draftOf({});
    const changed = quoteIn(await edit(draft, { preferred_date }));
    expect(changed).toMatchObject({ timeline_id, total_cents, price });
  });

  test.each([
    [LATER, 'standard', 201],
    [LATER, 'urgent', 400],
    ['2027-03-15', 'urgent', 400],
    [TODAY, 'standard', 400],
    [TODAY, 'same-day', 201],
    [TOMORROW, 'same-day', 400],
    [null, 'urgent', 201],
  ])('for %s may be sent as %s: %i', async (preferred_date, timeline_id, status) => {
    const response = await create({ preferred_date, timeline_id });
    expect(response.statusCode).toBe(status);
  });

  test('that is not the one of the day is refused, naming both', async () => {
    const response = await create({ preferred_date: '2027-03-15', timeline_id: 'urgent' });
    const message =
      'Urgent is for tomorrow, and Monday 15 March 2027 is later than tomorrow. Choose the day and we work out the timing.';
    expect(response.json()).toEqual({ timeline_id: [message], preferred_date: [message] });
    const draft = await draftOf({ preferred_date: TOMORROW });
    expect((await edit(draft, { timeline_id: 'standard' })).statusCode).toBe(400);
  });

  test('of a draft that is sent on another day is that of the day, with both prices', async () => {
    const draft = await draftOf({ preferred_date: TOMORROW });
    testApp.clock.advance(24 * 3_600_000);
    const refused = await submit(draft, 186_00);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'price_changed',
      detail:
        'Today is Tuesday 24 November 2026, so your clean is same day now. The price is now $232.50. You saw $186.00. Check the quote before you send it.',
      current: { timeline_id: 'same-day', total_cents: 232_50 },
    });
    const sent = quoteIn(await submit(draft, 232_50));
    expect(sent).toMatchObject({ timeline_id: 'same-day', total_cents: 232_50 });
  });

  test('of a draft stays as it was while something else changes on another day', async () => {
    const draft = await draftOf({ preferred_date: TOMORROW });
    testApp.clock.advance(24 * 3_600_000);
    const edited = quoteIn(await edit(draft, { access_notes: 'Key in the lockbox.' }));
    expect(edited).toMatchObject({ timeline_id: 'urgent', total_cents: 186_00 });
  });

  test('is today as long as a visit can still begin', async () => {
    const draft = await draftOf({ preferred_date: TODAY });
    // A visit of an hour, an hour's notice, and we close at six.
    testApp.clock.set('2026-11-23T05:01:00.000Z');
    expect((await submit(draft, 232_50)).json()).toEqual({
      preferred_date: ['There is no time left today. Choose another day.'],
    });
    testApp.clock.set('2026-11-23T05:00:00.000Z');
    expect((await submit(draft, 232_50)).statusCode).toBe(200);
  });

  test('is changed by staff with a reason, and then stays until the day changes', async () => {
    const body = { client_id: client.id, preferred_date: TODAY, timeline_id: 'standard' };
    expect((await create(body, staff)).json()).toEqual({ reason: [expect.any(String)] });
    const acting = { ...body, reason: 'Asked us on the phone.' };
    expect((await create(acting, staff)).json()).toEqual({
      timeline_reason: [
        'Standard is for later than tomorrow, and Monday 23 November 2026 is today. Say why it is another timing.',
      ],
    });
    const reason = 'We were late last week, so today costs no more.';
    const draft = quoteIn(await create({ ...acting, timeline_reason: reason }, staff));
    expect(draft).toMatchObject({
      timeline_id: 'standard',
      staff_details: { timeline_reason: reason },
    });
    const moved = quoteIn(await edit(draft, { preferred_date: TOMORROW }));
    expect(moved.timeline_id).toBe('urgent');

    const kept = quoteIn(await create({ ...acting, timeline_reason: reason }, staff));
    expect(quoteIn(await submit(kept, 155_00)).timeline_id).toBe('standard');
  });
});

describe('the wanted visits', () => {
  test('are kept with the quote: how often, the time and a second choice', async () => {
    const wishes = {
      interval_weeks: 2,
      preferred_date: LATER,
      preferred_time: '09:00',
      second_date: '2026-11-27',
      second_time: 'morning',
    };
    const draft = await draftOf(wishes);
    expect(draft).toMatchObject(wishes);
    const once = quoteIn(await edit(draft, { interval_weeks: null, second_date: null }));
    const none = { interval_weeks: null, second_date: null, second_time: null };
    expect(once).toMatchObject({ ...wishes, ...none });
  });

  test('are by default one visit at any time', async () => {
    expect(await draftOf({})).toMatchObject({
      interval_weeks: null,
      preferred_date: null,
      preferred_time: 'any',
      second_date: null,
      second_time: null,
    });
  });

  test.each([
    ['a first day that has passed', { preferred_date: '2026-11-22' }, 'preferred_date'],
    ['a second day that has passed', { second_date: '2026-11-22' }, 'second_date'],
    [
      'a second choice that is the first',
      {
        preferred_date: LATER,
        preferred_time: '09:00',
        second_date: LATER,
        second_time: '09:00',
      },
      'second_date',
    ],
    ['every third week', { interval_weeks: 3 }, 'interval_weeks'],
    [
      'regular visits of a one-off clean',
      { service_id: 'end-of-lease', interval_weeks: 1 },
      'interval_weeks',
    ],
    ['a time that is none', { preferred_time: 'noon' }, 'preferred_time'],
    ['a time past midnight', { preferred_time: '25:00' }, 'preferred_time'],
  ])('may not be %s', async (_what, body, field) => {
    const response = await create(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ [field]: [expect.any(String)] });
  });

  test('become one visit when the service becomes a one-off clean', async () => {
    const draft = await draftOf({ interval_weeks: 1 });
    const changed = quoteIn(await edit(draft, { service_id: 'end-of-lease' }));
    expect(changed.interval_weeks).toBeNull();
  });

  test('lose their second choice when the first becomes the same', async () => {
    const draft = await draftOf({ preferred_date: LATER, second_date: '2026-11-27' });
    const changed = quoteIn(await edit(draft, { preferred_date: '2026-11-27' }));
    expect(changed).toMatchObject({ preferred_date: '2026-11-27', second_date: null });
  });
});

describe('a place outside the service areas', () => {
  const NEWCASTLE = { suburb: 'Newcastle', postcode: '2300' };

  test('can be drafted but not sent by a client, who is told how to ask', async () => {
    const draft = await draftOf(NEWCASTLE);
    const refused = await submit(draft, 155_00);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({
      postcode: [expect.stringMatching(/we do not come to this postcode yet.*call us on/iu)],
    });
    const moved = quoteIn(await edit(draft, SITE));
    expect((await submit(moved, 155_00)).statusCode).toBe(200);
  });

  /** What staff draft for the client; why they act is another question than why we go there. */
  const forClient = () => ({
    ...NEWCASTLE,
    client_id: client.id,
    reason: 'Asked us on the phone.',
  });
  const CLOSE = { outside_area_reason: 'A short drive from a clean of the same day.' };

  test('is taken by staff with a reason of its own, which the quote keeps', async () => {
    expect((await create(forClient(), staff)).json()).toEqual({
      outside_area_reason: ['This is outside our areas. Say why we take it.'],
    });
    const draft = quoteIn(await create({ ...forClient(), ...CLOSE }, staff));
    expect(draft.staff_details).toMatchObject(CLOSE);
    expect((await submit(draft, 155_00)).statusCode).toBe(200);
  });

  test('that a client drafted is taken by staff later', async () => {
    const draft = await draftOf(NEWCASTLE);
    const taken = quoteIn(await edit(draft, { ...CLOSE, reason: 'Asked us on the phone.' }, staff));
    expect(taken.staff_details).toMatchObject(CLOSE);
    expect((await submit(taken, 155_00)).statusCode).toBe(200);
  });

  test('to which staff move a clean needs the reason too', async () => {
    const draft = await draftOf(SITE);
    const moved = { ...NEWCASTLE, reason: 'They have moved.' };
    expect((await edit(draft, moved, staff)).json()).toEqual({
      outside_area_reason: [expect.any(String)],
    });
    const taken = quoteIn(await edit(draft, { ...moved, ...CLOSE }, staff));
    expect(taken.staff_details).toMatchObject(CLOSE);
  });

  test('keeps its reason while its postcode stays', async () => {
    const draft = quoteIn(await create({ ...forClient(), ...CLOSE }, staff));
    const edited = quoteIn(await edit(draft, { suburb: 'Newcastle East', postcode: '2300' }));
    expect((await submit(edited, 155_00)).statusCode).toBe(200);
  });

  test('has no reason of a client', async () => {
    expect((await create({ ...NEWCASTLE, ...CLOSE })).json()).toEqual({
      outside_area_reason: [expect.any(String)],
    });
    const draft = await draftOf(NEWCASTLE);
    expect((await edit(draft, CLOSE)).json()).toEqual({
      outside_area_reason: [expect.any(String)],
    });
  });

  test('is not taken any more once the client moved the clean elsewhere outside', async () => {
    const draft = quoteIn(await create({ ...forClient(), ...CLOSE }, staff));
    const moved = quoteIn(await edit(draft, { suburb: 'Wollongong', postcode: '2500' }));
    expect((await submit(moved, 155_00)).statusCode).toBe(400);
  });

  test('cannot be asked for as an appointment either', async () => {
    const response = await testApp.call({
      method: 'POST',
      path: 'appointments/',
      as: client,
      body: {
        service_id: 'general',
        address_line1: '1 Hunter Street',
        ...NEWCASTLE,
        preferred_date: LATER,
        preferred_time: 'any',
      },
    });
    expect(response.json()).toEqual({ postcode: [expect.any(String)] });
  });
});
