import { describe, expect, it } from 'vitest';
import { closeAccount } from '../src/accounts/account-status.ts';
import { lockUser } from '../src/accounts/user-repository.ts';
import { insertAppointment } from '../src/appointments/appointment-repository.ts';
import { newRequest } from '../src/appointments/booking/new-request.ts';
import { isSignedIn, post } from './account-fixtures.ts';
import { REQUEST } from './appointment-fixtures.ts';
import { TEST_PASSWORD, type TestPerson } from './create-test-app.ts';
import { untilWaiting } from './lock-waits.ts';
import { startSeries } from './series-fixtures.ts';
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
