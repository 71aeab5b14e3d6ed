import { company } from '@cleaning/company';
import { describe, expect, test } from 'vitest';
import {
  command,
  commanded,
  confirmedAppointment,
  requestAppointment,
} from '../../../test/appointment-fixtures.ts';
import { runDue } from '../../../test/run-due.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import { remindOfVisitsJob } from './remind-of-visits-job.ts';

/** Nine in the morning in Sydney, the day before the appointment. */
const DAY_BEFORE = '2026-12-01T22:00:00.000Z';

const { api, client, staff } = startWithClientAndOffice();

const remind = () => runDue(api, remindOfVisitsJob);

const reminders = async () =>
  (await api.mails(client.email)).filter(({ subject }) => subject.endsWith('is tomorrow'));

describe('the day before an appointment', () => {
  test('its client is reminded once, however many processes run', async () => {
    const { reference } = await confirmedAppointment(api, { client, staff });
    await remind();
    expect(await reminders()).toEqual([]);
    api.clock.set(DAY_BEFORE);
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    const [mail, ...others] = await reminders();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Your visit ${reference} is tomorrow`);
    expect(mail?.text).toContain('Thursday 3 December 2026, 9:30 am to 12:00 pm. Sam will come.');
    expect(mail?.text).toContain(company.name);
    expect(mail?.text).not.toMatch(/Blaxland|Ryde/u);
  });

  test('no reminder is sent before eight, or on the day itself', async () => {
    await confirmedAppointment(api, { client, staff });
    for (const now of ['2026-12-01T20:59:59.000Z', '2026-12-02T21:00:00.000Z']) {
      api.clock.set(now);
      await remind();
    }
    expect(await reminders()).toEqual([]);
  });

  test('reminders follow the calendar in Sydney, also when the clocks change', async () => {
    api.clock.set('2026-09-28T00:00:00.000Z');
    // Sunday 4 October at nine in daylight saving, the day on which it begins.
    await confirmedAppointment(
      api,
      { client, staff },
      { starts_at: '2026-10-03T22:00:00.000Z', ends_at: '2026-10-04T00:00:00.000Z' },
    );
    api.clock.set('2026-10-02T22:00:00.000Z');
    await remind();
    expect(await reminders()).toHaveLength(1);
  });

  test.each(['cancelled', 'never confirmed'])(
    'an appointment that is %s gets no reminder',
    async (what) => {
      if (what === 'cancelled') {
        await command(api, client, await confirmedAppointment(api, { client, staff }), 'cancel');
      } else {
        await requestAppointment(api, client);
      }
      api.clock.set(DAY_BEFORE);
      await remind();
      expect(await reminders()).toEqual([]);
    },
  );
});

test('an appointment confirmed for tomorrow needs no separate reminder', async () => {
  api.clock.set(DAY_BEFORE);
  await confirmedAppointment(api, { client, staff });
  await remind();
  expect(await reminders()).toEqual([]);
});

test('an appointment that moved gets another reminder before its new day', async () => {
  const confirmed = await confirmedAppointment(api, { client, staff });
  api.clock.set(DAY_BEFORE);
  await remind();
  await commanded(api, staff, confirmed, 'reschedule', {
    starts_at: '2026-12-08T22:30:00.000Z',
    ends_at: '2026-12-09T00:30:00.000Z',
    staff_id: staff.id,
    reason: 'Sam is ill.',
  });
  await remind();
  expect(await reminders()).toHaveLength(1);
  api.clock.set('2026-12-07T22:00:00.000Z');
  await remind();
  expect(await reminders()).toHaveLength(2);
});
