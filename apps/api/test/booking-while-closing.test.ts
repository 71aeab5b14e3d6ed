import { describe, expect, it } from 'vitest';
import { closeAccount } from '../src/accounts/account-status.ts';
import { lockUser } from '../src/accounts/user-repository.ts';
import { insertAppointment } from '../src/appointments/appointment-repository.ts';
import { newRequest } from '../src/appointments/booking/new-request.ts';
import { isSignedIn, post } from './account-fixtures.ts';
import { REQUEST } from './appointment-fixtures.ts';
import { TEST_PASSWORD, type TestPerson } from './create-test-app.ts';
import { untilWaiting } from './lock-waits.ts';
import { act, command, createDraft, quoteIn } from './quote-fixtures.ts';
import { seriesCommand, seriesCommanded, startedSeries, startSeries } from './series-fixtures.ts';
import { startBeforeAll } from './set-up.ts';

const api = startBeforeAll();

const asked = { method: 'POST', body: REQUEST } as const;

const close = (as: TestPerson) => post(api, 'profile/deactivate', { password: TEST_PASSWORD }, as);

describe('a visit asked for while an account is being closed', () => {
  it('is seen, though it is not stored yet when the closing begins', async () => {
    const person = await api.signIn();
    let closing: ReturnType<typeof close> | undefined;
    await api.database.transaction(async (transaction) => {
      await insertAppointment(transaction, newRequest(REQUEST, person.id, api.clock.now));
      closing = close(person);
      await untilWaiting(api, 1);
    });
    expect((await closing)?.json()).toMatchObject({
      code: 'invalid_transition',
      error: expect.stringContaining('You asked us to clean on Thursday 3 December 2026'),
    });
    expect(await isSignedIn(api, person.token)).toBe(true);
  });

  it.each(['the client', 'staff', 'staff, every two weeks'])(
    'is refused when the account is closed by then (asked for by %s)',
    async (who) => {
      const staff = await api.signIn({ userType: 'staff' });
      const person = await api.signIn();
      const ask = {
        'the client': () => api.call({ ...asked, path: 'appointments/', as: person }),
        staff: () =>
          api.call({
            ...asked,
            path: 'appointments/for_client/',
            as: staff,
            body: { ...REQUEST, client_id: person.id, reason: 'By phone.' },
          }),
        'staff, every two weeks': () => startSeries(api, { client: person, staff }),
      }[who];
      let asking: ReturnType<typeof close> | undefined;
      await api.database.transaction(async (transaction) => {
        await lockUser(transaction, person.id);
        await closeAccount(transaction, person.id, api.clock.now);
        asking = ask?.();
        await untilWaiting(api, 1);
      });
      expect((await asking)?.statusCode).toBe(who === 'the client' ? 401 : 400);
      const stored = await api.database.query.appointments.findMany();
      expect(stored.filter(({ clientId }) => clientId === person.id)).toEqual([]);
    },
  );
});

const visitsOf = async ({ id }: TestPerson) =>
  (await api.database.query.appointments.findMany()).filter(
    ({ clientId, status }) => clientId === id && status !== 'cancelled',
  );

describe('a closed account', () => {
  it('gets no visits from staff who start its paused visits again', async () => {
    const [staff, client] = [await api.signIn({ userType: 'staff' }), await api.signIn()];
    const series = await startedSeries(api, { client, staff });
    const from = series.occurrences[0]?.date;
    const paused = await seriesCommanded(api, client, series, 'pause', { from });
    expect((await close(client)).statusCode).toBe(200);
    const response = await seriesCommand(api, staff, paused, 'resume', { resumes_on: from });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      non_field_errors: ['The account of this client is closed. Open it again to book visits.'],
    });
    expect(await visitsOf(client)).toEqual([]);
  });

  it('gets no visit from an offer that its client approves by phone, by itself or by staff', async () => {
    const staff = await api.signIn({ userType: 'staff' });
    await api.signIn({ userType: 'staff', staffRole: 'cleaner' });
    const client = await api.signIn();
    const day = { preferred_date: '2026-12-10', preferred_time: 'any' };
    const created = await createDraft(api, client, day);
    const price = { expected_total_cents: created.total_cents };
    const submitted = quoteIn(await act(api, client, created, 'submit', price));
    const sent = quoteIn(await command(api, staff, submitted, 'send'));
    expect((await close(client)).statusCode).toBe(200);
    const byPhone = { reason: 'By phone.' };
    const approved = quoteIn(await command(api, staff, sent, 'approve', byPhone));
    expect(approved.status).toBe('approved');
    expect(await visitsOf(client)).toEqual([]);
    const booking = await command(api, staff, approved, 'convert', { appointments: [] });
    expect(booking.statusCode).toBe(400);
    expect(await visitsOf(client)).toEqual([]);
  });
});
