import { appointmentSchema, appointmentSummarySchema } from '@cleaning/contract/appointments';
import type { Quote } from '@cleaning/contract/quotes';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestPerson } from '../../../test/create-test-app.ts';
import { act, payDeposit, quoteIn, SITE } from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

/** A general clean with a bathroom takes an hour. */
const CHOICES = { service_id: 'general', rooms: { bathroom: 1 }, addon_ids: [] } as const;
const THURSDAY = '2026-11-26';
const FRIDAY = '2026-11-27';

const testApp = startBeforeAll();
const office = makeBeforeAll(() => testApp.signIn({ userType: 'staff', firstName: 'Sam' }));
beforeAll(() => testApp.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Luca' }));
// 10 am on Monday in Sydney; the cleaner has no visit of an earlier test.
beforeEach(() => testApp.clock.set('2026-11-22T23:00:00.000Z'));
const client = makeBeforeEach(() => testApp.signIn());

const command = (quote: Pick<Quote, 'id' | 'version'>, name: string, as: TestPerson, body = {}) =>
  testApp.call({
    method: 'POST',
    path: `quotes/${quote.id}/${name}/`,
    as,
    body: { version: quote.version, ...body },
  });

/** An offer of a clean that the client asked for with these wishes. */
async function offered(wishes: object): Promise<Quote> {
  const created = quoteIn(
    await testApp.call({
      method: 'POST',
      path: 'quotes/',
      as: client,
      body: { ...CHOICES, ...SITE, ...wishes },
    }),
  );
  const price = { expected_total_cents: created.total_cents };
  const submitted = quoteIn(await act(testApp, client, created, 'submit', price));
  return quoteIn(await command(submitted, 'send', office));
}

async function approve(quote: Quote, as: TestPerson = client): Promise<Quote> {
  const consent =
    as === client ? { approved_name: 'Robin Park', accepts_terms: true } : { reason: 'By phone.' };
  const response = await command(quote, 'approve', as, consent);
  return quoteIn(response);
}

const visits = async () => {
  const response = await testApp.call({ path: 'appointments/my_appointments/', as: client });
  return z.object({ results: z.array(appointmentSummarySchema) }).parse(response.json()).results;
};

const firstVisit = async () => {
  const [visit] = await visits();
  const response = await testApp.call({ path: `appointments/${visit?.id}/`, as: client });
  return appointmentSchema.parse(response.json());
};

describe('an approved quote', () => {
  it('is booked at the time that the client asked for', async () => {
    const quote = await approve(
      await offered({ preferred_date: THURSDAY, preferred_time: '09:00' }),
    );
    expect(quote.status).toBe('converted');
    expect(quote.events.map((event) => [event.command, event.actor]).slice(-2)).toEqual([
      ['approve', 'client'],
      ['convert', 'system'],
    ]);
    expect(await visits()).toHaveLength(1);
    expect(await firstVisit()).toMatchObject({
      status: 'confirmed',
      starts_at: '2026-11-25T22:00:00.000Z',
      ends_at: '2026-11-25T23:00:00.000Z',
      staff_member: { first_name: 'Luca' },
    });
  });

  it('takes the next free time of a part of the day', async () => {
    const at = { preferred_date: THURSDAY, preferred_time: 'afternoon' };
    await approve(await offered(at));
    expect(await firstVisit()).toMatchObject({ starts_at: '2026-11-26T01:00:00.000Z' });
  });

  it('takes the second choice where the first is taken, and then waits for staff', async () => {
    const wishes = {
      preferred_date: THURSDAY,
      preferred_time: '15:00',
      second_date: FRIDAY,
      second_time: '15:00',
    };
    const first = await offered(wishes);
    const second = await offered(wishes);
    const third = await offered(wishes);
    expect((await approve(first)).status).toBe('converted');
    expect((await approve(second)).status).toBe('converted');
    expect((await approve(third)).status).toBe('approved');
    const starts = (await visits()).map(({ starts_at: at }) => at ?? '');
    expect(starts.toSorted((a, b) => a.localeCompare(b))).toEqual([
      '2026-11-26T04:00:00.000Z',
      '2026-11-27T04:00:00.000Z',
    ]);
  });

  it('begins a series where the client wants regular visits', async () => {
    const quote = await offered({
      preferred_date: '2026-12-01',
      preferred_time: '08:00',
      interval_weeks: 2,
    });
    expect((await approve(quote)).status).toBe('converted');
    const booked = await visits();
    const dates = booked.map(({ appointment_date: date }) => date);
    expect(dates.toSorted((a, b) => a.localeCompare(b)).slice(0, 2)).toEqual([
      '2026-12-01',
      '2026-12-15',
    ]);
    const response = await testApp.call({ path: 'appointment_series/mine/', as: client });
    expect(response.json()).toMatchObject([{ recurrence: 'every_2_weeks', status: 'active' }]);
  });

  it.each([
    ['without a day', {}],
    ['whose deposit is due', { timeline_id: 'urgent' }],
    ['on a day on which nobody works', { preferred_date: '2026-12-25' }],
  ])('%s stays approved, for staff to book', async (_what, wishes) => {
    expect((await approve(await offered(wishes))).status).toBe('approved');
    expect(await visits()).toEqual([]);
  });

  it('whose deposit is due is booked when the whole of it has come', async () => {
    const quote = await approve(
      await offered({ preferred_date: '2026-11-24', preferred_time: '09:00' }),
    );
    expect(quote).toMatchObject({ status: 'approved', deposit: { status: 'due' } });
    const pay = (amount_cents: number) => payDeposit(testApp, office, quote, { amount_cents });
    const due = quote.deposit.due_cents;
    expect(quoteIn(await pay(due - 1)).status).toBe('approved');
    expect(await visits()).toEqual([]);

    const paid = quoteIn(await pay(1));
    expect(paid.status).toBe('converted');
    expect(paid.events.map((event) => [event.command, event.actor]).slice(-2)).toEqual([
      ['record_deposit', 'staff'],
      ['convert', 'system'],
    ]);
    expect(await firstVisit()).toMatchObject({
      status: 'confirmed',
      starts_at: '2026-11-23T22:00:00.000Z',
    });
    const [payment] = paid.deposit.payments;
    const undone = await command(paid, 'deposit/take_back', office, {
      payment_id: payment?.id,
      reason: 'Another client paid that.',
    });
    // Staff see that it is due, and whether to call the visit off.
    expect(quoteIn(undone)).toMatchObject({ status: 'converted', deposit: { status: 'due' } });
  });

  it('whose deposit came after the day stays approved, for staff to book', async () => {
    const quote = await approve(
      await offered({ preferred_date: '2026-11-24', preferred_time: '09:00' }),
    );
    testApp.clock.set('2026-11-23T22:00:00.000Z');
    const amount_cents = quote.deposit.due_cents;
    const paid = quoteIn(await payDeposit(testApp, office, quote, { amount_cents }));
    expect(paid).toMatchObject({ status: 'approved', deposit: { status: 'paid' } });
    expect(await visits()).toEqual([]);
  });

  it('is booked likewise when staff record the approval', async () => {
    const quote = await offered({ preferred_date: '2026-12-02', preferred_time: '10:00' });
    expect((await approve(quote, office)).status).toBe('converted');
    expect(await visits()).toHaveLength(1);
  });
});
